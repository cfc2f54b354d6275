/** Windows' own accounts that belong to administrators or to the system, as SDDL abbreviates them or by their whole name. */
const trustedNames = new Set(['SY', 'BA', 'LA', 'DA', 'EA', 'OW', 'CO', 'S-1-5-18', 'S-1-5-32-544', 'S-1-3-0', 'S-1-3-4']);
const trustedInstaller = 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464';
/** The administrator, and the administrators of a domain and of a forest. */
const trustedOfDomain = /^S-1-5-21-\d+-\d+-\d+-(500|512|519)$/;
const isTrusted = (account: string): boolean => trustedNames.has(account) || account === trustedInstaller || trustedOfDomain.test(account);

/** Bits of an access mask by which a file, or what lies in a folder, can be changed. */
const rights: Record<string, number> = {
  DC: 0x2,
  LC: 0x4,
  DT: 0x40,
  SD: 0x10000,
  WD: 0x40000,
  WO: 0x80000,
  FA: 0x1f01ff,
  FW: 0x120116,
  GA: 0x10000000,
  GW: 0x40000000,
};
const writing = 0x2 | 0x4 | 0x40 | 0x10000 | 0x40000 | 0x80000 | 0x10000000 | 0x40000000;

function toMask(text: string): number {
  if (/^0x/i.test(text)) return Number.parseInt(text, 16);
  return (text.match(/../g) ?? []).reduce((mask, name) => mask | (rights[name] ?? 0), 0);
}

/** `(type;flags;rights;object;inherited object;account)`; those of a condition go on after it. */
const entry = /\((X?A);([A-Z]*);([^;]*);[^;]*;[^;]*;([^;)]+)/g;

/**
 * The first account that is no administrator's and may change the file or folder whose security descriptor (SDDL) this is; the owner
 * counts, since owners can give themselves any right. Null when there is none.
 */
export function findForeignWriter(descriptor: string): string | null {
  const owner = /O:(S-[\d-]+|[A-Z]{2})/.exec(descriptor)?.[1];
  if (!owner || !isTrusted(owner)) return owner ?? 'nobody known';
  const list = /D:([^()]*)((?:\(.*?\))*)/.exec(descriptor);
  // Without a list, or with one that is null, Windows lets everyone do everything.
  if (!list || /NO_ACCESS_CONTROL/.test(list[1] ?? '')) return 'everyone';
  for (const [, , flags = '', mask = '', account = ''] of (list[2] ?? '').matchAll(entry)) {
    // Only inherited further: says nothing about this one.
    if (/^(..)*IO/.test(flags)) continue;
    if (toMask(mask) & writing && !isTrusted(account)) return account;
  }
  return null;
}
