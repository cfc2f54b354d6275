import { notify } from '@renderer/runtime/notices/notify';
import { useHasScreens, useSignedIn } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { Need } from '@shared/domain/permissions';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useParams } from 'react-router-dom';

/** Signed out, every path but `/login` leads there (checklist LOG-03). */
export function SignedInOnly(): ReactElement {
  return useHasScreens() ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Signed in, `/login` leads to the root (checklist LOG-06); who signs in here is taken to `/admins` (LOG-08). */
export function SignedOutOnly(): ReactElement {
  const isSignedIn = useSignedIn();
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return <Outlet />;
  return <Navigate to={cameSignedIn ? '/' : '/admins'} replace />;
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
