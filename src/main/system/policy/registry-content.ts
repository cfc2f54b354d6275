import { type PolicyKey, policyKeys } from '@shared/policy/policy-schema';
import type { RegistryKey, RegistryValue } from './parse-registry-export';
import { type PolicyKind, policyKind } from './policy-kinds';
import type { PolicyContent, RawValues } from './policy-reading';

const defaultsKey = 'defaults';
/** The registry ignores case. */
const keysByName = new Map<string, PolicyKey>(policyKeys.map((key) => [key.toLowerCase(), key]));

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** Converts a registry value: the registry has neither booleans nor objects, so numbers and JSON represent them. */
function toTyped(kind: PolicyKind, value: RegistryValue | RegistryValue[]): unknown {
  if (kind === 'flag') return value === 1 || (value === 0 ? false : value);
  if (kind === 'record' && typeof value === 'string') return tryParse(value);
  return kind === 'records' && Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? tryParse(entry) : entry)) : value;
}

function note(raw: RawValues, name: string, value: RegistryValue | RegistryValue[]): void {
  const key = keysByName.get(name.toLowerCase());
  raw[key ?? name] = key ? toTyped(policyKind(key), value) : value;
}

/**
 * Returns the entries of a list, which is a separate key with one value per entry, named by numbers. An entry that isn't a text is left for
 * the schema to reject.
 */
function toList({ values }: RegistryKey): RegistryValue[] {
  return [...values].sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}

/** `keys` are the registry keys at and below `root`. */
export function toRegistryContent(keys: readonly RegistryKey[], root: string): PolicyContent {
  const content: PolicyContent = { enforced: {}, defaults: {} };
  for (const key of keys) {
    const names = key.path.slice(root.length).split('\\').filter(Boolean);
    const isDefault = names[0]?.toLowerCase() === defaultsKey;
    const raw = isDefault ? content.defaults : content.enforced;
    const [list] = isDefault ? names.slice(1) : names;
    if (list !== undefined) note(raw, list, toList(key));
    else for (const [name, value] of key.values) note(raw, name, value);
  }
  return content;
}
