/** Built-in Windows accounts of administrators or the system, as SDDL abbreviations or as SIDs. */
const trustedNames = new Set(['SY', 'BA', 'LA', 'DA', 'EA', 'OW', 'CO', 'S-1-5-18', 'S-1-5-32-544', 'S-1-3-0', 'S-1-3-4']);
const trustedInstaller = 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464';
/** The administrator, and the administrators of a domain and of a forest. */
const trustedOfDomain = /^S-1-5-21-\d+-\d+-\d+-(500|512|519)$/;
const isTrusted = (account: string): boolean => trustedNames.has(account) || account === trustedInstaller || trustedOfDomain.test(account);

/** Bits of an access mask by their SDDL names. */
const rights: Record<string, number> = {
  ...{ CC: 0x1, DC: 0x2, LC: 0x4, SW: 0x8, RP: 0x10, WP: 0x20, DT: 0x40, LO: 0x80, CR: 0x100 },
  ...{ SD: 0x10000, RC: 0x20000, WD: 0x40000, WO: 0x80000 },
  ...{ FA: 0x1f01ff, FR: 0x120089, FW: 0x120116, FX: 0x1200a0 },
  ...{ KA: 0xf003f, KR: 0x20019, KW: 0x20006, KX: 0x20019 },
  ...{ GA: 0x10000000, GX: 0x20000000, GW: 0x40000000, GR: 0x80000000 },
};
/** Rights that allow changing a file, or the files in a folder. */
const writing = 0x2 | 0x4 | 0x40 | 0x10000 | 0x40000 | 0x80000 | 0x10000000 | 0x40000000;

/** Converts rights to a mask; an unknown right counts as every right. */
function toMask(text: string): number {
  if (/^(0x[0-9a-f]+|\d+)$/i.test(text)) return /^0[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
  if (!/^([A-Z]{2})*$/.test(text)) return writing;
  return (text.match(/../g) ?? []).reduce((mask, name) => mask | (rights[name] ?? writing), 0);
}

/**
 * Returns the entries at the start of `text` without their brackets, and the rest of the text; null if a bracket isn't closed. Conditions
 * have their own brackets and texts.
 */
function readEntries(text: string): { entries: string[]; rest: string } | null {
  const entries: string[] = [];
  let start = 0;
  while (text[start] === '(') {
    const end = findEnd(text, start);
    if (end === null) return null;
    entries.push(text.slice(start + 1, end));
    start = end + 1;
  }
  return { entries, rest: text.slice(start) };
}

function findEnd(text: string, start: number): number | null {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0 && !isQuoted) return at;
  }
  return null;
}

const unreadable = 'somebody whom it does not say in a known way';
const granting = new Set(['A', 'OA', 'XA', 'ZA']);
const denying = new Set(['D', 'OD', 'XD']);
/** `type;flags;rights;object;inherited object;account`, and the condition of a conditional entry. */
const entry = /^([A-Z]+);((?:[A-Z]{2})*);([^;()]*);[^;()]*;[^;()]*;(S-[\d-]+|[A-Z]{2})(;[\s\S]*)?$/;

/** Returns null if the entry allows changes only to administrators. */
function findWriterIn(text: string): string | null {
  const [, type = '', flags = '', mask = '', account = ''] = entry.exec(text) ?? [];
  if (denying.has(type)) return null;
  if (!granting.has(type)) return unreadable;
  // The entry is only inherited by children and doesn't apply to this object.
  if (flags.match(/../g)?.includes('IO')) return null;
  return toMask(mask) & writing && !isTrusted(account) ? account : null;
}

/**
 * Returns the first account without administrator rights that may change the file or folder with this security descriptor (SDDL); null if
 * there is none. The owner counts, since owners can give themselves any right. A descriptor that can't be parsed to its end may allow
 * access to any account.
 */
export function findForeignWriter(descriptor: string): string | null {
  const [, owner, list] = /^O:(S-[\d-]+|[A-Z]{2})(?:G:(?:S-[\d-]+|[A-Z]{2}))?(?:D:([\s\S]*))?$/.exec(descriptor) ?? [];
  if (!owner || !isTrusted(owner)) return owner ?? 'nobody known';
  const flags = /^[A-Z_]*/.exec(list ?? '')?.[0] ?? '';
  // Without a list, or with a null list, Windows grants all rights to everyone.
  if (list === undefined || flags.includes('NO_ACCESS_CONTROL')) return 'everyone';
  const read = readEntries(list.slice(flags.length));
  // The list may be followed by the audit list (SACL), which grants no rights.
  if (!read || !/^(S:[\s\S]*)?$/.test(read.rest)) return unreadable;
  return read.entries.map(findWriterIn).find((writer) => writer !== null) ?? null;
}
