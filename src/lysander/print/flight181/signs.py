"""The signs on counters, as on the screen's pieces, in black: a square for teams, a triangle for hijackers, a person for groups."""

from __future__ import annotations

from ..signs import ring, stroke, svg

PERSON = "<circle cy='-4.4' r='2.6'/><path d='M-5 6C-5-.4-3.4-1.4 0-1.4S5-.4 5 6z'/>"
CROSS = "<path d='M-2-6.500h4v4.500h4.500v4H2v4.500h-4V2h-4.500v-4H-2z'/>"
DASHED = "stroke-dasharray='2.2 1.7'"

TEAM = svg("-7 -7 14 14", "<rect x='-6.500' y='-6.500' width='13' height='13' rx='1.500'/>", stroke("M-3-2.500h6M0-2.500v6", 1.8, "#fff"))
GROUP = svg("-7 -7.5 14 14", PERSON)
HIJACKER = svg("-7.5 -7 15 14", "<path d='M0-6.500L7 6H-7z'/>")
DOWN = svg("-7.5 -7 15 14", stroke("M0-6L6.500 5.500H-6.500z", 1.3, more=DASHED))
WOUND = svg("-7 -7 14 14", CROSS)
SERIOUS = svg("-7 -7 18 14", CROSS, stroke("M9.200-5.500v6.500", 2), "<circle cx='9.200' cy='4.800' r='1.300'/>")
DEAD = svg("-7 -7 14 14", ring(6, 1.3), stroke("M-3.500 0h7", 2))
CONTROL = svg("-7 -7 14 14", ring(6, 1.3), "<circle cy='-1.600' r='1.400'/><path d='M-2.600 3.600c0-3 .8-3.800 2.600-3.800s2.600.8 2.600 3.800z'/>")
TANGLED = svg("-7 -7 14 14", stroke("M-6 4q3-5 6 0t6 0M-6-3q3-5 6 0t6 0", 1.5))
JOSTLED = svg("-7 -7 14 14", stroke("M-6.500 0h8M-2-3.500L1.500 0-2 3.500M5.500-5.500v11", 1.6))
COOL = svg("-7 -7 14 14", stroke("M0-6.500v13M-5.600-3.200L5.600 3.200M-5.600 3.200L5.600-3.200", 1.5))
CARD = "<rect x='-6.2' y='-4.5' width='8' height='10.5' rx='1' fill='#fff' stroke='#000' stroke-width='1.2'/>"
VETTED = svg("-7 -7 14 14", CARD, stroke("M2.5-6l3.5 1-2.5 9.5", 1.2))
STAR = svg("-7 -7 14 14", "<path d='M0-6.500L1.900-2 6.500-1.700 3 1.300 4.100 6 0 3.400-4.100 6-3 1.300-6.500-1.700-1.900-2z'/>")
BLANK = svg("-7 -7 14 14", "<circle r='.6'/>")
LATTICE = "M-5.5-5.5L5.5 5.5M-5.5 0L0 5.5M0-5.5L5.5 0M5.5-5.5L-5.5 5.5M0-5.5L-5.5 0M5.5 0L0 5.5"
BACK = svg("-7 -7 14 14", stroke(LATTICE, 0.9))
TURN = svg("-7 -7 14 14", ring(5.5, 1.5), "<path d='M3-7.500l3.500 3.500-4.800 1z'/>")
