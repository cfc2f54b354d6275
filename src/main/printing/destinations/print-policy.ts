import type { Policy } from '@main/system/policy/policy';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import type { Printable } from '@shared/domain/printing/printable';
import type { DestinationPolicy } from '@shared/policy/policy-schema';

type Named = Pick<PrinterInfo, 'name' | 'displayName'>;

/** IT's decision where a document's sheets are printed on this computer. */
export interface DecidedDestination {
  destination: DestinationPolicy;
  /** System name of the first allowed printer that is available; null while there is none. */
  printer: string | null;
  /** Whether users can't change the destination; otherwise it is the default. */
  isEnforced: boolean;
  where: string;
}

/** IT's decisions about printing. They are looked up at every call, so that a change applies at once. */
export interface PrintPolicy {
  /** False if IT forbids printing without a dialog; then nothing is printed silently. */
  mayPrint(): boolean;
  /** Returns the place of the rule that forbids printing; null if printing is allowed. */
  forbiddenBy(): string | null;
  allows(printer: Named): boolean;
  destination(document: Printable, present: readonly PrinterInfo[]): DecidedDestination | null;
  /** Whether IT has decided the destination of at least one document. */
  hasDestinations(): boolean;
  onChanged(listener: () => void): void;
}

/** Converts a pattern: `*` matches any characters; case is ignored. */
function toMatcher(pattern: string): RegExp {
  const escaped = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 'isu');
}

/** Compares the pattern with the display name and with the system name, because admins write patterns from either. */
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
