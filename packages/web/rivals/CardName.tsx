import { Fragment } from 'react';
import { breakable } from './hyphens.ts';

/** The name of a card: a word goes to the next line as a whole, and is broken only where it fits no line. */
export function CardName({ name }: { readonly name: string }) {
  return breakable(name)
    .split(' ')
    .map((word, i) => (
      <Fragment key={`${i} ${word}`}>
        {i > 0 && ' '}
        <span className="name-word">{word}</span>
      </Fragment>
    ));
}
