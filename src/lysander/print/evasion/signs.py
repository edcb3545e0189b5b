"""The signs on counters, as on the screen's pieces, in black."""

from __future__ import annotations

from ..signs import ring, stroke, struck, svg

MAN = "<circle cx='{x}' cy='-4.3' r='2.1'/><path d='M{x} 5.5m-2.7 0c0-4.8.6-7 2.7-7s2.7 2.2 2.7 7z'/>"
LORRY = "<path d='M-9-4.5h10v8.5h-10z'/><path d='M1-2h4.2l3.3 3.2v2.8H1z'/><circle cx='-5' cy='4.8' r='2.3'/><circle cx='5' cy='4.8' r='2.3'/>"
WING = "<path d='M-8 .6l7.2-1.7V-6h1.6v4.9L8 .6v1.5L.8 1.7V5.7l2.3 1.7v.9L0 7.7l-3.1.6v-.9L-.8 5.7V1.7L-8 2.1z'/>"
STAR = "M0-4.7v1.2M0 3.5v1.2M-4.7 0h1.2M3.5 0h1.2M-3.3-3.3l.8.8M2.5 2.5l.8.8M-3.3 3.3l.8-.8M2.5-2.5l.8-.8"
LETTER_R = "M-2.5 4.5v-9h3q2.6 0 2.6 2.6t-2.6 2.6h-3M.4.7l3 3.8"


UP, DOWN = "M-10 8L10-6", "M-10-6L10 8"
PATROL = svg("-8.6 -7 17.2 13", *(MAN.format(x=x) for x in (-5.6, 0, 5.6)))
CAR = svg("-9.5 -5.5 19 13", LORRY)
TAKEN = svg("-11 -7 22 16", LORRY, struck([UP]))
WRECK = svg("-11 -7 22 16", LORRY, struck([UP, DOWN]))
PLANE = svg("-9 -7 18 16", WING)
SEARCH = svg("-9 -9 18 18", ring(7, 1.3, "stroke-dasharray='2.2 2.2'"), "<circle r='2'/>")
BLOCK = svg("-10 -7 20 13", "<path d='M-9.5-3h5v4h-5zM-2.5-3h5v4h-5zM4.5-3h5v4h-5z'/>", stroke("M-9.5-1H9.5M-7 1v4M7 1v4", 1))
AMBUSH = svg("-9 -8 18 15", stroke("M-7-6L4 3M7-6L-4 3M-8 5q8-6 16 0", 1.5))
WOUND = svg("-5 -5 10 10", "<circle r='5' fill='#fff'/><path d='M0-4v8M-4 0h8' stroke='#000' stroke-width='2.4'/>")
MEET = svg("-9 -9 18 18", ring(7.5, 1.5), stroke(LETTER_R, 1.6))
SEEN = svg("-9 -7 18 13", stroke("M-8 0q8-9 16 0q-8 9-16 0z", 1.4), "<circle r='2.6'/>")
MOON = svg("-5 -5 10 10", "<path d='M2.5 3.6A4.6 4.6 0 1 1 .6-4.4 3.7 3.7 0 0 0 2.5 3.6z' fill='#fff'/>")
SUN = svg("-5 -5 10 10", ring(2.3, 1), stroke(STAR, 1))
