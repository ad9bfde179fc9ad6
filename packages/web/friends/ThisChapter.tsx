import { itemAt } from '@hexwright/kernel';
import type { Room, RoomCampaign } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { Choices } from '../screens/Chronicle.tsx';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { inWords } from '../words/texts.ts';
import type { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly room: Room;
  readonly campaign: RoomCampaign;
  readonly act: ReturnType<typeof useAct>['act'];
}

/** Which chapter people gather for; what is chosen before it the host says, and everybody sees. */
export function ThisChapter({ table, room, campaign, act }: Props) {
  const { t } = useTranslation();
  const { chapters, chapter, choices, chosen } = campaign;
  return (
    <section className="card-box this-chapter">
      <p>
        {t('chronicle.next', { at: chapter + 1, count: chapters.length })}{' '}
        <b>{inWords(itemAt(chapters, chapter))}</b>
      </p>
      <Choices
        choices={choices}
        chosen={chosen}
        {...(room.you.host && { choose: (all) => act(table.ask('chapter', all)) })}
      />
      <a className="quiet-button" href={hrefOf(`/t/${table.id}/chronicle`)} onClick={follow}>
        {t('chronicle.link')}
      </a>
    </section>
  );
}
