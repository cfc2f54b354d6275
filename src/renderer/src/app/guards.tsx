import { useHasScreens, useSignedIn } from '@renderer/bridge/session-store';
import { type ReactElement, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

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
