import { defineModule } from '../rulebook/index.ts';
import { rivers } from './rivers.ts';

/** Official pair, in the rules of Traders & Barbarians: neutral colours build bridges too. */
export const riversForTwo = defineModule({
  id: 'traders-barbarians/rivers-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [rivers.id, 'variant/catan-for-two'],
  rules: (was, b) => {
    const { index: bridge } = b.piece('bridge');
    const { index: road } = b.piece('road');
    return {
      neutrals: {
        follows: (s, piece) => {
          const same = was.neutrals.follows(s, piece);
          return piece === bridge && same < 0 ? was.neutrals.follows(s, road) : same;
        },
      },
    };
  },
  words: {
    name: 'The Rivers of Catan for two',
    summary: 'Neutral colours build bridges, and swamps earn trade tokens.',
    rules: [
      {
        of: 'part.trade-tokens',
        text: 'A settlement beside a swamp earns 2 trade tokens, besides its gold. The robber is sent to a swamp.',
      },
      { of: 'part.neutral-colours', text: 'Neutral colours have no gold and are neither rich nor poor.' },
      {
        of: 'part.neutral-colours',
        text: 'With a bridge goes a neutral bridge, if possible; if not, a neutral road.',
      },
    ],
    instead: { 'move.send-robber': 'Send the robber to a swamp' },
  },
});
