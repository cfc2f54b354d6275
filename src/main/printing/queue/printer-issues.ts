import type { LaneView } from '@shared/contract/printing/printing';

type Trouble = NonNullable<LaneView['trouble']>;

/**
 * Why a printer's sheets do not come out. `held` is the lane's own reason to stop; `seen` is what the system's queue tells about sheets
 * that were sent. The first one is shown.
 */
export interface PrinterIssues {
  of(printer: string): Trouble | null;
  /** Nothing more is sent to the printer until that reason is gone. */
  isHeld(printer: string): boolean;
  set(source: 'held' | 'seen', printer: string, kind: Trouble['kind'], said?: Pick<Trouble, 'message' | 'reasons'>): void;
  /** A reason of an earlier run, as it was. */
  restore(printer: string, trouble: Trouble): void;
  clear(source: 'held' | 'seen', printer: string): void;
}

export function createPrinterIssues({ now, onChanged }: { now: () => Date; onChanged: () => void }): PrinterIssues {
  const troubles = { held: new Map<string, Trouble>(), seen: new Map<string, Trouble>() };
  return {
    of: (printer) => troubles.held.get(printer) ?? troubles.seen.get(printer) ?? null,
    isHeld: (printer) => troubles.held.has(printer),
    set(source, printer, kind, { message, reasons = [] } = {}) {
      const known = troubles[source].get(printer);
      // What the printer says may come later than that it does not get on; it is another trouble when it is about something else.
      const isSame = known?.kind === kind && (!known.reasons || known.reasons[0] === reasons[0]);
      const since = isSame ? known.since : now().toISOString();
      const trouble = { kind, since, ...(message ? { message } : {}), ...(reasons.length > 0 && { reasons: [...reasons] }) };
      if (JSON.stringify(trouble) === JSON.stringify(known)) return;
      troubles[source].set(printer, trouble);
      onChanged();
    },
    restore: (printer, trouble) => void troubles.held.set(printer, trouble),
    clear(source, printer) {
      if (troubles[source].delete(printer)) onChanged();
    },
  };
}
