import { ask } from '@renderer/bridge/bridge';
import { useEvent } from '@renderer/bridge/use-event';
import type { Failure } from '@shared/contract/result';
import { maxUploadBytes } from '@shared/contract/uploads';
import { useEffect, useRef, useState } from 'react';
import { useFormScope } from '../form-context';
import { isOfKind } from './file-kind';
import { shrinkPicture } from './shrink-picture';

export type UploadPurpose = 'picture' | 'pdf';

/** A file on its way, or stuck on it. */
export interface PendingUpload {
  id: string;
  name: string;
  file: File;
  /** 0 to 1 */
  progress: number;
  failure: Failure | null;
}

/** Why a chosen file is not sent at all. */
export type RefusalReason = 'wrongKind' | 'tooLarge';

interface UploadsOptions {
  purpose: UploadPurpose;
  onUploaded: (url: string) => void;
  onRefused: (file: File, reason: RefusalReason) => void;
  onShrunk?: (file: File) => void;
}

interface Uploads {
  pending: readonly PendingUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
}

let lastId = 0;

/** Sends chosen files one after the other, so that they arrive in the order in which they were chosen. */
export function useUploads(options: UploadsOptions): Uploads {
  const { uploads: hold } = useFormScope();
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const cancelled = useRef(new Set<string>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const change = (id: string, part: Partial<PendingUpload>): void =>
    setPending((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: string): void => setPending((all) => all.filter((upload) => upload.id !== id));

  useEvent('uploads.progressed', ({ id, sentBytes, totalBytes }) => change(id, { progress: totalBytes > 0 ? sentBytes / totalBytes : 0 }));

  async function send({ id, name, file }: PendingUpload): Promise<void> {
    if (cancelled.current.has(id)) return;
    const { purpose, onUploaded } = latest.current;
    const prepared = await prepare(file, purpose);
    if (!('bytes' in prepared)) {
      drop(id);
      latest.current.onRefused(file, prepared.reason);
      return;
    }
    if (prepared.isShrunk) latest.current.onShrunk?.(file);
    const result = await ask('uploads.send', { id, name, purpose, bytes: prepared.bytes });
    if (result.ok) {
      drop(id);
      if (!cancelled.current.has(id)) onUploaded(result.value.url);
    } else if (result.error.code === 'cancelled') drop(id);
    else change(id, { failure: result.error });
  }

  function enqueue(upload: PendingUpload): void {
    hold.started(upload.id);
    queue.current = queue.current.then(() => send(upload)).finally(() => hold.ended(upload.id));
  }

  return {
    pending,
    add(files) {
      const added = files.map((file): PendingUpload => {
        lastId += 1;
        return { id: `upload-${lastId}`, name: file.name, file, progress: 0, failure: null };
      });
      setPending((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
    },
    retry(id) {
      const upload = pending.find((entry) => entry.id === id);
      if (!upload) return;
      change(id, { failure: null, progress: 0 });
      enqueue(upload);
    },
    cancel(id) {
      cancelled.current.add(id);
      drop(id);
      void ask('uploads.cancel', { id });
    },
  };
}

type Prepared = { bytes: Uint8Array<ArrayBuffer>; isShrunk: boolean } | { reason: RefusalReason };

async function prepare(file: File, purpose: UploadPurpose): Promise<Prepared> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!isOfKind(head, purpose)) return { reason: 'wrongKind' };
  if (file.size <= maxUploadBytes) return { bytes: new Uint8Array(await file.arrayBuffer()), isShrunk: false };
  if (purpose === 'pdf') return { reason: 'tooLarge' };
  const smaller = await shrinkPicture(file);
  return smaller ? { bytes: new Uint8Array(await smaller.arrayBuffer()), isShrunk: true } : { reason: 'tooLarge' };
}
