export interface Location {
  /** As the address writes it. */
  pathname: string;
  search: string;
  /** What was handed over on the way there; null without. */
  state: unknown;
  /** Of the entry: another one after each step, and the same again after a way back. */
  key: string;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Whether it holds the way, which `proceed` lets through later. */
export type Blocker = (from: Location, to: Location, proceed: () => void) => boolean;

/** What an entry of a window's history keeps; `idx` is its place there. */
interface Kept {
  usr: unknown;
  key: string;
  idx: number;
}

/** Where the entries are. */
export interface Entries {
  read(): { address: string; kept: Partial<Kept> | null };
  write(address: string, kept: Kept, replaces: boolean): void;
  go(steps: number): void;
  /** By which `goHome` knows the entry again. */
  mark(): string | undefined;
  /** To the entry of that mark, as many steps away. */
  goHome(mark: string | undefined, steps: number): void;
  /** After each way back or forward, and after an address that was written by hand. */
  onArrival(arrived: () => void): void;
  toHref(address: string): string;
}

/** Those of the window, with the address behind `#`. */
export const hashEntries: Entries = {
  read: () => ({ address: window.location.hash.slice(1), kept: window.history.state }),
  write: (address, kept, replaces) => window.history[replaces ? 'replaceState' : 'pushState'](kept, '', `#${address}`),
  go: (steps) => window.history.go(steps),
  mark: () => window.navigation?.currentEntry?.key,
  goHome(mark, steps) {
    // Steps are not enough where one way overtakes another.
    if (mark === undefined) window.history.go(steps);
    else window.navigation.traverseTo(mark).committed?.catch(() => undefined);
  },
  onArrival: (arrived) => window.addEventListener('popstate', arrived),
  toHref: (address) => `#${address}`,
};

interface Shown {
  location: Location;
  /** How it came: by a step, by one in the place of another, or by the way back and forward. */
  type: 'PUSH' | 'REPLACE' | 'POP';
  idx: number;
  mark: string | undefined;
}

export interface AppHistory {
  /** The same object until the next step. */
  read(): Shown;
  subscribe(changed: () => void): () => void;
  /** To an address, or as many steps back or forward. */
  navigate(to: string | number, options?: NavigateOptions): void;
  /** One asks before each step; answers with how to stop it. */
  block(blocker: Blocker): () => void;
  toHref: Entries['toHref'];
}

/** Path and parameters of an address of the app, written as addresses are. */
export function toPath(address: string): Pick<Location, 'pathname' | 'search'> {
  const { pathname, search } = new URL(`http://app${address.startsWith('/') ? '' : '/'}${address}`);
  return { pathname, search };
}

const toKey = (): string => Math.random().toString(36).slice(2, 10);

export function createHistory(entries: Entries): AppHistory {
  const listeners = new Set<() => void>();
  let shown = take(0);
  let blocker: Blocker | null = null;
  /** The way that was let through arrives later. */
  let isLetThrough = false;

  /** What the window is at. An entry that was written by hand gets the place that is given. */
  function take(place: number): Shown {
    const { address, kept } = entries.read();
    const { usr = null, key = toKey(), idx = place } = kept ?? {};
    if (kept?.idx === undefined) entries.write(address, { usr, key, idx }, true);
    return { location: { ...toPath(address), state: usr, key }, type: 'POP', idx, mark: entries.mark() };
  }

  function show(next: Shown): void {
    isLetThrough = false;
    shown = next;
    for (const listener of [...listeners]) listener();
  }

  function isHeld(to: Location, go: () => void): boolean {
    if (isLetThrough || !blocker) return false;
    return blocker(shown.location, to, () => {
      isLetThrough = true;
      go();
    });
  }

  entries.onArrival(() => {
    const { kept } = entries.read();
    // Home again from where a step was held.
    if (kept?.key === shown.location.key) return;
    const next = take(shown.idx + 1);
    const steps = next.idx - shown.idx;
    if (kept?.idx === undefined || !isHeld(next.location, () => entries.go(steps))) show(next);
    else entries.goHome(shown.mark, -steps);
  });

  function navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      entries.go(to);
      return;
    }
    const location = { ...toPath(to), state, key: toKey() };
    if (isHeld(location, () => navigate(to, { replace, state }))) return;
    const idx = shown.idx + (replace ? 0 : 1);
    entries.write(location.pathname + location.search, { usr: state, key: location.key, idx }, replace);
    show({ location, type: replace ? 'REPLACE' : 'PUSH', idx, mark: entries.mark() });
  }

  return {
    read: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    navigate,
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
    toHref: entries.toHref,
  };
}
