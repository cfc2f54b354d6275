import type { AnyCall } from '@shared/contract/call';
import type { Access, Grant } from './access';
import type { Target } from './endpoint';

/** Null where the call needs none, or the right is one for another server. */
export function grantFor(call: AnyCall, target: Target, access: Access): Grant | null {
  const grant = call.needs === 'anyone' ? null : access.current();
  return grant?.apiRoot === target.apiRoot ? grant : null;
}

/** The value of the header `Authorization`. */
export function toAuthorization(target: Target, grant: Grant): string {
  return target.authorization === 'bearer' ? `Bearer ${grant.token}` : grant.token;
}
