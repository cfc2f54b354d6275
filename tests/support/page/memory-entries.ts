import type { Entries } from '@renderer/runtime/navigation/history';

/** Entries of a history that no window has: a way back arrives at once. The last address is the one that is shown. */
export function createMemoryEntries(addresses: readonly string[], state: unknown = null): Entries {
  const entries = addresses.map((address, idx) => ({ address, kept: { usr: state, key: `entry-${idx}`, idx } }));
  let at = entries.length - 1;
  let arrive = (): void => undefined;
  const go = (steps: number): void => {
    if (!entries[at + steps]) return;
    at += steps;
    arrive();
  };
  return {
    read: () => entries[at] ?? { address: '/', kept: null },
    write(address, kept, replaces) {
      if (!replaces) at += 1;
      entries.splice(at, replaces ? 1 : entries.length, { address, kept });
    },
    go,
    mark: () => undefined,
    goHome: (_mark, steps) => go(steps),
    onArrival(arrived) {
      arrive = arrived;
    },
    toHref: (address) => address,
  };
}
