import type { Notice } from '@shared/contract/desktop/app';

export interface Notices {
  push(notice: Notice): void;
  /** Hands out what waits and forgets it. */
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
