import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { type Failure, failed } from '@shared/contract/result';
import { maxUploadBytes } from '@shared/contract/shop/uploads';
import type { Need } from '@shared/domain/permissions';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormScope } from '../../form-context';
import { useAfterSave } from '../../record/use-after-save';
import { isHeic, isOfKind, type UploadPurpose } from './file-kind';
import { shrinkPicture } from './photos/shrink-picture';
import { withoutMetadata } from './photos/without-metadata';
import { type PictureChange, type RefusalReason, useUploadNotices } from './upload-notices';

/** A file that is being uploaded, or whose upload failed. */
export interface PendingUpload {
  id: string;
  name: string;
  file: File;
  /** From 0 to 1. */
  progress: number;
  failure: Failure | null;
}

/** Further options of a field for files. */
export interface UploadFieldProps {
  /** The permission to upload files here, in addition to the form's (checklist RUL-16). */
  needs?: Need;
}

interface UploadsOptions extends UploadFieldProps {
  purpose: UploadPurpose;
  onUploaded: (url: string, id: string) => void;
}

interface Uploads {
  pending: readonly PendingUpload[];
  /** Whether the form's and the field's permissions allow uploads. */
  isAllowed: boolean;
  /** Returns whether files may be uploaded, and shows a message if not. Called before a file dialog opens (OP-35). */
  demandPermission: () => boolean;
  /** Returns the ids of the started uploads. */
  add: (files: readonly File[]) => readonly string[];
  retry: (id: string) => void;
  cancel: (id: string) => void;
}

let lastId = 0;

const toPending = (file: File): PendingUpload => {
  lastId += 1;
  return { id: `upload-${lastId}`, name: file.name, file, progress: 0, failure: null };
};

