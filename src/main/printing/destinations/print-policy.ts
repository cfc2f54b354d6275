import type { Policy } from '@main/system/policy/policy';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import type { Printable } from '@shared/domain/printing/printable';
import type { DestinationPolicy } from '@shared/policy/policy-schema';

type Named = Pick<PrinterInfo, 'name' | 'displayName'>;

/** Where IT sends the sheets of a document on this computer. */
export interface DecidedDestination {
  destination: DestinationPolicy;
  /** System name of the first printer that is there and fits; null while none does. */
  printer: string | null;
  /** Nobody may choose otherwise; else it is where people start from. */
  isEnforced: boolean;
  where: string;
}

/** What IT decides about printing; asked anew each time, so that a change holds at once. */
export interface PrintPolicy {
  /** False where sheets may not go to paper without anybody's look: then none does. */
  mayPrint(): boolean;
  /** Where that stands; null where sheets may go to paper. */
  forbiddenBy(): string | null;
  allows(printer: Named): boolean;
  destination(document: Printable, present: readonly PrinterInfo[]): DecidedDestination | null;
  /** IT says of some document where it goes. */
  hasDestinations(): boolean;
  onChanged(listener: () => void): void;
}

/** `*` stands for any characters; letters count the same in both cases. */
function toMatcher(pattern: string): RegExp {
  const escaped = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 'isu');
}

/** Patterns are written from what people see, or from what the system calls a printer. */
function fits(pattern: string, { name, displayName }: Named): boolean {
  const matcher = toMatcher(pattern);
  return matcher.test(name) || matcher.test(displayName);
}

export function createPrintPolicy(policy: Pick<Policy, 'choose' | 'entry' | 'onChanged'>): PrintPolicy {
  return {
    mayPrint: () => policy.choose('silentPrinting', undefined, true),
    forbiddenBy: () => (policy.choose('silentPrinting', undefined, true) ? null : (policy.entry('silentPrinting')?.where ?? '')),
    allows: (printer) => policy.entry('printers')?.value.some((pattern) => fits(pattern, printer)) ?? true,
    hasDestinations: () => (policy.entry('printRoutes')?.value.length ?? 0) > 0,
    destination(document, present) {
      const entry = policy.entry('printRoutes');
      const destinations = entry?.value.filter((destination) => destination.document === document) ?? [];
      const [first] = destinations;
      if (!entry || !first) return null;
      const { isEnforced, where } = entry;
      for (const destination of destinations) {
        const printer = present.find((one) => fits(destination.printer, one));
        if (printer) return { destination, printer: printer.name, isEnforced, where };
      }
      return { destination: first, printer: null, isEnforced, where };
    },
    onChanged: policy.onChanged,
  };
}
