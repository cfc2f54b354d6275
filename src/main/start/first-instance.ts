import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { CommandLine } from './command-line';

/** What a second start hands to the program that runs, which takes it by `readSecondInstanceData`. */
export interface SecondInstanceData {
  isHidden: boolean;
  /** An absolute path, and under which name the second program waits for the answer. */
  exportTo: { file: string; answer: string } | null;
  quit: { isWhenIdle: boolean; answer: string } | null;
  order: OrderRef | null;
}

/** Only shows the window. */
export const plainStart: SecondInstanceData = { isHidden: false, exportTo: null, quit: null, order: null };

export function toSecondInstanceData({ command, isHidden, isWhenIdle, file, order }: CommandLine, answer: string): SecondInstanceData {
  return {
    // An older version knows nothing of it, and must not take it for the wish to see its window.
    isHidden: isHidden || command === 'quit',
    exportTo: command === 'exportDiagnostics' && file !== null ? { file, answer } : null,
    quit: command === 'quit' ? { isWhenIdle, answer } : null,
    order,
  };
}
