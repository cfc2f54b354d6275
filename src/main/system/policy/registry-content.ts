import { type PolicyKey, policyKeys } from '@shared/policy/policy-schema';
import type { RegistryKey, RegistryValue } from './parse-registry-export';
import { type PolicyKind, policyKind } from './policy-kinds';
import type { PolicyContent, RawValues } from './policy-reading';

const defaultsKey = 'defaults';
/** The registry does not tell capitals from small letters. */
const keysByName = new Map<string, PolicyKey>(policyKeys.map((key) => [key.toLowerCase(), key]));

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** The registry has neither flags nor records: numbers and JSON stand for them. */
function toTyped(kind: PolicyKind, value: RegistryValue | RegistryValue[]): unknown {
  if (kind === 'flag') return value === 1 || (value === 0 ? false : value);
  if (kind === 'record' && typeof value === 'string') return tryParse(value);
  return kind === 'records' && Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? tryParse(entry) : entry)) : value;
}

function note(raw: RawValues, name: string, value: RegistryValue | RegistryValue[]): void {
  const key = keysByName.get(name.toLowerCase());
  raw[key ?? name] = key ? toTyped(policyKind(key), value) : value;
}

/** A list is a key of its own with one value for each entry, named by numbers. An entry that is no text is for the schema to refuse. */
function toList({ values }: RegistryKey): RegistryValue[] {
  return [...values].sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value);
}

/** `keys` is what was found below `root` and at it. */
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
