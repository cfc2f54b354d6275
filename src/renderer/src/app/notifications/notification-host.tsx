import { lazyNamed } from '@renderer/runtime/lazy-named';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { type ReactElement, Suspense, useEffect, useState } from 'react';

import { setCalm } from '../calm';

const Toasts = lazyNamed(() => import('./toasts'), 'Toasts');
const FailureAlert = lazyNamed(() => import('./failure-alert'), 'FailureAlert');

/** Shows what `notify` was told. Its parts load with the first message, not with the app. */
export function NotificationHost(): ReactElement {
  const hasMessages = useNotifications((state) => state.messages.length > 0);
  const hasAlert = useNotifications((state) => state.alert !== null);
  // What is shown goes at once, without the time that a toast takes to fade.
  const clearings = useNotifications((state) => state.clearings);
  const [needsToasts, setNeedsToasts] = useState(false);
  if (hasMessages && !needsToasts) setNeedsToasts(true);
  useEffect(() => {
    if (hasAlert) setCalm();
  }, [hasAlert]);
  return (
    <Suspense fallback={null}>
      {needsToasts && <Toasts key={clearings} />}
      {hasAlert && <FailureAlert />}
    </Suspense>
  );
}
