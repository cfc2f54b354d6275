import { useSignedIn } from '@renderer/bridge/session-store';
import type { ReactElement } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

/** Signed out, every path but `/login` leads there (checklist LOG-03). */
export function SignedInOnly(): ReactElement {
  return useSignedIn() ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Signed in, `/login` leads to the root (checklist LOG-06); right after a sign-in to `/admins` (LOG-08), which the form does itself. */
export function SignedOutOnly(): ReactElement {
  return useSignedIn() ? <Navigate to="/" replace /> : <Outlet />;
}
