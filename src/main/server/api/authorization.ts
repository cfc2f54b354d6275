import type { AnyCall } from '@shared/contract/call';
import { FailureError } from '@shared/contract/result';
import type { Access, Grant } from './access';
import type { Target } from './endpoint';

/**
 * Returns null if the call needs no token. Throws `sessionEnded` if the call needs one and there is none, or only one for another server:
 * no request that needs permission is sent without a token.
 */
export function grantFor(call: AnyCall, target: Target, access: Access): Grant | null {
  if (call.needs === 'anyone') return null;
  const grant = access.current();
  if (grant?.apiRoot !== target.apiRoot) throw new FailureError({ code: 'sessionEnded' });
  return grant;
}

/** Returns the value of the header `Authorization`. */
export function toAuthorization(target: Target, grant: Grant): string {
  return target.authorization === 'bearer' ? `Bearer ${grant.token}` : grant.token;
}
