# The roles of the Storyteller that all may see.

company-title = Fabled and Loric
company-note = Roles of the Storyteller. Everyone knows that they are in play; they may come and go at any moment.
story-clocktower-entered = In play for all to see: { $role }
story-clocktower-exited = No longer in play: { $role }
