# The dead may watch with open eyes
watching-means = You will see all cards and everything that happens, at night too, until the game is over.
watching-silence = From then on you say nothing, show nothing and keep a straight face: one glance can decide the game. You neither write nor vote, and you do not come back into this game. You still win with your side.
watching-for-good = Everyone sees that you are watching. It cannot be taken back.
watching-sure = Open my eyes
watching-not = Keep them closed
watching-note = You see everything. Say nothing, show nothing, and keep your screen to yourself.
watching-stream = Overlay for a stream
watching-stream-delay = Behind the game by this much, so that players who watch it learn nothing early:
watching-stream-open = Open it
watching-stream-copy = Copy the address
watching-stream-copied = Copied.

refused-eyes-stay-closed = This table has not agreed that the dead may watch.
refused-only-the-dead-watch = Only the dead may watch with open eyes.
refused-answer-first = Answer first what you are still asked.
