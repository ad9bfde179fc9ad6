import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { BrowseScreen } from '../screens/BrowseScreen.tsx';
import { GameChoice, useRow, useWish } from '../screens/GameChoice.tsx';
import { follow, go } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import type { RowCard, Wish } from '../table/protocol.ts';
import type { ServerTable } from '../table/server-table.ts';
import { reasonWords } from '../words/reason.ts';
import { SeatsChoice } from './SeatsChoice.tsx';
import { wishToSend } from './terms.ts';
import { useTableNow } from './use-table.ts';

interface Props {
  readonly table: ServerTable;
  /** the row that is looked at; empty while one is chosen */
  readonly row: string;
}

/** The host chooses another game, or other options of the same, for the people who have gathered. */
export function ChangeGame({ table, row }: Props) {
  const { t } = useTranslation();
  const { room } = useTableNow(table);
  const home = `/t/${room.id}`;
  if (row === '') return <BrowseScreen base={`${home}/game`} title={t('game.which')} back={home} />;
  return <ChosenRow key={row} table={table} row={row} />;
}

function ChosenRow({ table, row }: Props) {
  const { t } = useTranslation();
  const card = useRow(row);
  if (card === undefined) return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble text={t('trouble.no-row', { id: row })} />;
  return <ChosenGame table={table} card={card} />;
}

function ChosenGame({ table, card }: { readonly table: ServerTable; readonly card: RowCard }) {
  const { t } = useTranslation();
  const { room } = useTableNow(table);
  const { wish } = room.settings;
  const wished = useWish(card, wish.game === card.id ? (wish as Wish) : asMany(card, room.seats.length));
  const [refused, setRefused] = useState<string | null>(null);
  const home = `/t/${room.id}`;
  const trouble = wished.trouble ?? refused;
  const left = room.seats.filter(({ person }) => person).length - wished.wish.seats;
  const take = async (): Promise<void> => {
    const taken = await table.ask('settings', { wish: wishToSend(wished.wish) });
    if (taken.ok) go(home);
    else setRefused(reasonWords(taken.reason));
  };
  return (
    <GameChoice
      card={card}
      wished={wished}
      back={home}
      seats={
        <>
          <p className="ways-on">
            <a className="quiet-button" href={hrefOf(`${home}/game`)} onClick={follow}>
              {t('game.other')}
            </a>
          </p>
          <SeatsChoice card={card} wished={wished} />
        </>
      }
    >
      {left > 0 && <p className="soft">{t('game.too-few', { count: left })}</p>}
      {trouble && (
        <p role="alert" className="refusal">
          {trouble}
        </p>
      )}
      <button
        type="button"
        className="action primary big"
        disabled={wished.trouble !== null}
        onClick={() => void take()}
      >
        {t('game.take')}
      </button>
      <p className="soft">{t('game.take-note')}</p>
    </GameChoice>
  );
}

/** As many seats as there are, where the other game has so many. */
const asMany = ({ players }: RowCard, seats: number): Partial<Wish> =>
  players.includes(seats) ? { seats } : {};
