import type { Policy } from '../../policy/policy';
import type { Handlers } from '../router';

export function createPolicyHandlers(policy: Policy): Handlers<'policy.read'> {
  return {
    'policy.read': async () => policy.view(),
  };
}
