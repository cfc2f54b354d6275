import type { Handlers } from '../ports/handlers';
import type { Policy } from './policy';

export function createPolicyHandlers(policy: Policy): Handlers<'policy.read'> {
  return {
    'policy.read': async () => policy.view(),
  };
}
