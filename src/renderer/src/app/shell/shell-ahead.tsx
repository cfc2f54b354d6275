import { Preloader } from '@renderer/ui/feedback/preloader';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

const load = () => import('./shell');
const ShellOnce = lazy(async () => ({ default: (await loadShell()).Shell }));
let loaded: Awaited<ReturnType<typeof load>> | null = null;

/** The frame of a signed-in admin, which a sign-in screen can do without. */
export async function loadShell(): ReturnType<typeof load> {
  loaded = await load();
  return loaded;
}

/** At once where it was loaded ahead. */
export function ShellAhead({ children }: { children: ReactNode }): ReactElement {
  // Kept, so that what is drawn stays when it comes.
  const [there] = useState(loaded);
  if (there) return <there.Shell>{children}</there.Shell>;
  return (
    <Suspense fallback={<Preloader />}>
      <ShellOnce>{children}</ShellOnce>
    </Suspense>
  );
}
