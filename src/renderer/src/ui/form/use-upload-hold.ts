import type { Result } from '@shared/contract/result';
import { useMemo, useState } from 'react';
import type { FormScope, StoredFile } from './form-context';

export interface UploadHold {
  tell: FormScope['uploads'];
  running: number;
  /** Number of running and failed uploads. */
  unfinished: number;
  count: () => number;
  hasFailed: () => boolean;
  /** Resolves when no upload is running. */
  settled: () => Promise<void>;
}

/** Tracks the running uploads of one form, and the failed ones that were neither retried nor removed. */
export function useUploadHold(): UploadHold {
  const [counts, setCounts] = useState({ running: 0, unfinished: 0 });
  const hold = useMemo(() => {
    const ids = new Set<string>();
    /** Results by the digest of the file's content. */
    const sent = new Map<string, Promise<Result<StoredFile>>>();
    const failed = new Set<string>();
    let waiting: (() => void)[] = [];
    const update = (): void => {
      setCounts({ running: ids.size, unfinished: ids.size + failed.size });
      if (ids.size > 0) return;
      for (const resume of waiting) resume();
      waiting = [];
    };
    return {
      tell: {
        async once(bytes: Uint8Array<ArrayBuffer>, send: () => Promise<Result<StoredFile>>) {
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
          for (let before = sent.get(digest); before; ) {
            const result = await before;
            if (result.ok) return result;
            const next = sent.get(digest);
            before = next === before ? undefined : next;
          }
          const result = send();
          sent.set(digest, result);
          return result;
        },
        started(id: string) {
          failed.delete(id);
          ids.add(id);
          update();
        },
        failed(id: string) {
          failed.add(id);
          ids.delete(id);
          update();
        },
        ended(id: string) {
          failed.delete(id);
          ids.delete(id);
          update();
        },
      },
      count: () => ids.size,
      hasFailed: () => failed.size > 0,
      settled: () => (ids.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
    };
  }, []);
  return { ...hold, ...counts };
}
