import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { numberAt } from '../board/read.ts';
import type { AnyView } from '../table/protocol.ts';
import type { RivalsSheet } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import { capital, type Speaker } from '../words/speak.ts';
import { isLower, isOuter, landOf, slotOf } from './land.ts';
import { type Spot, spotsOf } from './spots.ts';

/** Says what lies on a card table. */
export interface Naming {
  spot(spot: Spot): string;
  /** a move with all that it is about */
  move(move: RawMove): string;
}

export function namingFor(
  sheet: RivalsSheet,
  { fields, seat: me }: Pick<AnyView, 'fields' | 'seat'>,
  speak: Speaker,
): Naming {
  const place = (seat: number, at: number): string => {
    const land = landOf(fields, seat);
    const good = (land.terrain[at] ?? 0) - 1;
    if (!(good >= 0)) return t('rivals.no-region');
    return t('rivals.region', {
      terrain: speak.term(`terrain.${sheet.terrains[good]}`),
      number: land.number[at],
      count: land.store[at],
      good: speak.name('good', itemAt(sheet.goods, good)),
    });
  };
  const site = (seat: number, at: number): string => {
    const card = (landOf(fields, seat).sites[at] ?? 0) - 1;
    const side = t(isOuter(at) ? 'rivals.outer-site' : 'rivals.site');
    const where = t(isLower(at) ? 'rivals.site-below' : 'rivals.site-above', {
      site: side,
      n: slotOf(at) + 1,
    });
    return card >= 0 ? `${speak.name('card', itemAt(sheet.cards, card).id)}, ${where}` : where;
  };
  /** Cards of one name are told apart by their set, or by what they do where the set is the same too. */
  const card = (id: string): string => {
    const name = speak.name('card', id);
    const alike = sheet.cards.filter((each) => speak.name('card', each.id) === name);
    const own = alike.find((each) => each.id === id);
    if (!own || alike.length === 1) return name;
    const ofSet = alike.filter(({ back }) => back === own.back);
    return ofSet.length > 1
      ? `${name} (${speak.term(`card.${id}.text`)})`
      : `${name} (${speak.term(`back.${sheet.backs[own.back]}`)})`;
  };
  const spot = ({ on, at, seat = 0 }: Spot): string => {
    if (on === 'place') return place(seat, Number(at));
    if (on === 'site') return site(seat, Number(at));
    if (on === 'way') return t('rivals.way', { n: Number(at) + 1 });
    if (on === 'slot') return t('rivals.slot', { n: Number(at) + 1 });
    if (on === 'stack')
      return t('rivals.stack', { n: Number(at) + 1, count: numberAt(fields.stackSize, Number(at)) });
    if (on === 'region') {
      const [terrain, number] = String(at).split(' ');
      return t('rivals.new-region', { terrain: speak.term(`terrain.${terrain}`), number });
    }
    if (on === 'card') return card(String(at));
    const key = `${on}.${at}`;
    return speak.has(key) ? speak.term(key) : String(at);
  };
  return {
    spot,
    move: (move) => {
      const said = speak.term(`move.${move.move}`, move);
      const about = spotsOf(sheet, move, me ?? 0)
        .map(spot)
        .filter((words) => !said.includes(words));
      return capital([said, ...about].join(' · '));
    },
  };
}
