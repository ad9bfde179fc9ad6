import { itemAt } from '@hexwright/kernel';
import type { CSSProperties } from 'react';
import { Icon } from '../shapes/Shape.tsx';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { groundOf } from './kinds.ts';

interface Props {
  readonly sheet: RivalsSheet;
  readonly card: number;
  readonly size?: number;
}

/** The picture of a card, in the colour of its kind. */
export function Emblem({ sheet, card, size = 34 }: Props) {
  const look = sheet.looks.cards?.[itemAt(sheet.cards, card).id];
  return <Icon shape={look?.shape ?? 'scroll'} fill={look?.colour ?? '#7a6a52'} size={size} />;
}

export function tintOf(sheet: RivalsSheet, card: number): string {
  return sheet.looks.cards?.[itemAt(sheet.cards, card).id]?.colour ?? '#7a6a52';
}

/** The colours of a card: of its frame, and of the ground of its picture. */
export function facesOf(sheet: RivalsSheet, speak: Speaker, card: number): CSSProperties {
  return { '--tint': tintOf(sheet, card), '--ground': groundOf(sheet, speak, card) } as CSSProperties;
}
