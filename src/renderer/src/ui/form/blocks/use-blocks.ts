import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, type FieldValues, get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useFieldMessage } from '../field/form-field';
import { useFormScope, useSectionId } from '../form-context';
import { useUndo } from './use-undo';

/**
 * Returns stable keys of repeated blocks. A form that is filled with another record gives all blocks new ids; the blocks stay mounted then,
 * and keep the focus and unfinished input.
 */
function useStableKeys(ids: readonly string[]): string[] {
  const known = useRef<readonly { id: string; key: string }[]>([]);
  const keyOfId = new Map(known.current.map(({ id, key }) => [id, key]));
  const areAllNew = !ids.some((id) => keyOfId.has(id));
  const keys = ids.map((id, position) => (areAllNew ? known.current[position]?.key : keyOfId.get(id)) ?? id);
  known.current = ids.map((id, position) => ({ id, key: keys[position] ?? id }));
  return keys;
}

interface BlocksOptions {
  /** Path of the list in the form's values. */
  name: string;
  /** Returns the name of a block by its position from 1, such as `Banner 2`. */
  blockName: (position: number) => string;
  max: number;
}

export interface Blocks {
  /** One id per block; they stay the same when the form is filled with another record. */
  ids: readonly string[];
  isReadOnly: boolean;
  /** Error of the list itself, not of one of its blocks. */
  message: string | undefined;
  /** Ref for the element whose children are the blocks; needed to focus after a removal. */
  list: RefObject<HTMLOListElement | null>;
  /** Gets the focus when no block is left. */
  addButton: RefObject<HTMLButtonElement | null>;
  nameOf: (id: string) => string;
  add: (block: object) => void;
  /** Removes a block and offers to undo it. */
  removeAt: (position: number) => void;
  /** Synchronous, so that the caller can restore the focus. */
  move: (from: number, to: number) => void;
}

/** Actions on repeatable blocks in any layout; none is available while a save runs. */
export function useBlocks({ name, blockName, max }: BlocksOptions): Blocks {
  const t = useTexts();
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
  return {
    ids,
    isReadOnly,
    message,
    list,
    addButton,
    nameOf: (id) => blockName(ids.indexOf(id) + 1),
    add: (block) => !isSaving && append(structuredClone(block) as FieldValues),
    removeAt(position) {
      if (isSaving) return;
      const block = structuredClone(getValues(`${name}.${position}`)) as FieldValues;
      flushSync(() => remove(position));
      focusBlock(Math.min(position, fields.length - 2));
      tellRemoved(t('forms.blocks.removed', { name: blockName(position + 1) }), { position, block });
    },
    move(from, to) {
      if (isSaving || from === to || to < 0 || to >= fields.length) return;
      flushSync(() => move(from, to));
    },
  };
}

function useListMessage(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const own = error?.root ?? error;
  return useFieldMessage(own?.message === undefined ? undefined : own);
}
