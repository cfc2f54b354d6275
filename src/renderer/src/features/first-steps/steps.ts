import { type FirstStep, firstSteps, type StoredFirstSteps } from '@renderer/runtime/state/first-steps-state';
import type { HistoryPage } from '@shared/contract/printing/print-history';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import type { StationView } from '@shared/contract/printing/station';

interface Known {
  name: string;
  mayPrint: boolean;
  isPrintingForbidden: boolean;
  settings: Pick<PrintSettings, 'routes' | 'pressed' | 'shopName' | 'shopPhone'> | undefined;
  printers: readonly Pick<PrinterInfo, 'name' | 'displayName'>[];
  tests: Pick<HistoryPage, 'rows'> | undefined;
  orders: Pick<HistoryPage, 'rows'> | undefined;
  station: Pick<StationView, 'state'> | undefined;
}

export interface SetupStatus {
  /** Steps that are possible for the account and the computer; others aren't shown. */
  offered: readonly FirstStep[];
  /** Steps that are completed now, with details. */
  found: Partial<Record<FirstStep, { what: string; at: string | null }>>;
}

const printing: readonly FirstStep[] = ['printer', 'documents', 'head', 'testPage', 'order', 'station'];

/** Derives the completed steps from the computer's state; what couldn't be loaded counts as not completed. */
export function toSetupStatus({ name, mayPrint, isPrintingForbidden, settings, printers, tests, orders, station }: Known): SetupStatus {
  const isShown = (step: FirstStep): boolean => {
    if (step === 'status') return mayPrint;
    if (!printing.includes(step)) return true;
    if (isPrintingForbidden) return step === 'head';
    return mayPrint || step === 'printer' || step === 'documents' || step === 'head';
  };
  const printerOf = (document: keyof PrintSettings['routes']): string | null => settings?.routes[document]?.printer || null;
  const invoicePrinter = printerOf('invoice');
  const latest = (page: Known['tests']): string | undefined => page?.rows[0]?.entries[0]?.at;
  const [test, order] = [latest(tests), latest(orders)];
  const hasAll = settings?.pressed.every((document) => printerOf(document) !== null);
  return {
    offered: firstSteps.filter(isShown),
    found: {
      signIn: { what: name, at: null },
      ...(invoicePrinter !== null && {
        printer: { what: printers.find((printer) => printer.name === invoicePrinter)?.displayName ?? invoicePrinter, at: null },
      }),
      ...(hasAll && { documents: { what: '', at: null } }),
      ...(settings?.shopName && settings.shopPhone && { head: { what: settings.shopName, at: null } }),
      ...(test && { testPage: { what: '', at: test } }),
      ...(order && { order: { what: '', at: order } }),
      ...(station && station.state !== 'off' && { station: { what: '', at: null } }),
    },
  };
}

export interface StepView {
  step: FirstStep;
  isDone: boolean;
  what: string;
  /** ISO time; null if it is unknown. */
  at: string | null;
}

/** Returns the shown steps and the next one. Completed steps stay completed; skipped ones aren't shown. */
export function toSteps(
  { offered, found }: SetupStatus,
  { done, leftOut }: StoredFirstSteps,
): { steps: StepView[]; next: FirstStep | null } {
  const steps = offered
    .filter((step) => !leftOut.includes(step))
    .map((step): StepView => {
      const now = found[step];
      return { step, isDone: now !== undefined || done[step] !== undefined, what: now?.what ?? '', at: done[step] || now?.at || null };
    });
  return { steps, next: steps.find(({ isDone }) => !isDone)?.step ?? null };
}
