import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { Sorting } from '@renderer/ui/controls/sorting';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { flexColumn, plainList } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, ReactNode, Ref } from 'react';
import { BlockFrame } from './block-frame';
import { useBlocks } from './use-blocks';

const useStyles = makeStyles({
  list: { ...flexColumn, rowGap: '12px', ...plainList },
});

interface BlockListProps<Block> {
  /** Path of the list in the form's values. */
  name: string;
  empty: Block;
  /** Returns the name of a block by its position from 1, such as `Banner 2`. */
  blockName: (position: number) => string;
  addLabel: string;
  min?: number;
  max?: number;
  /** Number of blocks at the start that can't be moved or removed. */
  fixed?: number;
  /** Shown after a block's name: its content or its kind. */
  summary?: (path: string) => ReactNode;
  /** The fields of one block; `path` is the prefix of their names, such as `banners.0`. */
  children: (path: string, position: number) => ReactNode;
}

/**
 * Repeatable blocks: add, remove with undo, and reorder by pointer, keyboard, or buttons. Errors are shown at the fields of their block.
 */
export function BlockList<Block extends object>(props: BlockListProps<Block>): ReactElement {
  const { name, empty, blockName, addLabel, min = 0, max = Number.POSITIVE_INFINITY, fixed = 0, summary, children } = props;
  const styles = useStyles();
  const { ids, isReadOnly, message, list, addButton, nameOf, add, removeAt, move } = useBlocks({ name, blockName, max });
  return (
    <>
      <Sorting ids={ids} layout="list" nameOf={nameOf} onMove={(from, to) => move(from, Math.max(to, fixed))}>
        <ol ref={list} className={styles.list}>
          {ids.map((id, position) => (
            <BlockFrame
              key={id}
              id={id}
              title={blockName(position + 1)}
              position={position}
              total={ids.length}
              isReadOnly={isReadOnly}
              first={fixed}
              summary={summary?.(`${name}.${position}`)}
              canRemove={ids.length > min && position >= fixed}
              onMove={(to) => move(position, to)}
              onRemove={() => removeAt(position)}
            >
              {children(`${name}.${position}`, position)}
            </BlockFrame>
          ))}
        </ol>
      </Sorting>
      {!isReadOnly && ids.length < max && (
        <FieldFrame label="" error={message} isGroup>
          <div>
            <Button ref={addButton as Ref<never>} icon={<AddRegular />} onClick={() => add(empty)}>
              {addLabel}
            </Button>
          </div>
        </FieldFrame>
      )}
    </>
  );
}
