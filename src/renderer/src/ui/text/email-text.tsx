import { Fragment, type ReactElement } from 'react';

/** An address from left to right; where it does not fit on a line it goes on after its @ or a dot, not within a word. */
export function EmailText({ email }: { email: string }): ReactElement {
  return (
    <bdi dir="ltr">
      {email.split(/(?<=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
