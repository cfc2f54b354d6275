import { notify } from '@renderer/runtime/notices/notify';
import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormScope } from '../form-context';
import { useFormField } from '../form-field';
import { moved } from '../sorting';
import { useUndo } from '../use-undo';
import { type UploadFieldProps, useUploads } from './use-uploads';

/** The same picture may stand in two slots, so its address alone does not name a slot; its position does not either, for it moves. */
function toSlotIds(urls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const count = (seen.get(url) ?? 0) + 1;
    seen.set(url, count);
    return `${count}:${url}`;
  });
}

interface PictureSlotsOptions extends UploadFieldProps {
  name: string;
  max: number;
}

interface PictureSlots extends Pick<ReturnType<typeof useFormField>, 'field' | 'error' | 'isReadOnly'> {
  /** To be put on the element that holds the slots. */
  grid: RefObject<HTMLDivElement | null>;
  isLocked: boolean;
  urls: readonly string[];
  ids: readonly string[];
  movedId: string | null;
  uploads: ReturnType<typeof useUploads>;
  room: number;
  add: (files: readonly File[]) => void;
  takeFiles: (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => void;
  move: (from: number, to: number) => void;
  remove: (position: number) => void;
}

/** The list of pictures of one field, and everything that changes it. */
export function usePictureSlots({ name, max, needs }: PictureSlotsOptions): PictureSlots {
  const { field, error, isReadOnly, isFrozen } = useFormField(name);
  const { isAllowed } = useFormScope();
  const { t } = useTranslation();
  const [movedId, setMovedId] = useState<string | null>(null);
  const urls: readonly string[] = field.value ?? [];
  const current = useRef(urls);
  current.current = urls;
  const change = (next: readonly string[]): void => {
    current.current = next;
    setMovedId(null);
    field.onChange(next);
  };
  const uploads = useUploads({
    purpose: 'picture',
    ...(needs && { needs }),
    onUploaded: (url) => change([...current.current, url]),
  });

  const room = max - urls.length - uploads.pending.length;
  /** Without the permission the control stays and says why it does nothing (OP-35); until Edit there is none. */
  const isLocked = isReadOnly && isAllowed;
  const isSwitchedOff = isFrozen && isAllowed;
  const add = (files: readonly File[]): void => {
    if (isSwitchedOff || !uploads.demandPermission()) return;
    if (files.length > room) notify.warning(t('forms.pictures.noRoom', { count: room }));
    uploads.add(files.slice(0, Math.max(room, 0)));
  };
  const tellRemoved = useUndo<{ url: string; position: number }>(({ url, position }) => {
    if (current.current.length + uploads.pending.length < max)
      change([...current.current.slice(0, position), url, ...current.current.slice(position)]);
  });
  const grid = useRef<HTMLDivElement>(null);
  const remove = (position: number): void => {
    const url = urls[position];
    if (url === undefined || isFrozen) return;
    flushSync(() => change(urls.filter((_url, index) => index !== position)));
    const handles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-picture-handle]') ?? [])];
    (handles[Math.min(position, handles.length - 1)] ?? grid.current?.querySelector('button'))?.focus();
    tellRemoved(t('forms.pictures.removed'), { url, position });
  };
  const takeFiles = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const ids = toSlotIds(urls);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= urls.length || isFrozen) return;
    change(moved(urls, from, to));
    setMovedId(ids[from] ?? null);
  };
  return { grid, field, error, isReadOnly, isLocked, urls, ids, movedId, uploads, room, add, takeFiles, move, remove };
}
