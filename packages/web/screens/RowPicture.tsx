import { useEffect, useRef, useState } from 'react';
import { pictureOf } from '../catalogue/picture.ts';
import type { Shelf } from '../catalogue/use-shelf.ts';
import type { RowCard } from '../table/protocol.ts';

/** the pictures that were looked at, by what is painted: a seal may show the first letters of a name */
const painted = new Map<string, string>();

/** The board of the row in small. It is painted when it comes near the window, and kept from then on. */
export function RowPicture({ row, shelf }: { readonly row: RowCard; readonly shelf: Shelf | null }) {
  const { id, name } = row;
  const key = `${id}|${name}`;
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(painted.has(key));
  useEffect(() => {
    if (near || !box.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  let picture = painted.get(key);
  const card = shelf?.cards[id];
  if (!picture && near && card) {
    picture = pictureOf(row, card, shelf.paint);
    painted.set(key, picture);
  }
  return (
    <span ref={box} className="row-picture">
      {picture && <img src={picture} alt="" decoding="async" />}
    </span>
  );
}
