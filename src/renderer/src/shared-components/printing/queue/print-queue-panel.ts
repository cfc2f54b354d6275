import { hasScreens, useSession } from '@renderer/runtime/state/session-store';
import { focusBack } from '@renderer/ui/controls/focus-back';
import type { CanceledOrder } from '@shared/contract/printing/print-requests';
import type { Failure, FailureCode } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { SheetLanguage } from '@shared/domain/printing/sheet-languages';
import { create } from 'zustand';

/** A request to print sheets. */
export interface PrintRequest {
  orders: readonly OrderRef[];
  /** By default as set in the printing settings; for a PDF the first one, or the invoice. */
  documents?: readonly DocumentKind[];
  /** By default as set in each document's destination. */
  language?: SheetLanguage;
  /**
   * For a sheet without an order, such as the end of day: `print` queues it and resolves with true once it is queued; `savePdf` saves it.
   */
  sheet?: { print(): Promise<boolean>; savePdf?: (() => void) | undefined };
}

/** Failures that the dialog of the queue's host explains; others are shown as usual. */
const aboutPrinters = [
  'noPrinter',
  'printerNotFound',
  'printerAsksForFile',
  'printerNotAllowed',
  'printingForbidden',
] as const satisfies FailureCode[];
const explained: ReadonlySet<FailureCode> = new Set([...aboutPrinters, 'orderNotAvailable', 'diskFull']);

/** Whether the sheets wait for a printer to be selected or to come back. */
export const isAboutPrinter = ({ code }: Failure): boolean => aboutPrinters.some((one) => one === code);

export const isExplained = ({ code }: Failure): boolean => explained.has(code);

/** Why a request failed; shown once, by the dialog of the queue's host. */
export interface PrintProblem {
  failure: Failure;
  request: PrintRequest;
  action: 'print' | 'pdf';
}

/** Canceled orders in a batch, which are left out unless the user selects them. */
export interface CanceledQuestion {
  /** Number of orders in the batch that aren't canceled. */
  others: number;
  canceled: readonly CanceledOrder[];
  /** Null: print nothing at all. */
  answer(ticked: readonly OrderRef[] | null): void;
}

/** Orders of a batch with documents that this computer has printed before or that wait for a printer. */
export interface CopiesQuestion {
  /** Number of orders in the batch. */
  total: number;
  printed: number;
  /** `rest`: only those that weren't printed. Null: print nothing at all. */
  answer(wanted: 'all' | 'rest' | null): void;
}

interface PrintQueuePanelState {
  isOpen: boolean;
  problem: PrintProblem | null;
  question: CanceledQuestion | null;
  copies: CopiesQuestion | null;
  /** Waits while the user selects a printer; the printer settings offer to print it. */
  held: PrintRequest | null;
  /** The element that had the focus before the panel; the dialog restores the focus itself. */
  opener: HTMLElement | null;
}

const closed: PrintQueuePanelState = { isOpen: false, problem: null, question: null, copies: null, held: null, opener: null };

/** The page's own state about printing; the queue is cached under `printing.queue`. */
export const usePrintQueuePanel = create<PrintQueuePanelState>(() => closed);

const { setState: set, getState: get } = usePrintQueuePanel;

const focused = (): HTMLElement | null => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const printQueuePanel = {
  open: (): void => {
    // A message of an ended session may be pressed on the sign-in screen; it must not open the panel for the next user.
    if (!get().isOpen && hasScreens(useSession.getState())) set({ isOpen: true, opener: focused() });
  },
  close: (): void => {
    const { isOpen, opener } = get();
    if (!isOpen) return;
    set({ isOpen: false, opener: null });
    // The message that opened the panel may be gone.
    if (opener) focusBack(opener);
  },
  toggle: (): void => (get().isOpen ? printQueuePanel.close() : printQueuePanel.open()),
  tell: (problem: PrintProblem): void => set({ problem }),
  /** Prompts which canceled orders to print anyway; resolves with null if the user cancels the batch. The queue's host shows the dialog. */
  askAboutCanceled: (canceled: readonly CanceledOrder[], others: number): Promise<readonly OrderRef[] | null> => {
    get().question?.answer(null);
    return new Promise((resolve) => {
      const answer = (ticked: readonly OrderRef[] | null): void => {
        set({ question: null });
        resolve(ticked);
      };
      set({ question: { canceled, others, answer } });
    });
  },
  /** Prompts whether to print again what was printed before, marked COPY. The queue's host shows the dialog. */
  askAboutCopies: (printed: number, total: number): Promise<'all' | 'rest' | null> => {
    get().copies?.answer(null);
    return new Promise((resolve) => {
      const answer = (wanted: 'all' | 'rest' | null): void => {
        set({ copies: null });
        resolve(wanted);
      };
      set({ copies: { total, printed, answer } });
    });
  },
  /** Doesn't store the request, because the screen still has its selection. */
  dismissProblem: (): void => set({ problem: null }),
  /** Stores the dialog's request until `release`. */
  hold: (): void => set(({ problem }) => ({ problem: null, held: problem?.request ?? null })),
  release: (): void => set({ held: null }),
  /** Clears the state for the next user. */
  reset: (): void => {
    get().question?.answer(null);
    get().copies?.answer(null);
    set(closed);
  },
};
