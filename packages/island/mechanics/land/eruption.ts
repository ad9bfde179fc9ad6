import { NATURE, pop, reason, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';
import { numberMoment } from '../core/moments.ts';
import { reduceBuilding, reducing } from '../core/reduce.ts';
import { hexesOf } from '../core/walks.ts';

export interface EruptionConfig {
  /** volcanoes; several kinds where their numbers are printed on them */
  readonly terrain: string | readonly string[];
  /** the option that says what becomes of a city: 'reduced' or 'destroyed'; it is reduced if not said */
  readonly cities?: string;
  /** whether it erupts on its number although it gives nothing itself. Default false. */
  readonly barren?: boolean;
  /** whether anybody may start beside it. Default false. */
  readonly starts?: boolean;
  /** whether it erupts on what its number lacks of 14, and not on its number. Default false. */
  readonly opposite?: boolean;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    eruption: EruptionPoints;
  }
}

export interface EruptionPoints {
  /** what becomes of the building on the corner that is hit */
  strike(s: State, corner: Corner): void;
  /** the volcano has erupted, and what stood at the corner has suffered */
  erupted(s: State, hex: Hex): void;
}

const TOO_HOT = reason('volcano-near', 'nobody starts beside a volcano');

/** A volcano that has produced erupts: a die names one of its corners, and what stands there suffers. */
export function eruption({
  terrain,
  cities,
  barren = false,
  starts = false,
  opposite = false,
}: EruptionConfig): Part {
  return {
    id: 'eruption',
    of: { terrain, cities, barren, starts, opposite },
    uses: [numberMoment(), reducing()],
    decisions: { erupt: { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] } },
    slots: { number: { erupt: 'after' } },
    exempt: { rare: ['event.reduced'] },
    brings: ['eruption'],
    rules: (was, b) => {
      const volcanoes = [terrain].flat().map((id) => b.terrain(id));
      const isVolcano = Uint8Array.from(b.terrains, (_, i) => (volcanoes.includes(i) ? 1 : 0));
      return {
        eruption: {
          strike: (s, corner) => {
            const piece = b.pieces[b.pieceOf[b.fields.building.get(s, corner)]];
            if (piece.replacesIndex >= 0 && (cities === undefined || b.option(cities) === 'reduced'))
              reduceBuilding(b, s, corner);
            else b.rules.unbuild(s, piece.index, corner);
          },
          erupted: () => {},
        },
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (!starts && b.walks.hexesAt[corner].some((hex) => isVolcano[b.fields.terrain.get(s, hex)] === 1)
            ? TOO_HOT
            : undefined),
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          for (const hex of volcanoes.flatMap((volcano) => hexesOf(b, s, volcano))) {
            if (!b.rules.answers(s, hex, opposite ? 14 - number : number) || b.rules.hexStopped(s, hex))
              continue;
            if (barren || b.rules.hexGood(s, hex) !== NO_GOOD)
              b.opening('number')(s, b.decision('erupt'), NATURE, hex);
          }
        },
      };
    },
    moves: (b) => {
      const strike = (s: State, corner: Corner): void => {
        if (corner < 0 || b.fields.building.get(s, corner) === 0) return;
        b.the.eruption.strike(s, corner);
        b.rules.reviewAwards(s);
      };
      return [
        {
          name: 'erupt',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['erupt'],
          uniform: true,
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, _nature, face) => {
            const hex = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'erupted', { hex, die: face + 1 });
            strike(s, b.topology.hexCorner[hex * 6 + face]);
            b.the.eruption.erupted(s, hex);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.erupt': 'The volcano erupts',
        'decision.erupt': 'The volcano erupts',
        'event.erupted': 'The volcano erupts: {die}.',
        'reason.volcano-near': 'Nobody starts beside a volcano.',
      },
    },
  };
}
