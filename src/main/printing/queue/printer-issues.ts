import type { LaneView } from '@shared/contract/printing/printing';

type Trouble = NonNullable<LaneView['trouble']>;

/**
 * Why a printer's sheets aren't printed. `held` is the lane's own reason to stop; `seen` is the report of the system's queue about sent
 * sheets. If both are set, `held` is shown.
 */
export interface PrinterIssues {
  of(printer: string): Trouble | null;
  /** Whether the lane sends nothing more to the printer until the reason is cleared. */
  isHeld(printer: string): boolean;
  set(source: 'held' | 'seen', printer: string, kind: Trouble['kind'], said?: Pick<Trouble, 'message' | 'reasons'>): void;
  /** Restores a reason of an earlier run with its original time. */
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
      // The printer's report may arrive later than the lack of progress; it is a new trouble if its first reason differs.
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
