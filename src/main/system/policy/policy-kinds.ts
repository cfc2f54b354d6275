import { type PolicyKey, policySchema } from '@shared/policy/policy-schema';

/** Type of a value where there are few types, as in the registry and in administrative templates. */
export type PolicyKind = 'text' | 'choice' | 'flag' | 'number' | 'list' | 'records' | 'record';

export function policyKind(key: PolicyKey): PolicyKind {
  const { def } = policySchema.shape[key].unwrap();
  switch (def.type) {
    case 'boolean':
      return 'flag';
    case 'enum':
      return 'choice';
    case 'number':
      return 'number';
    case 'object':
      return 'record';
    case 'array':
      return def.element.def.type === 'string' || def.element.def.type === 'enum' ? 'list' : 'records';
    default:
      return 'text';
  }
}

/** Returns the key's name in the registry and in property lists. */
export function toCapital(key: PolicyKey): string {
  return key.slice(0, 1).toUpperCase() + key.slice(1);
}
