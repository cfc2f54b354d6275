import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular, ReOrderDotsVertical16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BlockHandle } from '@renderer/ui/controls/block-handle';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { flexColumn, flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, smallQuietWords, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';
import { BlockAction } from './block-action';

const useStyles = makeStyles({
  tile: {
    ...flexColumn,
    rowGap: '6px',
    minWidth: 0,
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    // A tile with content that doesn't count yet has a dashed border.
    ':has([data-unfinished])': { border: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  },
  lifted: {
    position: 'relative',
    zIndex: 1,
    boxShadow: tokens.shadow16,
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-1px',
  },
  line: { ...flexRow, columnGap: '4px', minHeight: '28px', minWidth: 0 },
  foot: { columnGap: 0 },
  handle: { minWidth: '24px', paddingInline: 0 },
  number: strongText,
  note: { ...flexGrow, ...truncatedText, lineHeight: '26px', ...smallQuietWords },
  words: { ...flexGrow, textAlign: 'center', ...smallQuietText },
});

/** Passed to the function that renders a tile's content. */
export interface Tile {
  /** Prefix of the names of the tile's fields, such as `banners.0`. */
  path: string;
  /** From 0. */
  position: number;
  name: string;
  /** Renders handle and number with a short note; the last button removes the tile, unless `end` replaces it. */
  head: (note?: string, end?: ReactNode) => ReactElement;
  /** Renders text between two buttons that move the tile in reading direction. */
  foot: (words: ReactNode) => ReactElement;
}

interface BlockTileProps {
  id: string;
  name: string;
  path: string;
  position: number;
  total: number;
  isReadOnly: boolean;
  onMove: (to: number) => void;
  onRemove?: () => void;
  children: (tile: Tile) => ReactNode;
}

/** One tile of a strip. */
export function BlockTile({ id, name, path, position, total, isReadOnly, onMove, onRemove, children }: BlockTileProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const sortable = useSortable({
    id,
    disabled: isReadOnly,
  });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const canMove = !isReadOnly && total > 1;
  const move = (to: number, direction: 'earlier' | 'later'): ReactElement => (
    <BlockAction
      label={t(`forms.blocks.${direction}`, { name })}
      icon={<DirectionalIcon name={direction === 'earlier' ? 'back' : 'forward'} />}
      disabled={to < 0 || to >= total}
      run={() => onMove(to)}
    />
  );
  const tile: Tile = {
    path,
    position,
    name,
    head: (note, end) => (
      <div className={styles.line}>
        {canMove && <BlockHandle sortable={sortable} name={name} icon={<ReOrderDotsVertical16Regular />} className={styles.handle} />}
        <span className={styles.number}>{format.number(position + 1)}</span>
        <span className={styles.note}>{note}</span>
        {end ??
          (onRemove && !isReadOnly && (
            <BlockAction label={t('forms.blocks.remove', { name })} icon={<Dismiss16Regular />} run={onRemove} isRemove />
          ))}
      </div>
    ),
    foot: (words) => (
      <div className={mergeClasses(styles.line, styles.foot)}>
        {canMove && move(position - 1, 'earlier')}
        <span className={styles.words}>{isDragging ? t('forms.blocks.choosePlace') : words}</span>
        {canMove && move(position + 1, 'later')}
      </div>
    ),
  };
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.tile, isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={t('forms.blocks.position', { name, position: position + 1, total })}
    >
      {children(tile)}
    </li>
  );
}
