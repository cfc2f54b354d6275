import { Fragment, type ReactNode } from 'react';

const number = /([\d\u0660-\u0669]+)/;

/** Emphasizes the number in a count; the texts for one and two have no number. */
export function Count({ children, className }: { children: string; className: string }): ReactNode {
  return (
    <span className={className}>
      {children.split(number).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <Fragment key={index}>{index % 2 === 0 ? part : <b>{part}</b>}</Fragment>
      ))}
    </span>
  );
}
