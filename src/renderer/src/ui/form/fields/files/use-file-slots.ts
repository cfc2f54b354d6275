import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { moved } from '@renderer/ui/controls/sorting';
import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState } from 'react-hook-form';
import { useUndo } from '../../blocks/use-undo';
import { useFormField } from '../../field/form-field';
import { useFieldView } from '../../field/use-field-view';
import { useFormScope } from '../../form-context';
import { showFiles, showPictures } from '../../show-files';
import type { FileInputHandle } from './file-input';
import type { UploadPurpose } from './file-kind';
import { useKeptFocus } from './use-kept-focus';
import { type UploadFieldProps, useUploads } from './use-uploads';

interface ChosenOrder {
  /** Remembers where these uploads belong: behind what stands there, in this order. */
  put: (ids: readonly string[], behind: readonly string[]) => void;
  /** From now on the upload is this address. */
  arrived: (id: string, url: string) => void;
  /** Where the upload belongs among these addresses. */
  placeOf: (id: string, urls: readonly string[]) => number;
}

/** Files stay in the order in which they were chosen, whenever each of them arrives and whatever is moved or taken away meanwhile. */
function useChosenOrder(): ChosenOrder {
  const [order] = useState(() => {
    /** What was chosen before each upload: addresses, and ids of other uploads. */
    const before = new Map<string, readonly string[]>();
    const urlOf = new Map<string, string>();
    return {
      put(ids: readonly string[], behind: readonly string[]): void {
        for (const [at, id] of ids.entries()) before.set(id, [...behind, ...ids.slice(0, at)]);
      },
      arrived: (id: string, url: string): void => void urlOf.set(id, url),
      placeOf: (id: string, urls: readonly string[]): number =>
        Math.max(-1, ...(before.get(id) ?? urls).map((one) => urls.lastIndexOf(urlOf.get(one) ?? one))) + 1,
    };
  });
  return order;
}

/** The same file may stand in two slots, so its address alone does not name a slot; its position does not either, for it moves. */
function toSlotIds(urls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const count = (seen.get(url) ?? 0) + 1;
    seen.set(url, count);
    return `${count}:${url}`;
  });
}

interface SlotsOptions extends UploadFieldProps {
  /** Stored addresses, in order. */
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
  /** How many the server holds. */
  savedCount: number;
  purpose: UploadPurpose;
  /** How many files there is room for. Without it there is one place, and a new file takes the place of the old one. */
  max?: number;
  /** Of one place: takes those of several files for which it has no room. */
  onMore?: (files: readonly File[]) => void;
}

interface FileSlotsOptions extends Pick<SlotsOptions, 'purpose' | 'needs' | 'onMore'> {
  name: string;
  /** Without it the value is one url, or ''. */
  max?: number;
}

/**
 * `open`: files can be added. `denied`: without the permission the control stays, looks locked and says why it does nothing (OP-35).
 * `locked`: until Edit there is no control at all.
 */
type SlotAccess = 'open' | 'denied' | 'locked';

export interface Slots {
  /** Of the form, where they are a field of its own. That the focus went by says nothing of a file: it is missed when the form is saved. */
  field?: Pick<ReturnType<typeof useFormField>['field'], 'ref'>;
  isReadOnly: boolean;
  access: SlotAccess;
  urls: readonly string[];
  ids: readonly string[];
  /** How many the server holds. */
  savedCount: number;
  uploads: ReturnType<typeof useUploads>;
  /** Before which of the stored ones an upload stands, by its id. */
  placeOf: (id: string) => number;
  room: number;
  /** Of the slot that was moved last: it keeps the focus. */
  movedId: string | null;
  /** To be put on the element that holds the slots, for the focus when a button of theirs goes. */
  place: RefObject<HTMLDivElement | null>;
  /** Of the hidden `FileInput`. */
  input: RefObject<FileInputHandle | null>;
  /** Opens the system's file dialog, or says why not. */
  choose: () => void;
  add: (files: readonly File[]) => void;
  /** For the same element as `place`: files that are dropped or pasted there are added, as shortcuts for the button inside. */
  dropPlace: { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void; onPaste(event: ClipboardEvent): void };
  move: (from: number, to: number) => void;
  remove: (position: number) => void;
}

