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
  /** Remembers the place of these uploads: after the addresses and uploads in `behind`, in this order. */
  put: (ids: readonly string[], behind: readonly string[]) => void;
  /** The upload has this address from now on. */
  arrived: (id: string, url: string) => void;
  /** The upload's place among these addresses. */
  placeOf: (id: string, urls: readonly string[]) => number;
}

/** Sorts files in the order in which they were chosen, whenever each one arrives, and even if others are moved or removed meanwhile. */
function useChosenOrder(): ChosenOrder {
  const [order] = useState(() => {
    /** The files before each upload: addresses, and ids of other uploads. */
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

/** Ids of slots. Two slots can have the same file, so the address alone isn't an id; nor is the position, which changes. */
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
  /** Number of files that the server has. */
  savedCount: number;
  purpose: UploadPurpose;
  /** Largest number of files. Without it, there is one slot, and a new file replaces the old one. */
  max?: number;
  /** Called with the files for which there is no room. */
  onMore?: (files: readonly File[]) => void;
}

interface FileSlotsOptions extends Pick<SlotsOptions, 'purpose' | 'needs' | 'onMore'> {
  name: string;
  /** Without it, the value is one address, or ''. */
  max?: number;
}

/**
 * `open`: files can be added. `denied`: the control looks locked, and shows on use that the permission is missing (OP-35). `locked`: there
 * is no control until the user selects *Edit*.
 */
type SlotAccess = 'open' | 'denied' | 'locked';

export interface Slots {
  /** For a field of its own. It has no `onBlur`, because a missing file is reported only when the form is saved. */
  field?: Pick<ReturnType<typeof useFormField>['field'], 'ref'>;
  isReadOnly: boolean;
  access: SlotAccess;
  urls: readonly string[];
  ids: readonly string[];
  /** Number of files that the server has. */
  savedCount: number;
  uploads: ReturnType<typeof useUploads>;
  /** The position of an upload among the stored files, by its id. */
  placeOf: (id: string) => number;
  room: number;
  /** Id of the slot that was moved last, which keeps the focus. */
  movedId: string | null;
  /** For the element that contains the slots: it returns the focus when a slot's button is removed. */
  place: RefObject<HTMLDivElement | null>;
  /** For the hidden `FileInput`. */
  input: RefObject<FileInputHandle | null>;
  /** Opens the system's file dialog, or shows that the permission is missing. */
  choose: () => void;
  add: (files: readonly File[]) => void;
  /** For the same element as `place`: adds files that are dropped or pasted there. */
  dropPlace: { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void; onPaste(event: ClipboardEvent): void };
  move: (from: number, to: number) => void;
  remove: (position: number) => void;
}

/** The files of a form field, which is a list or a single file. */
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
  // A pending or failed upload shows its own state, so the field isn't reported as empty.
  return { ...slots, field, error: slots.uploads.pending.length > 0 ? undefined : error };
}

/** A list of files inside of a form, with everything that changes it. `useFileSlots` is for a field of its own. */
export function useSlots(options: SlotsOptions): Slots {
  const { urls, savedCount, max } = options;
  const { isAllowed, isReadOnly, isSaving } = useFormScope();
  const isFrozen = isReadOnly || isSaving;
  const [movedId, setMovedId] = useState<string | null>(null);
  const { uploads, order, current, change } = useSlotUploads(options, () => setMovedId(null));
  const room = max === undefined ? 1 : max - urls.length - uploads.pending.length;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const input = useRef<FileInputHandle>(null);
  const takeFiles = useTakenFiles(options, { uploads, order, current, room });
  const add = (files: readonly File[]): void => {
    if (!(isReadOnly && isAllowed)) takeFiles(files);
  };
  const removeSlot = useRemoval(options, { uploads, current, change, place });
  const ids = toSlotIds(urls);
  return {
    isReadOnly,
    access: toAccess(uploads.isAllowed, isReadOnly),
    urls,
    ids,
    savedCount,
    uploads,
    placeOf: (id) => order.placeOf(id, urls),
    room,
    movedId,
    place,
    input,
    choose() {
      if (!(isFrozen && isAllowed) && uploads.demandPermission()) input.current?.choose();
    },
    add,
    dropPlace: toDropPlace(add),
    move(from, to) {
      if (to < 0 || to >= urls.length || isFrozen) return;
      change(moved(urls, from, to));
      setMovedId(ids[from] ?? null);
    },
    remove(position) {
      if (!isFrozen) removeSlot(position);
    },
  };
}

interface SlotValues {
  uploads: ReturnType<typeof useUploads>;
  order: ChosenOrder;
  /** The addresses after the latest change, which may not be rendered yet. */
  current: RefObject<readonly string[]>;
  change(next: readonly string[]): void;
}

/** The uploads of the slots; each one is inserted at its place when it arrives. */
function useSlotUploads({ urls, onChange, purpose, max, needs }: SlotsOptions, onChanging: () => void): SlotValues {
  const current = useRef(urls);
  current.current = urls;
  const change = (next: readonly string[]): void => {
    current.current = next;
    onChanging();
    onChange(next);
  };
  const order = useChosenOrder();
  const uploads = useUploads({
    purpose,
    ...(needs && { needs }),
    onUploaded(url, id) {
      const place = order.placeOf(id, current.current);
      order.arrived(id, url);
      change(max === undefined ? [url] : current.current.toSpliced(place, 0, url));
    },
  });
  return { uploads, order, current, change };
}

type Taking = Pick<SlotValues, 'uploads' | 'order' | 'current'> & Pick<Slots, 'room'>;

/** Uploads as many of the given files as there is room for. */
function useTakenFiles({ max, onMore }: SlotsOptions, { uploads, order, current, room }: Taking): Slots['add'] {
  const t = useTexts();
  return (files) => {
    if (!uploads.demandPermission()) return;
    if (max === undefined) for (const { id } of uploads.pending) uploads.cancel(id);
    order.put(uploads.add(files.slice(0, Math.max(room, 0))), [...current.current, ...uploads.pending.map(({ id }) => id)]);
    if (files.length <= room) return;
    if (onMore) onMore(files.slice(room));
    else notify.warning(t('forms.pictures.noRoom', { count: room }));
  };
}

type Removing = Pick<SlotValues, 'uploads' | 'current' | 'change'> & Pick<Slots, 'place'>;

/** Removes a file, and offers to undo it. */
function useRemoval({ urls, purpose, max }: SlotsOptions, { uploads, current, change, place }: Removing): Slots['remove'] {
  const t = useTexts();
  const tellRemoved = useUndo<{ url: string; position: number }>(({ url, position }) => {
    if (current.current.length + uploads.pending.length < (max ?? 1)) change(current.current.toSpliced(position, 0, url));
  });
  return (position) => {
    const url = urls[position];
    if (url === undefined) return;
    flushSync(() => change(urls.filter((_url, index) => index !== position)));
    focusAfterRemoval(place.current, position);
    tellRemoved(t(purpose === 'pdf' ? 'forms.pdf.removed' : 'forms.pictures.removed'), { url, position });
  };
}

/** Focuses the slot that took the removed one's place, or the button that adds files. */
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
