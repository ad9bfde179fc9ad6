import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Cards } from '../../play/Cards.tsx';
import { GameProvider } from '../../play/game-context.ts';
import type { AnyView } from '../../table/protocol.ts';
import { i18n } from '../../words/i18n.ts';
import { atATable } from './at-a-table.ts';

const plain = (html: string): string =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

test.each(['first-island/base', 'cities-knights/core', 'seafarers/heading-for-new-shores'])(
  'every card of %s tells all its words, whether it can be used or not; those with many are opened to be read',
  (row) => {
    const { sheet, view, speak } = atATable({ game: row, seats: 4 }, 40);
    expect(sheet.cards.length).toBeGreaterThan(3);
    const held = Array.from({ length: 4 }, () => sheet.cards.map(() => 1));
    const seen = { ...view, fields: { ...view.fields, cards: held } } as unknown as AnyView;
    const game = { sheet, speak, view: seen, players: [], told: [], play: () => {} };
    const cards = createElement(GameProvider, { value: game }, createElement(Cards));
    const drawn = plain(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, cards)));
    const buttons = drawn.split('<span class="reason-holder">').slice(1);
    expect(buttons).toHaveLength(sheet.cards.length);
    for (const [i, { id }] of sheet.cards.entries()) {
      const text = speak.term(`card.${id}.text`);
      expect(text, id).toMatch(/\w+ \w+/);
      expect(buttons[i]).toContain(speak.name('card', id));
      // What a pointer, the keyboard and a screen reader come upon has no shortened words.
      expect(buttons[i]).toContain(`<span class="hint">${text}</span>`);
      // A finger opens it: such a card never refuses the tap.
      expect(/class="dev-card[^"]* long/.test(buttons[i]), id).toBe(text.length > 60);
      if (text.length > 60) expect(buttons[i]).toContain('aria-disabled="false"');
    }
  },
);
