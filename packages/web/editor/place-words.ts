import { type CornerPlace, DIRECTIONS, type EdgePlace, type HexPlace, neighbour } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import type { BoardKit } from '../table/protocol.ts';
import { t } from '../words/i18n.ts';
import { placeNames, towards } from '../words/place-names.ts';
import type { Speaker } from '../words/speak.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import type { Draft } from './draft.ts';
import { placesIn } from './named-places.ts';

/** What the places of a drawing are called by people, who count rows and know no coordinates. */
export interface PlaceWords {
  hex(at: HexPlace): string;
  edge(at: EdgePlace): string;
  corner(at: CornerPlace): string;
  /** a sentence of the engine with the places it names in words */
  sentence(text: string): string;
}

export function placeWordsFor(draft: Draft, kit: BoardKit, speaker: Speaker): PlaceWords {
  const canvas = canvasOf(draft, kit, false);
  const { topology, sheet, fields } = canvas;
  const rows = rowsOf(canvas);
  const lies = (hex: number): string => speaker.place('hex', hex, fields) || t('editor.chance');
  const named: Partial<Record<'corner' | 'edge', readonly string[]>> = {};
  const namesOf = (on: 'corner' | 'edge'): readonly string[] => {
    named[on] ??= placeNames(sheet, on, fields, { hex: lies, good: (good) => speaker.name('good', good) });
    return named[on];
  };
  const hex = ({ q, r }: HexPlace): string => {
    const place = topology.hexAt(q, r);
    if (place >= 0) return t('editor.hex', { what: lies(place), ...rows[place] });
    const beside = DIRECTIONS.map((_, side) => neighbour({ q, r }, side))
      .map((at) => topology.hexAt(at.q, at.r))
      .find((each) => each >= 0);
    if (beside === undefined) return t('editor.hex-empty');
    const [from, to] = [
      middleOf({ q: itemAt(topology.q, beside), r: itemAt(topology.r, beside) }),
      middleOf({ q, r }),
    ];
    return t('editor.hex-empty-beside', {
      what: lies(beside),
      ...rows[beside],
      direction: towards(from, to),
    });
  };
  const edge = ({ q, r, side }: EdgePlace): string =>
    namesOf('edge')[topology.edgeAt(q, r, side)] ?? t('editor.edge-empty');
  const corner = ({ q, r, corner }: CornerPlace): string =>
    namesOf('corner')[topology.cornerAt(q, r, corner)] ?? t('editor.corner-empty');
  return {
    hex,
    edge,
    corner,
    sentence: (text) =>
      placesIn(text, {
        hex: (at) => (topology.hexAt(at.q, at.r) < 0 ? undefined : hex(at)),
        edge: (at) => namesOf('edge')[topology.edgeAt(at.q, at.r, at.side)],
        corner: (at) => namesOf('corner')[topology.cornerAt(at.q, at.r, at.corner)],
      }),
  };
}

/** Where the middle of a hex lies, in units of no matter. */
const middleOf = ({ q, r }: HexPlace): { readonly x: number; readonly y: number } => ({
  x: q + r / 2,
  y: (r * Math.sqrt(3)) / 2,
});

/** By hex: its row from the top, and its place in it from the left. */
function rowsOf({ sheet }: Canvas): readonly { readonly row: number; readonly nth: number }[] {
  const { hexes } = sheet.board;
  const key = ({ y }: { readonly y: number }): number => Math.round(y * 4);
  const tops = [...new Set(hexes.map(key))].sort((a, b) => a - b);
  return hexes.map((hex) => ({
    row: tops.indexOf(key(hex)) + 1,
    nth: hexes.filter((other) => key(other) === key(hex) && other.x < hex.x).length + 1,
  }));
}
