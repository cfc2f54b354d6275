import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockHandle } from '@renderer/ui/controls/block-handle';
import { flexColumn, flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, ReactNode } from 'react';
import { BlockAction } from './block-action';

const useStyles = makeStyles({
  block: {
    ...flexColumn,
    rowGap: '12px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  lifted: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
  head: { ...flexRow, columnGap: '4px' },
  name: { flexShrink: 0, fontWeight: tokens.fontWeightSemibold },
  summary: { ...flexRow, columnGap: '8px', ...flexGrow, minHeight: '24px' },
});

interface BlockFrameProps {
  id: string;
  title: string;
  position: number;
  total: number;
  /** Index of the first block that can be moved. */
  first: number;
  summary?: ReactNode;
  isReadOnly: boolean;
  canRemove: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One block with its name, handle, and buttons. */
export function BlockFrame({
  id,
  title,
  position,
  total,
  first,
  summary,
  isReadOnly,
  canRemove,
  onMove,
  onRemove,
  children,
}: BlockFrameProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const sortable = useSortable({
    id,
    disabled: isReadOnly || position < first,
  });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const canMove = !isReadOnly && position >= first && total - first > 1;
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.block, isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={t('forms.blocks.position', { name: title, position: position + 1, total })}
    >
      <div className={styles.head}>
        {canMove && <BlockHandle sortable={sortable} name={title} icon={<ReOrderDotsVerticalRegular />} />}
        <span className={styles.name}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        {canMove && (
          <>
            <BlockAction
              label={t('forms.blocks.up', { name: title })}
              icon={<ArrowUpRegular />}
              disabled={position === first}
              run={() => onMove(position - 1)}
            />
            <BlockAction
              label={t('forms.blocks.down', { name: title })}
              icon={<ArrowDownRegular />}
              disabled={position === total - 1}
              run={() => onMove(position + 1)}
            />
          </>
        )}
        {!isReadOnly && canRemove && (
          <BlockAction label={t('forms.blocks.remove', { name: title })} icon={<DeleteRegular />} run={onRemove} isRemove />
        )}
      </div>
      {children}
    </li>
  );
}
