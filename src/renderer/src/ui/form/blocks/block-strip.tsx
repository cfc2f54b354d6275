import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { Sorting } from '@renderer/ui/controls/sorting';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, ReactNode, Ref } from 'react';
import { addPlaceStyle } from './add-place-style';
import { BlockTile, type Tile } from './block-tile';
import { useBlocks } from './use-blocks';

const useStyles = makeStyles({
  list: {
    ...wrappingRow,
    gap: '10px',
    margin: '0 0 8px',
    padding: 0,
    listStyleType: 'none',
    '& > li': { boxSizing: 'border-box', width: '138px' },
  },
  row: { display: 'grid', gap: '12px', '& > li': { width: 'auto' } },
  add: { ...addPlaceStyle, minHeight: '108px', height: '100%' },
  addPlace: { flexBasis: '44px', flexGrow: 0, maxWidth: '44px' },
});

interface BlockStripProps {
  /** Path of the list in the form's values. */
  name: string;
  label: string;
  /** Returns the name of a block by its position from 1, such as `Banner 2`. */
  blockName: (position: number) => string;
  /** Content of a new block, and the label of its button. Without it, the number of blocks is fixed. */
  add?: { empty: object; label: string };
  hint?: string;
  hintEnd?: string;
  /** All in one row; otherwise as many per row as fit. */
  isOneRow?: boolean;
  children: (tile: Tile) => ReactNode;
}

/** Repeatable blocks as tiles side by side. It does the same as `BlockList`, for blocks that are mainly a picture and its position. */
export function BlockStrip({
  name,
  label,
  blockName,
  add: added,
  hint,
  hintEnd,
  isOneRow = false,
  children,
}: BlockStripProps): ReactElement {
  const styles = useStyles();
  const { ids, isReadOnly, message, list, addButton, nameOf, add, removeAt, move } = useBlocks({
    name,
    blockName,
    max: Number.POSITIVE_INFINITY,
  });
  return (
    <FieldFrame label={label} error={message} hint={hint} hintEnd={hintEnd} isGroup>
      <Sorting ids={ids} layout="grid" nameOf={nameOf} onMove={move}>
        <ol
          ref={list}
          className={mergeClasses(styles.list, isOneRow && styles.row)}
          {...(isOneRow && { style: { gridTemplateColumns: `repeat(${ids.length}, minmax(0, 1fr))` } })}
        >
          {ids.map((id, position) => (
            <BlockTile
              key={id}
              id={id}
              name={blockName(position + 1)}
              path={`${name}.${position}`}
              position={position}
              total={ids.length}
              isReadOnly={isReadOnly}
              onMove={(to) => move(position, to)}
              {...(added && { onRemove: () => removeAt(position) })}
            >
              {children}
            </BlockTile>
          ))}
          {added && !isReadOnly && (
            <li className={styles.addPlace}>
              <Button
                ref={addButton as Ref<never>}
                appearance="transparent"
                className={styles.add}
                icon={<AddRegular />}
                onClick={() => add(added.empty)}
              >
                {added.label}
              </Button>
            </li>
          )}
        </ol>
      </Sorting>
    </FieldFrame>
  );
}
