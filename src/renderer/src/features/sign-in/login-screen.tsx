import type { ReactElement } from 'react';
export function LoginScreen(): ReactElement {
  return <div />;
}
