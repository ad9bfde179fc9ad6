import { useTranslation } from 'react-i18next';
import type { GameCard } from '../table/protocol.ts';
import { inWords } from '../words/texts.ts';
import { hrefOf } from './address.ts';
import { follow } from './route.ts';

/** The game that was played last and is not over. */
export function unfinished(games: readonly GameCard[]): GameCard | undefined {
  return games
    .filter(({ over, damaged }) => !over && damaged === undefined)
    .reduce<GameCard | undefined>(
      (last, game) => (last && last.touched >= game.touched ? last : game),
      undefined,
    );
}

/** One big button back into it. */
export function Continue({ game }: { readonly game: GameCard }) {
  const { t } = useTranslation();
  return (
    <a className="action primary big continue" href={hrefOf(`/table/${game.id}`)} onClick={follow}>
      <span>
        {t('front.continue')}
        <small>
          {inWords(game.title)} · {t('kept.turn', { turn: Math.max(0, game.turn) })}
        </small>
      </span>
    </a>
  );
}
