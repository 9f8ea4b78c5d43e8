# D’un module que quelqu’un apporte : ce qui en est compris, et ce qui ne l’est pas.
