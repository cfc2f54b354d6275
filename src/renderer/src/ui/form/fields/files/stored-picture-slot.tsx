import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, mergeClasses, Tooltip } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toMediaPath } from '@shared/contract/desktop/media';
import { toDirection } from '@shared/domain/language';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { usePictureSlotStyles } from './picture-slot-styles';

interface StoredPictureSlotProps {
  id: string;
  url: string;
  position: number;
  total: number;
  isCover: boolean;
  isReadOnly: boolean;
  showsWhole: boolean;
  /** The slot was moved last. It restores its focus, which is lost when the slot moves within the page. */
  hasMoved: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One stored picture that can be dragged, moved with the arrow keys in reading direction, and removed. */
export function StoredPictureSlot(props: StoredPictureSlotProps): ReactElement {
  const { id, url, position, total, isCover, isReadOnly, showsWhole, hasMoved, onMove, onRemove } = props;
  const styles = usePictureSlotStyles();
  const t = useTexts();
  const language = useLanguage();
  const handle = useRef<HTMLButtonElement>(null);
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: isReadOnly });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new position asks for the focus again.
  useEffect(() => {
    if (hasMoved) handle.current?.focus();
  }, [hasMoved, position]);
  const name = t('forms.pictures.alt', { position: position + 1, total });
  const step = (event: KeyboardEvent): void => {
    const forward = toDirection(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === 'Delete') onRemove();
    else if (event.key === forward) onMove(position + 1);
    else if (event.key === backward) onMove(position - 1);
    else return;
    event.preventDefault();
  };
  const picture = (alt: string): ReactElement => (
    <img className={mergeClasses(styles.picture, showsWhole && styles.whole)} src={toMediaPath(url) ?? ''} alt={alt} draggable={false} />
  );
  return (
    <div
      ref={setNodeRef}
      className={mergeClasses(styles.slot, isDragging && styles.lifted)}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {isReadOnly ? (
        picture(name)
      ) : (
        <button
          {...listeners}
          type="button"
          ref={(element) => {
            handle.current = element;
            setActivatorNodeRef(element);
          }}
          data-picture-handle
          className={styles.handle}
          onKeyDown={step}
          aria-label={name}
          aria-keyshortcuts="ArrowLeft ArrowRight Delete"
        >
          {picture('')}
        </button>
      )}
      {isCover && <span className={styles.cover}>{t('forms.pictures.cover')}</span>}
      {!isReadOnly && (
        <Tooltip content={t('forms.pictures.remove', { position: position + 1 })} relationship="label">
          <Button className={styles.remove} size="small" icon={<Dismiss16Regular />} onClick={onRemove} />
        </Tooltip>
      )}
    </div>
  );
}
