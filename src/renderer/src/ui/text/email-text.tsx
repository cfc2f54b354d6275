import { Fragment, type ReactElement } from 'react';

/** An email address from left to right. Where it doesn't fit, it breaks after the @ or a dot, not within a word. */
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
