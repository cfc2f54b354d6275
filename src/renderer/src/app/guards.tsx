import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useHasScreens, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useWindowBegin } from '@renderer/runtime/state/window-kind';
import { isRecord } from '@shared/domain/is-record';
import type { Need } from '@shared/domain/permissions';
import { type ReactNode, useEffect, useState } from 'react';
import { type Location, Navigate, useLocation, useParams } from 'react-router-dom';

/** Who was there when each entry of the window's history that hands something over was first shown. */
const visitors = new Map<string, number>();

function belongsToAnother({ key, state }: Location<unknown>, owner: number | null): boolean {
  if (owner === null || !state) return false;
  const visitor = visitors.get(key);
  if (visitor === undefined) visitors.set(key, owner);
  return visitor !== undefined && visitor !== owner;
}

/**
 * Signed out, every path but `/login` leads there (checklist LOG-03). Going back never leads into what another person was handed over: their
 * screen opens as from its address alone. A window of a record finds what it was handed at its first entry, whose key is `default`.
 */
export function SignedInOnly({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const owner = useSession((state) => ownerOf(state)?.id ?? null);
  const begin = useWindowBegin((state) => state.begin);
  if (!useHasScreens()) return <Navigate to="/login" replace />;
  if (begin && location.key === 'default') return <Navigate to={begin.path} state={begin.state} replace />;
  if (belongsToAnother(location, owner)) return <Navigate to={location.pathname + location.search} replace />;
  return children;
}

/** Where somebody wanted to go who has to sign in first. */
function nextOf(state: unknown): string | null {
  const next = isRecord(state) ? state.next : null;
  return typeof next === 'string' && /^\/[\w/-]+$/.test(next) ? next : null;
}

/**
 * Signed in, `/login` leads to the root (checklist LOG-06); who signs in here is taken to `/admins` (LOG-08), or to the screen that was
 * pressed before.
 */
export function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const next = nextOf(useLocation().state);
  const isSignedIn = useSignedIn();
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return children;
  return <Navigate to={cameSignedIn ? '/' : (next ?? '/admins')} replace />;
}

/** An address whose id is none leads to nothing, so it is not asked for. */
export function KnownIdOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }): ReactNode {
  const { id } = useParams();
  return id === undefined || /^[1-9]\d{0,15}$/.test(id) ? children : otherwise;
}

interface PermittedOnlyProps {
  needs: Need;
  /** Path of the list that the form belongs to. */
  listPath: string;
  children: ReactNode;
}

/** Whoever lacks the permission is taken to the list and told why (OP-35). Who loses it on the form stays there, so that what was typed can be read. */
export function PermittedOnly({ needs, listPath, children }: PermittedOnlyProps): ReactNode {
  const isPermitted = usePermission(needs);
  const [cameWithIt] = useState(isPermitted);
  useEffect(() => {
    if (!cameWithIt) notify.failure({ code: 'forbidden' });
  }, [cameWithIt]);
  return cameWithIt ? children : <Navigate to={listPath} replace />;
}
