import { AdminList } from '@renderer/features/admins/area';
import { useConnection } from '@renderer/parts/frame/connection-state';
import { useRead } from '@renderer/runtime/calls/use-read';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePolicy } from '@renderer/runtime/state/managed';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { type ReactElement, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoginScreen } from './routes';
import { ShellAhead } from './shell/shell-ahead';

const ConnectionScreen = lazyWithProps(() => import('@renderer/features/connection/connection-screen'), 'ConnectionScreen');

/** `/login`: the connection first while no server is known or when it was asked for, else the sign-in. */
export function EntryScreen(): ReactElement {
  const { data: connection, isFetched } = useConnection();
  // Both screens ask for it; asked for here, it is there with them.
  usePolicy();
  const lastEmail = useRead('session.lastEmail', undefined, { failure: 'inPlace' });
  const [params] = useSearchParams();
  // Not `isPending`: a read that failed is pending again whenever another component asks for it.
  if (!isFetched || !lastEmail.isFetched) return <Preloader />;
  const wantsConnection = connection && (connection.apiRoot === null || params.has('connection'));
  if (wantsConnection) return <ConnectionScreen connection={connection} />;
  return (
    <>
      <LoginScreen />
      <NextAhead />
    </>
  );
}

/** Loads what follows while somebody types; as it stands beside the screen that loads, not before that is there. */
function NextAhead(): null {
  useEffect(() => {
    const id = requestIdleCallback(() => {
      void Promise.allSettled([ShellAhead.load(), AdminList.load()]);
    });
    return () => cancelIdleCallback(id);
  }, []);
  return null;
}
