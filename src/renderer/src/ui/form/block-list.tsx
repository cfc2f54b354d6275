import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, type FieldValues, get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlockFrame } from './block-frame';
import { useFormScope, useSectionId } from './form-context';
import { useFieldMessage } from './form-field';
import { Sorting } from './sorting';
import { useStableKeys } from './use-stable-keys';
import { useUndo } from './use-undo';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
});

interface BlockListProps<Block> {
  /** Path of the list in the form's values. */
  name: string;
  empty: Block;
  /** `Banner 2`: by its position from 1. */
  blockName: (position: number) => string;
  addLabel: string;
  min?: number;
  max?: number;
  /** So many at the start stay where they are and cannot be removed. */
  fixed?: number;
  /** Stands after the name of a block: what it holds, or of what kind it is. */
  summary?: (path: string) => ReactNode;
  /** Fields of one block; `path` begins their names: `banners.0`. */
  children: (path: string, position: number) => ReactNode;
}

/** Repeatable blocks: add, remove with undo, reorder by pointer, by keyboard and by buttons. Errors stand at the fields of their block. */
export function BlockList<Block extends object>(props: BlockListProps<Block>): ReactElement {
  const { name, empty, blockName, addLabel, min = 0, max = Number.POSITIVE_INFINITY, fixed = 0, summary, children } = props;
  const { t } = useTranslation();
  const styles = useStyles();
  const { isReadOnly, isSaving, placeField } = useFormScope();
  const section = useSectionId();
  const { getValues } = useFormContext<FieldValues>();
  const message = useListMessage(name);
  const { fields, append, remove, insert, move } = useFieldArray({ name });
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => placeField(name, section), [placeField, name, section]);
  const ids = useStableKeys(fields.map((field) => field.id));
  const focusBlock = (position: number): void => {
    const block = list.current?.children.item(position);
    (block?.querySelector<HTMLElement>('[data-block-remove]') ?? addButton.current)?.focus();
  };
  const tellRemoved = useUndo<{ position: number; block: FieldValues }>(({ position, block }) => {
    if (!isReadOnly && !isSaving && fields.length < max) insert(position, block, { shouldFocus: false });
  });
  const removeAt = (position: number): void => {
    if (isSaving) return;
    const block = structuredClone(getValues(`${name}.${position}`)) as FieldValues;
    flushSync(() => remove(position));
    focusBlock(Math.min(position, fields.length - 2));
    tellRemoved(t('forms.blocks.removed', { name: blockName(position + 1) }), { position, block });
  };
  return (
    <>
      <Sorting
        ids={ids}
        layout="list"
        nameOf={(id) => blockName(ids.indexOf(id) + 1)}
        onMove={(from, to) => !isSaving && move(from, Math.max(to, fixed))}
      >
        <ol ref={list} className={styles.list}>
          {fields.map((field, position) => (
            <BlockFrame
              key={ids[position]}
              id={ids[position] ?? field.id}
              title={blockName(position + 1)}
              position={position}
              total={fields.length}
              isReadOnly={isReadOnly}
              first={fixed}
              summary={summary?.(`${name}.${position}`)}
              canRemove={fields.length > min && position >= fixed}
              onMove={(to) => !isSaving && flushSync(() => move(position, to))}
              onRemove={() => removeAt(position)}
            >
              {children(`${name}.${position}`, position)}
            </BlockFrame>
          ))}
        </ol>
      </Sorting>
      {!isReadOnly && fields.length < max && (
        <FieldFrame label="" error={message} isGroup>
          <div>
            <Button
              ref={addButton as Ref<never>}
              icon={<AddRegular />}
              onClick={() => !isSaving && append(structuredClone(empty) as FieldValues)}
            >
              {addLabel}
            </Button>
          </div>
        </FieldFrame>
      )}
    </>
  );
}

/** What is wrong with the list itself, not with one of its blocks. */
function useListMessage(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const own = error?.root ?? error;
  return useFieldMessage(own?.message === undefined ? undefined : own);
}
