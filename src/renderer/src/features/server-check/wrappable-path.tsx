import { Fragment, type ReactElement } from 'react';

/** Positions where a path may wrap: before a slash and after a period. */
const breaks = /(?=[/?&])|(?<=\.)/;

/** A path or a field's name that wraps only between its parts. */
export function WrappablePath({ path }: { path: string }): ReactElement {
  return (
    <bdi dir="ltr">
      {path.split(breaks).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