/** The files of one field of the form, whether a list or a single one. */
export function useFileSlots({ name, max, ...options }: FileSlotsOptions): Slots & Pick<ReturnType<typeof useFormField>, 'error'> {
  const { field, error } = useFormField(name);
  const { defaultValues } = useFormState();
  useFieldView(name, { show: options.purpose === 'picture' ? showPictures : showFiles });
  const slots = useSlots({
    ...options,
    ...(max !== undefined && { max }),
    urls: toUrls(field.value),
    savedCount: toUrls(get(defaultValues, name)).length,
    onChange: (next) => field.onChange(max === undefined ? (next[0] ?? '') : next),
  });
  // A file that is on its way, or was not uploaded, says so itself: it is not missing besides.
  return { ...slots, field, error: slots.uploads.pending.length > 0 ? undefined : error };
}

/** A list of files inside of a form, and everything that changes it; for a field of its own see `useFileSlots`. */
export function useSlots({ urls, onChange, savedCount, purpose, max, needs, onMore }: SlotsOptions): Slots {
  const { isAllowed, isReadOnly, isSaving } = useFormScope();
  const isFrozen = isReadOnly || isSaving;
  const t = useTexts();
  const [movedId, setMovedId] = useState<string | null>(null);
  const isSingle = max === undefined;
  const current = useRef(urls);
  current.current = urls;
  const change = (next: readonly string[]): void => {
    current.current = next;
    setMovedId(null);
    onChange(next);
  };
  const order = useChosenOrder();
  const uploads = useUploads({
    purpose,
    ...(needs && { needs }),
    onUploaded(url, id) {
      const place = order.placeOf(id, current.current);
      order.arrived(id, url);
      change(isSingle ? [url] : current.current.toSpliced(place, 0, url));
    },
  });
  const room = isSingle ? 1 : max - urls.length - uploads.pending.length;
  const access = toAccess(uploads.isAllowed, isReadOnly);
  const isSwitchedOff = isReadOnly && isAllowed;

  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const input = useRef<FileInputHandle>(null);
  const add = (files: readonly File[]): void => {
    if (isSwitchedOff || !uploads.demandPermission()) return;
    if (isSingle) for (const { id } of uploads.pending) uploads.cancel(id);
    order.put(uploads.add(files.slice(0, Math.max(room, 0))), [...current.current, ...uploads.pending.map(({ id }) => id)]);
    if (files.length <= room) return;
    if (onMore) onMore(files.slice(room));
    else notify.warning(t('forms.pictures.noRoom', { count: room }));
  };
  const tellRemoved = useUndo<{ url: string; position: number }>(({ url, position }) => {
    if (current.current.length + uploads.pending.length < (max ?? 1)) change(current.current.toSpliced(position, 0, url));
  });
  const remove = (position: number): void => {
    const url = urls[position];
    if (url === undefined || isFrozen) return;
    flushSync(() => change(urls.filter((_url, index) => index !== position)));
    focusAfterRemoval(place.current, position);
    tellRemoved(t(purpose === 'pdf' ? 'forms.pdf.removed' : 'forms.pictures.removed'), { url, position });
  };
  const ids = toSlotIds(urls);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= urls.length || isFrozen) return;
    change(moved(urls, from, to));
    setMovedId(ids[from] ?? null);
  };
  const choose = (): void => {
    if (!(isFrozen && isAllowed) && uploads.demandPermission()) input.current?.choose();
  };
  return {
    isReadOnly,
    access,
    urls,
    ids,
    savedCount,
    uploads,
    placeOf: (id) => order.placeOf(id, urls),
    room,
    movedId,
    place,
    input,
    choose,
    add,
    dropPlace: toDropPlace(add),
    move,
    remove,
  };
}

/** To the slot that took the place of the one that is gone, or to the button for new ones. */
function focusAfterRemoval(place: HTMLElement | null, position: number): void {
  const handles = [...(place?.querySelectorAll<HTMLElement>('[data-picture-handle]') ?? [])];
  (handles[Math.min(position, handles.length - 1)] ?? place?.querySelector('button'))?.focus();
}

function toDropPlace(add: Slots['add']): Slots['dropPlace'] {
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  return {
    onDragOver(event) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event) => take(event, event.dataTransfer),
    onPaste: (event) => take(event, event.clipboardData),
  };
}

function toUrls(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
}

function toAccess(mayUpload: boolean, isReadOnly: boolean): SlotAccess {
  if (!mayUpload) return 'denied';
  return isReadOnly ? 'locked' : 'open';
}
