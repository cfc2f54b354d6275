import { Fragment, type ReactElement } from 'react';

/** Before a slash and after a point: where a path may go on in the next line. */
const breaks = /(?=[/?&])|(?<=\.)/;

/** A path or the name of a field, broken between its parts where there is no room, and nowhere else. */
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
