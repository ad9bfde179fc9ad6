"""Files of games that `hexwright lab export` writes; HEXWRIGHT_GAMES names one, and HEXWRIGHT_GAMES_TOLD what is in it."""

import io
import json
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from hexwright import GamesFile  # noqa: E402

PATH = os.environ.get("HEXWRIGHT_GAMES")


@unittest.skipUnless(PATH, "HEXWRIGHT_GAMES names no file")
class ReadsGames(unittest.TestCase):
    def test_every_game_is_as_the_engine_told_it(self) -> None:
        told = json.loads(os.environ["HEXWRIGHT_GAMES_TOLD"])
        with open(PATH or "", "rb") as file:
            games = GamesFile(file)
            read = list(games)
        self.assertEqual(games.head["game"], told["game"])
        self.assertEqual([list(game.winners) for game in read], told["winners"])
        self.assertEqual([list(game.points) for game in read], told["points"])
        self.assertEqual([len(game.moves) for game in read], told["moves"])
        for game in read:
            for position in game.positions:
                self.assertEqual(len(position.features), games.seats * len(games.features))
        at = games.features.index("points")
        first = read[0].positions[0].features
        self.assertAlmostEqual(first[at], told["first"], places=5)

    def test_what_is_cut_short_is_refused(self) -> None:
        with open(PATH or "", "rb") as file:
            whole = file.read()
        with self.assertRaisesRegex(ValueError, "ends in the middle"):
            list(GamesFile(io.BytesIO(whole[:-3])))
        with self.assertRaisesRegex(ValueError, "no file of games"):
            GamesFile(io.BytesIO(b"something else"))


if __name__ == "__main__":
    unittest.main()
