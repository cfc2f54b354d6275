import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { CommandLine } from './command-line';

/** Data that a second instance passes to the running one, which validates it with `readSecondInstanceData`. */
export interface SecondInstanceData {
  isHidden: boolean;
  /** An absolute path, and the ID of the result that the second instance waits for. */
  exportTo: { file: string; answer: string } | null;
  quit: { isWhenIdle: boolean; answer: string } | null;
  order: OrderRef | null;
}

/** Only shows the window. */
export const plainStart: SecondInstanceData = { isHidden: false, exportTo: null, quit: null, order: null };

export function toSecondInstanceData({ command, isHidden, isWhenIdle, file, order }: CommandLine, answer: string): SecondInstanceData {
  return {
    // An older version ignores `quit`, and must not show its window because of it.
    isHidden: isHidden || command === 'quit',
    exportTo: command === 'exportDiagnostics' && file !== null ? { file, answer } : null,
    quit: command === 'quit' ? { isWhenIdle, answer } : null,
    order,
  };
}
