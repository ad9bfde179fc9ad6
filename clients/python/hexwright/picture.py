"""A picture of a board as numbers: hexes by terrain, roads, buildings and the robber, for `render_mode="rgb_array"`."""

from __future__ import annotations

from typing import Any, Dict, Tuple

import numpy as np

GROUND = {
    "desert": (222, 203, 150),
    "forest": (54, 110, 60),
    "pasture": (150, 200, 90),
    "fields": (235, 200, 70),
    "hills": (180, 90, 55),
    "mountains": (130, 130, 140),
    "sea": (110, 160, 210),
    "gold": (240, 190, 40),
}
OTHER_GROUND = (200, 200, 200)
SEATS = ((200, 40, 40), (40, 80, 200), (240, 240, 240), (240, 140, 30), (40, 140, 60), (120, 70, 40))
NOBODY = (90, 90, 90)


def picture(board: Dict[str, Any], width: int = 480) -> np.ndarray:
    """The `board` of the protocol as rows of pixels, red, green and blue."""
    hexes = board["hexes"]
    xy = np.array([(each["x"], each["y"]) for each in hexes])
    low, high = xy.min(axis=0) - 1.1, xy.max(axis=0) + 1.1
    scale = width / (high[0] - low[0])
    height = max(1, int(round((high[1] - low[1]) * scale)))
    pixels = np.zeros((height, width, 3), np.uint8)
    ys, xs = np.mgrid[0:height, 0:width]
    points = np.stack([xs / scale + low[0], ys / scale + low[1]], axis=-1)
    near = np.full((height, width), np.inf)
    own = np.zeros((height, width), np.int64)
    for i, centre in enumerate(xy):
        far = np.square(points - centre).sum(axis=-1)
        closer = far < near
        near[closer], own[closer] = far[closer], i
    colours = np.array([GROUND.get(each["terrain"], OTHER_GROUND) for each in hexes], np.uint8)
    pixels[:] = colours[own]
    pixels[near > 1.0] = GROUND["sea"]

    corners = {each["corner"]: np.array((each["x"], each["y"])) for each in board["corners"]}
    edges = {each["edge"]: each["corners"] for each in board["edges"]}

    def dot(at: np.ndarray, radius: float, colour: Tuple[int, int, int]) -> None:
        pixels[np.abs(points - at).max(axis=-1) < radius] = colour

    for piece in board["pieces"]:
        seat = piece["seat"]
        colour = NOBODY if seat is None or seat >= len(SEATS) else SEATS[seat]
        if piece["on"] == "edge":
            one, other = (corners[each] for each in edges[piece["place"]])
            for share in np.linspace(0.2, 0.8, 9):
                dot(one + (other - one) * share, 0.07, colour)
        elif piece["on"] == "corner":
            dot(corners[piece["place"]], 0.26, (20, 20, 20))
            dot(corners[piece["place"]], 0.22 if piece["piece"] != "settlement" else 0.16, colour)
    for blocker in board["blockers"]:
        if blocker["on"] == "hex" and blocker["place"] is not None:
            dot(xy[blocker["place"]], 0.2, (20, 20, 20))
    return pixels
