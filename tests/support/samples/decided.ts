import type { PolicyView } from '@shared/contract/desktop/policy';
import type { PolicyValues } from '@shared/policy/policy-schema';

export const policyPath = '/etc/diwan/policy.json';

/** The policy as the main process sends it to pages; enforced by default. */
export function decided(values: PolicyValues, changes: Partial<PolicyView> & { isEnforced?: boolean } = {}): PolicyView {
  const { isEnforced = true, ...rest } = changes;
  const source = isEnforced ? 'machineFile' : 'machineFileDefaults';
  const entries = Object.entries(values).map(([key, value]) => [key, { value, isEnforced, source, where: policyPath }]);
  return {
    entries: Object.fromEntries(entries),
    problems: [],
    readAt: '2026-11-22T07:00:00.000Z',
    isUnreadable: false,
    holdsServer: false,
    ...rest,
  };
}
