import type { TableCard } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { ask } from './api.ts';

/** What a server has for somebody who looks at the front page: turns that wait, and open tables; nothing where there is none. */
export function useServerNews(): { readonly waiting: number; readonly open: readonly TableCard[] } {
  const [waiting, setWaiting] = useState(0);
  const [open, setOpen] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const asked = await ask('me');
      if (!asked.ok) return;
      setWaiting(asked.answer.me?.yourTurn ?? 0);
      const lists = await Promise.all(
        (['waiting', 'playing'] as const).map((state) => ask('lobby', undefined, { query: { state } })),
      );
      const tables = lists.flatMap((list) => (list.ok ? list.answer.tables : []));
      setOpen(tables.filter(({ seats }) => !seats.some(({ you }) => you)));
    };
    void look();
  }, []);
  return { waiting, open };
}
