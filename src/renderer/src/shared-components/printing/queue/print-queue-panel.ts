import { hasScreens, useSession } from '@renderer/runtime/state/session-store';
import { focusBack } from '@renderer/ui/controls/focus-back';
import type { CanceledOrder } from '@shared/contract/printing/print-requests';
import type { Failure, FailureCode } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { SheetLanguage } from '@shared/domain/printing/sheet-languages';
import { create } from 'zustand';

/** Sheets that somebody asked for. */
export interface PrintRequest {
  orders: readonly OrderRef[];
  /** What the printing settings say of one press when left out; as PDF the first one, or the invoice. */
  documents?: readonly DocumentKind[];
  /** What the destination of each document says when left out. */
  language?: SheetLanguage;
  /** Of a sheet that is of no order, such as the end of the day: puts it into the queue, true once it is there; saves it as PDF. */
  sheet?: { print(): Promise<boolean>; savePdf?: (() => void) | undefined };
}

/** Failures that the dialog of the queue's host explains; all others go the common way. */
const aboutPrinters = [
  'noPrinter',
  'printerNotFound',
  'printerAsksForFile',
  'printerNotAllowed',
  'printingForbidden',
] as const satisfies FailureCode[];
const explained: ReadonlySet<FailureCode> = new Set([...aboutPrinters, 'orderNotAvailable', 'diskFull']);

/** A printer that is chosen or comes back is what the sheets wait for. */
export const isAboutPrinter = ({ code }: Failure): boolean => aboutPrinters.some((one) => one === code);

export const isExplained = ({ code }: Failure): boolean => explained.has(code);

/** Why a request came to nothing; told once, by the dialog of the queue's host. */
export interface PrintProblem {
  failure: Failure;
  request: PrintRequest;
  action: 'print' | 'pdf';
}

/** Orders of a batch that are canceled; they are left out unless somebody ticks them. */
export interface CanceledQuestion {
  /** How many orders of the batch are none of them. */
  others: number;
  canceled: readonly CanceledOrder[];
  /** Null: nothing at all is to be printed. */
  answer(ticked: readonly OrderRef[] | null): void;
}

/** Orders of a batch of which something was printed by this computer before, or waits for a printer. */
export interface CopiesQuestion {
  /** Orders of the batch. */
  total: number;
  printed: number;
  /** `rest`: only those that were not printed. Null: nothing at all is to be printed. */
  answer(wanted: 'all' | 'rest' | null): void;
}

interface PrintQueuePanelState {
  isOpen: boolean;
  problem: PrintProblem | null;
  question: CanceledQuestion | null;
  copies: CopiesQuestion | null;
  /** Kept while a printer is being chosen; the printer settings offer to print it. */
  held: PrintRequest | null;
  /** Where the keyboard was before the panel took it; the dialog returns it by itself. */
  opener: HTMLElement | null;
}

const closed: PrintQueuePanelState = { isOpen: false, problem: null, question: null, copies: null, held: null, opener: null };

/** What the page itself knows about printing; the queue lives in the cache under `printing.queue`. */
export const usePrintQueuePanel = create<PrintQueuePanelState>(() => closed);

const { setState: set, getState: get } = usePrintQueuePanel;

const focused = (): HTMLElement | null => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const printQueuePanel = {
  open: (): void => {
    // A toast of an ended session may be pressed on the sign-in screen: it must not open for whoever signs in there.
    if (!get().isOpen && hasScreens(useSession.getState())) set({ isOpen: true, opener: focused() });
  },
  close: (): void => {
    const { isOpen, opener } = get();
    if (!isOpen) return;
    set({ isOpen: false, opener: null });
    // A toast that opened the panel is gone by now.
    if (opener) focusBack(opener);
  },
  toggle: (): void => (get().isOpen ? printQueuePanel.close() : printQueuePanel.open()),
  tell: (problem: PrintProblem): void => set({ problem }),
  /** Which of the canceled orders are printed all the same; null when the person wants none of the batch. Asked by the queue's host. */
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
  /** Whether what was printed before is printed again, marked COPY. Asked by the queue's host. */
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
  /** Nothing is kept; the screen still has its selection. */
  dismissProblem: (): void => set({ problem: null }),
  /** Keeps what the dialog is about until `release`. */
  hold: (): void => set(({ problem }) => ({ problem: null, held: problem?.request ?? null })),
  release: (): void => set({ held: null }),
  /** Whoever signs in next starts afresh. */
  reset: (): void => {
    get().question?.answer(null);
    get().copies?.answer(null);
    set(closed);
  },
};
