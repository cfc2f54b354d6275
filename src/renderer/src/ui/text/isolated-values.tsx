import { Fragment, type ReactElement } from 'react';

/** A text whose values are marked `<n>…</n>` in the dictionary; each is isolated from the direction of the surrounding text. */
export function IsolatedValues({ children }: { children: string }): ReactElement {
  const parts = children.split(/<n>(.*?)<\/n>/);
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity and keep their order.
        <Fragment key={at}>{at % 2 === 1 ? <bdi>{part}</bdi> : part}</Fragment>
      ))}
    </>
  );
}
