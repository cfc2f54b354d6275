import { useConnection } from '@renderer/parts/frame/connection-state';
import { useRead } from '@renderer/runtime/calls/use-read';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePolicy } from '@renderer/runtime/state/managed';
import { Preloader } from '@renderer/ui/feedback/preloader';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoginScreen } from './routes';

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
  return wantsConnection ? <ConnectionScreen connection={connection} /> : <LoginScreen />;
}
