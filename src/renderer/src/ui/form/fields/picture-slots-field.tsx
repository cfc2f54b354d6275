import { makeStyles, tokens } from '@fluentui/react-components';
import { notify } from '@renderer/bridge/notify';
import { maxUploadBytes } from '@shared/contract/uploads';
import { type ClipboardEvent, type DragEvent, type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';
import { moved, Sorting } from '../sorting';
import { AddPictureSlot, PendingPictureSlot, StoredPictureSlot } from './picture-slot';
import { useUploads } from './use-uploads';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: '12px', maxWidth: '680px' },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    marginInlineStart: '8px',
  },
});

const megabytes = `${maxUploadBytes / 1024 / 1024} MB`;

interface PictureSlotsFieldProps extends FormFieldProps {
  /** How many pictures there is room for. */
  max: number;
  /** Says "Cover" on the first one. */
  hasCover?: boolean;
}

/** Pictures by choosing, dropping or pasting; the value is the list of stored urls in order. */
export function PictureSlotsField({ max, hasCover = false, ...props }: PictureSlotsFieldProps): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  const { t } = useTranslation();
  const styles = useStyles();
  const urls: readonly string[] = field.value ?? [];
  const current = useRef(urls);
  current.current = urls;
  const change = (next: readonly string[]): void => {
    current.current = next;
    field.onChange(next);
  };

  const uploads = useUploads({
    purpose: 'picture',
    onUploaded: (url) => change([...current.current, url]),
    onRefused: (file, reason) =>
      notify.warning(
        t(reason === 'wrongKind' ? 'forms.pictures.notAPicture' : 'forms.pictures.tooLarge', { name: file.name, size: megabytes }),
      ),
    onShrunk: (file) => notify.info(t('forms.pictures.shrunk', { name: file.name })),
  });

  const room = max - urls.length - uploads.pending.length;
  const add = (files: readonly File[]): void => {
    if (files.length > room) notify.warning(t('forms.pictures.noRoom', { count: room }));
    uploads.add(files.slice(0, room));
  };
  const remove = (position: number): void => {
    const url = urls[position];
    if (url === undefined) return;
    change(urls.filter((_url, index) => index !== position));
    notify.info(t('forms.pictures.removed'), {
      label: t('common.undo'),
      run: () => current.current.length < max && change([...current.current.slice(0, position), url, ...current.current.slice(position)]),
    });
  };
  const takeFiles = (event: DragEvent | ClipboardEvent, data: DataTransfer | null): void => {
    const files = [...(data?.files ?? [])];
    if (isReadOnly || files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < urls.length) change(moved(urls, from, to));
  };
  const ids = urls.map((url, index) => `${index}:${url}`);

  return (
    <FormFieldFrame
      {...props}
      error={error}
      isGroup
      hint={isReadOnly ? '' : t(max === 1 ? 'forms.pictures.hintOne' : 'forms.pictures.hint', { size: megabytes })}
      labelEnd={max > 1 && <span className={styles.count}>{t('forms.pictures.saved', { count: urls.length, total: max })}</span>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the slot's own button. */}
      <div
        className={styles.grid}
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
        {!isReadOnly && room > 0 && <AddPictureSlot inputRef={field.ref} isMultiple={room > 1} onFiles={add} onBlur={field.onBlur} />}
      </div>
    </FormFieldFrame>
  );
}
