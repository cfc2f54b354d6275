import type { LaneView } from '@shared/contract/printing';

export type Trouble = NonNullable<LaneView['trouble']>;

/**
 * Why a printer's sheets do not come out. `held` is the lane's own reason to stop; `seen` is what the system's queue tells about sheets
 * that were sent. The first one is shown.
 */
export interface LaneTroubles {
  of(printer: string): Trouble | null;
  /** Nothing more is sent to the printer until that reason is gone. */
  isHeld(printer: string): boolean;
  set(source: 'held' | 'seen', printer: string, kind: Trouble['kind'], message?: string): void;
  clear(source: 'held' | 'seen', printer: string): void;
}

export function createLaneTroubles({ now, onChanged }: { now: () => Date; onChanged: () => void }): LaneTroubles {
  const troubles = { held: new Map<string, Trouble>(), seen: new Map<string, Trouble>() };
  return {
    of: (printer) => troubles.held.get(printer) ?? troubles.seen.get(printer) ?? null,
    isHeld: (printer) => troubles.held.has(printer),
    set(source, printer, kind, message) {
      const known = troubles[source].get(printer);
      if (known?.kind === kind && known.message === message) return;
      const since = known?.kind === kind ? known.since : now().toISOString();
      troubles[source].set(printer, { kind, since, ...(message ? { message } : {}) });
      onChanged();
    },
    clear(source, printer) {
      if (troubles[source].delete(printer)) onChanged();
    },
  };
}