/** Uploads files one after the other, so that they arrive in the order in which they were chosen. */
export function useUploads(options: UploadsOptions): Uploads {
  const { isAllowed: isFormAllowed } = useFormScope();
  const isAllowed = usePermission(options.needs ?? 'signedIn') && isFormAllowed;
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const { tellOnce, forgetTold } = useFailuresOnce();
  const change = useCallback(
    (id: string, part: Partial<PendingUpload>): void =>
      // Events of all fields' files arrive here; the state stays the same object for the other fields' files.
      setPending((all) =>
        all.some((upload) => upload.id === id) ? all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)) : all,
      ),
    [],
  );
  const remove = useCallback((id: string): void => setPending((all) => all.filter((upload) => upload.id !== id)), []);
  const fail = useCallback(
    (id: string, failure: Failure): void => {
      change(id, { failure });
      tellOnce(failure);
    },
    [change, tellOnce],
  );
  const { enqueue, cancel } = useUploadQueue({ ...options, onEnded: remove, onFailed: fail });

  useEvent('uploads.progressed', ({ id, sentBytes, totalBytes }) => change(id, { progress: totalBytes > 0 ? sentBytes / totalBytes : 0 }));

  const demandPermission = (): boolean => {
    if (!isAllowed) notify.failure({ code: 'forbidden' });
    return isAllowed;
  };

  return {
    pending,
    isAllowed,
    demandPermission,
    add(files) {
      if (!demandPermission()) return [];
      forgetTold();
      const added = files.map(toPending);
      setPending((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
      return added.map(({ id }) => id);
    },
    retry(id) {
      const upload = pending.find((entry) => entry.id === id);
      if (!upload || !demandPermission()) return;
      forgetTold();
      change(id, { failure: null, progress: 0 });
      enqueue(upload);
    },
    cancel,
  };
}

interface QueueOptions extends Pick<UploadsOptions, 'purpose' | 'onUploaded'> {
  /** The file was uploaded, refused, or canceled. */
  onEnded: (id: string) => void;
  onFailed: (id: string, failure: Failure) => void;
}

interface UploadQueue {
  enqueue: (upload: PendingUpload) => void;
  cancel: (id: string) => void;
}

/** The files of one field, sent one at a time. */
function useUploadQueue(options: QueueOptions): UploadQueue {
  const { uploads: hold, discards } = useFormScope();
  const { onEnded, onFailed } = options;
  const [unfinished] = useState(() => new Set<string>());
  const notices = useUploadNotices(options.purpose);
  const latest = useRef({ ...options, ...notices });
  useEffect(() => {
    latest.current = { ...options, ...notices };
  });
  const afterSave = useAfterSave();
  const sending = useRef<Promise<void>>(Promise.resolve());
  const actions = useMemo(
    () => createUploadQueue({ hold, unfinished, onEnded, onFailed, afterSave, latest, sending }),
    [hold, unfinished, onEnded, onFailed, afterSave],
  );

  // Cancels the files of a field that is removed, or whose form is discarded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again whenever the number of discards has grown.
  useEffect(
    () => () => {
      for (const id of [...unfinished]) actions.cancel(id);
    },
    [actions, unfinished, discards],
  );
  return actions;
}

interface QueueParts extends Pick<QueueOptions, 'onEnded' | 'onFailed'> {
  /** The form's record of unfinished uploads, which delay its save. */
  hold: ReturnType<typeof useFormScope>['uploads'];
  unfinished: Set<string>;
  afterSave: ReturnType<typeof useAfterSave>;
  latest: RefObject<QueueOptions & ReturnType<typeof useUploadNotices>>;
  sending: RefObject<Promise<void>>;
}

function createUploadQueue({ hold, unfinished, onEnded, onFailed, afterSave, latest, sending }: QueueParts): UploadQueue {
  function finish(id: string): void {
    unfinished.delete(id);
    hold.ended(id);
    onEnded(id);
  }

  async function send({ id, name, file }: PendingUpload): Promise<void> {
    if (!unfinished.has(id)) return;
    const { purpose } = latest.current;
    const prepared = await prepare(file, purpose).catch((): Prepared => ({ reason: 'unreadable' }));
    if (!unfinished.has(id)) return;
    if (!('bytes' in prepared)) {
      finish(id);
      latest.current.tellRefused(file, prepared.reason);
      return;
    }
    if (prepared.change) latest.current.tellChanged(file, prepared.change);
    const { bytes } = prepared;
    const result = await hold.once(bytes, () =>
      unfinished.has(id) ? ask('uploads.send', { id, name, purpose, bytes }) : Promise.resolve(failed('cancelled')),
    );
    // Canceled meanwhile, by its button or because its field is gone.
    if (!unfinished.has(id)) return;
    if (result.ok) {
      const { url } = result.value;
      afterSave(() => {
        if (!unfinished.has(id)) return;
        latest.current.onUploaded(url, id);
        finish(id);
      });
    } else if (result.error.code === 'cancelled') finish(id);
    else {
      hold.failed(id);
      onFailed(id, result.error);
    }
  }

  return {
    enqueue(upload) {
      unfinished.add(upload.id);
      hold.started(upload.id);
      sending.current = sending.current.then(() => send(upload));
    },
    cancel(id) {
      finish(id);
      void ask('uploads.cancel', { id });
    },
  };
}

interface FailuresOnce {
  tellOnce: (failure: Failure) => void;
  /** Called when files are chosen or retried, so that each reason is shown again. */
  forgetTold: () => void;
}

/** Shows each reason once, because several files often fail for the same one. */
function useFailuresOnce(): FailuresOnce {
  const [told] = useState(() => new Set<string>());
  return useMemo(
    () => ({
      tellOnce(failure) {
        const reason = `${failure.code} ${failure.message ?? ''}`;
        if (!told.has(reason)) notify.failure(failure);
        told.add(reason);
      },
      forgetTold: () => told.clear(),
    }),
    [told],
  );
}

type Prepared = { bytes: Uint8Array<ArrayBuffer>; change?: PictureChange } | { reason: RefusalReason };

async function prepare(file: File, purpose: UploadPurpose): Promise<Prepared> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const isToConvert = purpose === 'picture' && isHeic(head);
  if (!isToConvert && !isOfKind(head, purpose)) return { reason: 'wrongKind' };
  if (!isToConvert && file.size <= maxUploadBytes) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { bytes: purpose === 'picture' ? withoutMetadata(bytes) : bytes };
  }
  if (purpose === 'pdf') return { reason: 'tooLarge' };
  // Few systems can decode HEIC.
  const drawn = await shrinkPicture(file);
  if (!drawn) return { reason: isToConvert ? 'heic' : 'tooLarge' };
  return { bytes: new Uint8Array(await drawn.arrayBuffer()), change: isToConvert ? 'converted' : 'shrunk' };
}
