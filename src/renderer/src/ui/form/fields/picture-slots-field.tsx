import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { notify } from '@renderer/bridge/notify';
import { useFormat } from '@renderer/bridge/use-format';
import { type ClipboardEvent, type DragEvent, type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormScope } from '../form-context';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { moved, Sorting } from '../sorting';
import { useUndo } from '../use-undo';
import { AddPictureSlot, EmptyPictureSlots } from './add-picture-slot';
import { PendingPictureSlot } from './pending-picture-slot';
import { StoredPictureSlot } from './stored-picture-slot';
import { useUploadLimit } from './upload-notices';
import { type UploadFieldProps, useUploads } from './use-uploads';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 126px))', gap: '12px' },
  one: { gridTemplateColumns: 'minmax(0, 126px)' },
});

interface PictureSlotsFieldProps extends FormFieldProps, UploadFieldProps {
  /** How many pictures there is room for. */
  max: number;
  /** Says "Cover" on the first one. */
  hasCover?: boolean;
  /** For pictures of which nothing may be cut off, such as codes. */
  showsWhole?: boolean;
}

/** The same picture may stand in two slots, so its address alone does not name a slot; its position does not either, for it moves. */
function toSlotIds(urls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const count = (seen.get(url) ?? 0) + 1;
    seen.set(url, count);
    return `${count}:${url}`;
  });
}

/** Pictures by choosing, dropping or pasting; the value is the list of stored urls in order. */
export function PictureSlotsField({ max, hasCover = false, showsWhole = false, needs, ...props }: PictureSlotsFieldProps): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(props.name);
  const { isAllowed } = useFormScope();
  const { t } = useTranslation();
  const format = useFormat();
  const styles = useStyles();
  const size = useUploadLimit();
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
  const hint = max === 1 ? 'forms.pictures.hintOne' : 'forms.pictures.hint';

  return (
    <FormFieldFrame
      hint={isReadOnly ? '' : t(hint, { size })}
      {...props}
      error={error}
      isGroup
      hintEnd={max > 1 && t('forms.pictures.saved', { filled: format.integer(urls.length), total: format.integer(max) })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the slot's own button. */}
      <div
        ref={grid}
        data-picture-grid
        className={mergeClasses(styles.grid, max === 1 && styles.one)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
        onPaste={(event) => takeFiles(event, event.clipboardData)}
      >
        <Sorting
          ids={ids}
          layout="grid"
          nameOf={(id) => t('forms.pictures.alt', { position: ids.indexOf(id) + 1, total: urls.length })}
          onMove={move}
        >
          {urls.map((url, position) => (
            <StoredPictureSlot
              key={ids[position]}
              id={ids[position] ?? ''}
              url={url}
              position={position}
              total={urls.length}
              isCover={hasCover && position === 0}
              isReadOnly={isReadOnly}
              showsWhole={showsWhole}
              hasMoved={ids[position] === movedId}
              onMove={(to) => move(position, to)}
              onRemove={() => remove(position)}
            />
          ))}
        </Sorting>
        {uploads.pending.map((upload) => (
          <PendingPictureSlot
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload.id)}
            onCancel={() => uploads.cancel(upload.id)}
          />
        ))}
        {!isLocked && room > 0 && (
          <AddPictureSlot
            inputRef={field.ref}
            isMultiple={room > 1}
            demandPermission={uploads.demandPermission}
            onFiles={add}
            onBlur={field.onBlur}
          />
        )}
        {!isReadOnly && <EmptyPictureSlots count={room - 1} />}
        {isLocked && urls.length === 0 && <span>{t('common.none')}</span>}
      </div>
    </FormFieldFrame>
  );
}
