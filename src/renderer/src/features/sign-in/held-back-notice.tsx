import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, useState } from 'react';

/** Shows that an earlier session is stored but its token isn't available, with a retry; disappears once it is. */
export function HeldBackNotice(): ReactElement {
  const t = useTexts();
  const [isStillHeldBack, setStillHeldBack] = useState(false);
  const again = useWrite('session.restoreAgain', { onSuccess: setStillHeldBack });
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('signIn.heldBack')} <span role="status">{isStillHeldBack && !again.isPending && t('signIn.heldBackStill')}</span>
      </MessageBarBody>
      <MessageBarActions>
        <Button
          aria-busy={again.isPending}
          {...(again.isPending && { icon: <Spinner size="tiny" aria-hidden /> })}
          onClick={() => void again.send(undefined)}
        >
          {t('signIn.openAgain')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
