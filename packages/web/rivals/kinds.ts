import { itemAt } from '@hexwright/kernel';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { goodsMentioned } from './mentioned.ts';

/** What a card is to players, as it stands on its ribbon. */
export type CardKind = 'action' | 'attack' | 'hero' | 'ship' | 'building' | 'site' | 'event';

export function kindOf(sheet: RivalsSheet, card: number): CardKind {
  const { kind, unit, attack } = itemAt(sheet.cards, card);
  if (kind === 'action') return attack ? 'attack' : 'action';
  if (unit) return unit;
  return kind === 'unit' ? 'hero' : kind;
}

const GROUNDS: Readonly<Record<CardKind, string>> = {
  action: '#e3c04a',
  attack: '#c8553f',
  hero: '#9a6fb0',
  ship: '#4f93b8',
  building: '#b9a27c',
  site: '#b9a27c',
  event: '#6f8fbd',
};

/** The ground that its picture stands on: that of the one good that it is about, or else that of its kind. */
export function groundOf(sheet: RivalsSheet, speak: Speaker, card: number): string {
  const kind = kindOf(sheet, card);
  const [good, other] = goodsMentioned(sheet, speak, card);
  const own = kind === 'building' && good !== undefined && other === undefined;
  return (own && sheet.looks.goods?.[good]?.colour) || GROUNDS[kind];
}
