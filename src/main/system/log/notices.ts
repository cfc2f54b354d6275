import type { Notice } from '@shared/contract/desktop/app';

export interface Notices {
  push(notice: Notice): void;
  /** Returns and removes the waiting notices. */
  take(): Notice[];
}

export function createNotices({ announce }: { announce: () => void }): Notices {
  let waiting: Notice[] = [];
  return {
    push(notice) {
      waiting.push(notice);
      announce();
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
