import { PolicyReadError } from './policy-reading';

/** A value whose type no policy uses, so that no key accepts it. */
export const otherType = Symbol('other type');
export type RegistryValue = string | number | string[] | typeof otherType;

export interface RegistryKey {
  /** Path from the root on: `HKEY_LOCAL_MACHINE\Software\…`. */
  path: string;
  values: Map<string, RegistryValue>;
}

const header = 'Windows Registry Editor Version 5.00';
/**
 * Matches a key in brackets, or a value. Texts may have line ends and escaped quotes; bytes continue after a backslash at the end of a
 * line.
 */
const part =
  /\s*(?:\[(?<key>[^\r\n]*)\]|(?:@|"(?<name>(?:[^"\\]|\\[\s\S])*)")=(?:"(?<text>(?:[^"\\]|\\[\s\S])*)"|dword:(?<dword>[0-9a-f]{8})|hex(?:\((?<type>[0-9a-f]+)\))?:(?<bytes>(?:[0-9a-f]{2}|,|\\\r?\n|[ \t])*)))[ \t]*(?:\r?\n|$)/iy;

const withoutEscapes = (text: string): string => text.replace(/\\([\s\S])/g, '$1');
const toBytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
const toText = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes);

function toValue({ text, dword, type, bytes }: Record<string, string | undefined>): RegistryValue {
  if (text !== undefined) return withoutEscapes(text);
  if (dword !== undefined) return Number.parseInt(dword, 16);
  const decoded = toBytes(bytes ?? '');
  // REG_SZ with special characters, REG_EXPAND_SZ, REG_MULTI_SZ.
  if (type === '1' || type === '2') return toText(decoded).replace(/\0[\s\S]*$/, '');
  if (type === '7') return toText(decoded).split('\0').filter(Boolean);
  return otherType;
}

/** Parses the text that `reg.exe export` writes. */
export function parseRegistryExport(text: string): RegistryKey[] {
  if (!text.startsWith(header)) throw new PolicyReadError('unreadable', 'no export of the registry');
  const keys: RegistryKey[] = [];
  part.lastIndex = header.length;
  while (part.lastIndex < text.trimEnd().length) {
    const from = part.lastIndex;
    const groups = part.exec(text)?.groups;
    if (!groups) throw new PolicyReadError('unreadable', `the export of the registry cannot be read from character ${from} on`);
    if (groups.key !== undefined) keys.push({ path: groups.key, values: new Map() });
    // Skips the value without a name, which no policy uses.
    else if (groups.name !== undefined) keys.at(-1)?.values.set(withoutEscapes(groups.name), toValue(groups));
  }
  return keys;
}
