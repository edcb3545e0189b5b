"""The signs on cards and counters, as on the screen, in black; lines of white divide them."""

from __future__ import annotations

INK = "fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'"
PALE = "fill='none' stroke='#fff' stroke-width='2.2' stroke-linecap='round'"
SHAPES = {
    "C": f"<path d='M0-8L7-4v8L0 8-7 4v-8z'/><path d='M2.8-2.3a3.5 3.5 0 1 0 0 4.6' {PALE}/>",
    "F": "<path d='M0-3c2.3-2.5 7.5-1.7 7.5 3C7.5 4.5 3.8 8 1.7 8 .9 8 .7 7.6 0 7.6s-.9.4-1.7.4C-3.8 8-7.5 4.5-7.5 0c0-4.7 5.2-5.5 7.5-3z'/>"
    f"<path d='M0-3.2c0-2.2.9-4 2.8-4.7' {INK}/>",
    "M": f"<rect x='-7.5' y='-7.5' width='15' height='15' rx='3.6'/><path d='M0-4v8M-4 0h8' {PALE}/>",
    "J": "<path d='M0-8.2l2.3 5.2 5.7.6-4.3 3.8 1.3 5.6L0 4.1-5 7l1.3-5.6L-8-2.4l5.7-.6z'/>",
    "B": "<rect x='-7' y='-7' width='14' height='14' rx='3.5'/><g fill='#fff'><circle cx='-3' cy='-3' r='1.5'/><circle cx='3' cy='3' r='1.5'/>"
    "<circle r='1.5'/></g>",
    "?": f"<path d='M-3-3.6A3.2 3.2 0 1 1 1.6-.7C.3 0 0 .7 0 2.2' {INK}/><circle cy='5.6' r='1.4'/>",
    "blue": f"<path d='M-7.5-3.5q2.5-3 5 0t5 0 5 0M-7.5 1q2.5-3 5 0t5 0 5 0M-7.5 5.5q2.5-3 5 0t5 0 5 0' {INK}/>",
    "green": f"<path d='M-6 6C-7-3.5 0-7 7-7c0 8-3.5 14-11 11M-6.5 7L.5 0' {INK}/>",
    "yellow": f"<circle r='3.4' {INK}/>"
    f"<path d='M0-7.6v1.3M0 6.3v1.3M-7.6 0h1.3M6.3 0h1.3M-5.4-5.4l.9.9M4.5 4.5l.9.9M-5.4 5.4l.9-.9M4.5-4.5l.9-.9' {INK}/>",
    "grey": f"<path d='M-4.5 5a3.3 3.3 0 0 1-.5-6.5 4.8 4.8 0 0 1 9.2-.6A3.6 3.6 0 0 1 4.5 5z' {INK}/>",
    "red": f"<path d='M0-8L8.2 7H-8.2z'/><path d='M0-3v4.6M0 4.3v.2' {PALE}/>",
    "squad": "<path d='M-8.5-3.5h10v7h-10zM2.5-1.5h3l3 2.5v2.5h-6z'/><rect x='-5' y='-6' width='4.5' height='2' rx='1'/>"
    "<circle cx='-5' cy='4.5' r='2.2'/><circle cx='5' cy='4.5' r='2.2'/>",
    "plane": "<path d='M-8.5-1.2L-5-.9 1-.9-2-7.5h2L4.8-.9 7-.9q2 0 2 .9t-2 .9L4.8.9 0 7.5h-2L1 .9l-6 0-1.5 2h-1.3L-7.2 0z'/>",
    "passenger": "<circle cy='-4.6' r='3.2'/><path d='M-5.5 8c0-6 1.5-8.5 5.5-8.5S5.5 2 5.5 8z'/>",
    "pilot": "<path d='M-4.5-6.5h9l-1 2.3h-7z'/><circle cy='-3.4' r='3'/><path d='M-5.5 8C-5.5 2-4 .3 0 .3S5.5 2 5.5 8z'/>"
    f"<path d='M0 1.5L-1.5 4 0 7.5 1.5 4z' {PALE}/>",
    "cube": f"<path d='M0-7.5L6.8-3.8v7.6L0 7.5-6.8 3.8v-7.6z' {INK}/><path d='M-6.5-3.7L0 0l6.5-3.7M0 0v7' {INK}/>",
    "fist": "<path d='M-5-4.5q2-2.5 4-1 1.5-1.5 3 0 2-1 3 1V2q0 5-5 5h-1q-4 0-4-4z'/>",
    "star": "<path d='M0-8.2l2.5 5.1 5.7.8-4.1 4 1 5.6L0 4.7l-5.1 2.6 1-5.6-4.1-4 5.7-.8z'/>",
    "medal": f"<path d='M-5-8.5h4L1-3h-4z'/><path d='M5-8.5h-4L-1-3h4z'/><circle cy='3' r='5' {INK}/><circle cy='3' r='2'/>",
    "thumb": "<path d='M-7-1h3.5v8H-7zM-2.5-1q3-2 2.5-7 3.5-.5 3 5.5h4.5q1 4.5-1.5 9h-8.5z'/>",
    "disc": f"<circle r='7.5' {INK}/><path d='M-4-2q4-4 8 0M-2 1q2-2 4 0' {INK}/><circle cy='4' r='1.2'/>",
    "mask": "<path d='M0-8.5q7 0 7 8 0 9-7 9t-7-9q0-8 7-8z'/><g fill='#fff'><ellipse cx='-3' cy='-1.5' rx='2' ry='1.3'/>"
    "<ellipse cx='3' cy='-1.5' rx='2' ry='1.3'/></g>"
    f"<path d='M-2.5 4h5' {PALE}/>",
    "robot": f"<rect x='-7' y='-4.5' width='14' height='12' rx='2.5'/><path d='M0-4.5v-3' {INK}/><g fill='#fff'><circle cx='-3' cy='0' r='1.6'/>"
    f"<circle cx='3' cy='0' r='1.6'/></g><path d='M-3 4.5h6' {PALE}/>",
    "goal": f"<circle r='7.5' {INK}/><circle r='3.5' {INK}/><circle r='1'/>",
    "flag": f"<path d='M-5 8V-8' {INK}/><path d='M-5-8L7-4-5 0z'/>",
}
SIGNS = {name: f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='-9 -9 18 18'>{shape}</svg>" for name, shape in SHAPES.items()}
"""Drawings without a size of their own, by name."""
