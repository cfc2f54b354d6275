import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { moved, Sorting } from '@renderer/ui/controls/sorting';
import { useUndo } from '@renderer/ui/form/blocks/use-undo';
import { useLanguageOrder } from '@renderer/ui/form/field/bilingual';
import { FormFieldFrame, type FormFieldState, useFieldMessage, useFormField } from '@renderer/ui/form/field/form-field';
import { LanguageTag } from '@renderer/ui/inputs/language-tag';
import { hairline } from '@renderer/ui/layout/hairline';
import { plainList } from '@renderer/ui/layout/layout-styles';
import type { Translate } from '@shared/i18n/i18n-options';
import { type ReactElement, type RefCallback, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldError } from 'react-hook-form';
import { type CellActions, ValueRow } from './value-row';
import { newValue, type ValueEntry } from './variant-form';
import { completed, isBlank, isValueList, pasteValues, toColorValue, type ValueSide } from './written-values';

const useStyles = makeStyles({
  box: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: '4px', overflow: 'hidden' },
  head: {
    ...hairline.blockEnd,
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1fr) 40px',
    columnGap: '8px',
    paddingBlock: '4px',
  },
  list: plainList,
  foot: { padding: '4px', ...hairline.blockStart },
  add: { color: tokens.colorBrandForeground1 },
});

type Marks = Partial<Record<ValueSide, FieldError>> | undefined;

interface ValueActionsOptions extends Pick<FormFieldState, 'field' | 'isFrozen'> {
  isColor: boolean;
  place: RefObject<HTMLElement | null>;
}

interface ValueActions extends CellActions {
  addAfter(position: number): void;
}

const makeValue = (): ValueEntry => newValue(crypto.randomUUID());

/** The actions on the values. A change that moves the focus is rendered before its row is focused. */
function useValueActions({ field, isFrozen, isColor, place }: ValueActionsOptions): ValueActions {
  const t = useTexts();
  const values = (field.value ?? []) as ValueEntry[];
  const { first, last } = useSides(isColor);
  const focus = (position: number, side: ValueSide): void =>
    place.current?.querySelector<HTMLElement>(`[data-value="${position}"] [data-side="${side}"]`)?.focus();
  const change = (next: readonly ValueEntry[]): void => flushSync(() => field.onChange(next));
  const tellRemoved = useUndo<{ value: ValueEntry; position: number }>(({ value, position }) => {
    if (!isFrozen) field.onChange(values.toSpliced(position, 0, value));
  });
  const addAfter = (position: number): void => {
    change(values.toSpliced(position + 1, 0, makeValue()));
    focus(position + 1, first);
  };
  return {
    addAfter,
    write: (position, value) => field.onChange(values.with(position, value)),
    leave(position) {
      const value = values[position];
      if (!value || isFrozen) return field.onBlur();
      const next = isColor ? { ...value, ...toColorValueOf(value) } : completed(value);
      if (next.value_en !== value.value_en || next.value_ar !== value.value_ar) field.onChange(values.with(position, next));
      field.onBlur();
    },
    enter(position, side) {
      const value = values[position];
      if (!value || isFrozen) return;
      if (position + 1 < values.length) focus(position + 1, side);
      else if (!isBlank(value)) addAfter(position);
    },
    paste(position, side, text) {
      if (isFrozen || !isValueList(text)) return false;
      const make = (value: Partial<ValueEntry>): ValueEntry => ({ ...makeValue(), ...value });
      const pasted = pasteValues(values, { text, position, side, isColor, make });
      if (pasted.known.length > 0) notify.info(t('variantForm.alreadyThere', { values: pasted.known.join(t('forms.separator')) }));
      if (pasted.last === null) return true;
      change(pasted.values);
      focus(pasted.last, side);
      return true;
    },
    remove(position) {
      const value = values[position];
      if (!value || isFrozen) return;
      change(values.toSpliced(position, 1));
      focus(Math.max(0, Math.min(position, values.length - 2)), first);
      if (!isBlank(value)) tellRemoved(t('forms.blocks.removed', { name: toValueName(position, isColor, t) }), { value, position });
    },
    removeBack(position) {
      if (position === 0 || isFrozen) return false;
      change(values.toSpliced(position, 1));
      focus(position - 1, last);
      return true;
    },
    move(from, to) {
      const next = Math.min(Math.max(to, countFixed(values)), values.length - 1);
      if (!isFrozen && next !== from) field.onChange(moved(values, from, next));
    },
  };
}

/** Returns the first and the last field of a row, in the order of the languages. A color has one field. */
function useSides(isColor: boolean): Record<'first' | 'last', ValueSide> {
  const order = useLanguageOrder();
  return isColor ? { first: 'value_en', last: 'value_en' } : { first: `value_${order[0]}`, last: `value_${order[1]}` };
}

const toValueName = (position: number, isColor: boolean, t: Translate): string =>
  t(isColor ? 'variantForm.colorAt' : 'variantForm.value', { position: position + 1 });

/** Number of the stored values, which keep their places. */
const countFixed = (values: readonly ValueEntry[]): number => values.filter(({ value_id }) => value_id !== null).length;

/** The values of one variant. Enter moves to the next value, and a pasted list adds several. Stored values keep their places. */
export function ValueList({ name, isColor }: { name: string; isColor: boolean }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly, isFrozen } = useFormField(name, 'table');
  const values = (field.value ?? []) as ValueEntry[];
  const place = useRef<HTMLDivElement>(null);
  const actions = useValueActions({ field, isFrozen, isColor, place });
  const message = useFieldMessage(error?.message === undefined ? undefined : error);
  const marks = (Array.isArray(error) ? error : []) as Marks[];
  const written = values.filter((value) => !isBlank(value)).length;
  const nameOf = (position: number): string => toValueName(position, isColor, t);
  return (
    <FormFieldFrame
      name={name}
      label={t('variantForm.values')}
      hint={t(isColor ? 'variantForm.colors' : 'variantForm.count', { count: written })}
      error={message && error ? error : undefined}
      isGroup
    >
      <div ref={place} className={styles.box}>
        {!isColor && values.length > 0 && <LanguageHeads />}
        <Sorting
          ids={values.map(({ key }) => key)}
          layout="list"
          nameOf={(key) => nameOf(values.findIndex((value) => value.key === key))}
          onMove={actions.move}
        >
          <ol className={styles.list}>
            {values.map((value, position) => (
              <ValueRow
                key={value.key}
                value={value}
                position={position}
                name={nameOf(position)}
                isColor={isColor}
                isReadOnly={isReadOnly}
                isFrozen={isFrozen}
                isFixed={value.value_id !== null}
                canMove={values.length - countFixed(values) > 1}
                marks={marks[position]}
                actions={actions}
              />
            ))}
          </ol>
        </Sorting>
        {!isReadOnly && <AddValue ref={field.ref} isColor={isColor} onAdd={() => !isFrozen && actions.addAfter(values.length - 1)} />}
      </div>
    </FormFieldFrame>
  );
}

interface AddValueProps {
  /** Ref to the element that gets the focus when the form shows this field's error. */
  ref: RefCallback<HTMLButtonElement>;
  isColor: boolean;
  onAdd(): void;
}

function AddValue({ ref, isColor, onAdd }: AddValueProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      <Button ref={ref} appearance="transparent" size="small" className={styles.add} icon={<AddRegular />} onClick={onAdd}>
        {t(isColor ? 'variantForm.addColor' : 'variantForm.addValue')}
      </Button>
    </div>
  );
}

/** The languages above the pairs of names. */
function LanguageHeads(): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.head} aria-hidden>
      <span />
      {useLanguageOrder().map((language) => (
        <span key={language}>
          <LanguageTag language={language} />
        </span>
      ))}
    </div>
  );
}

/** Retains a stored color with two different names until the user enters another one. */
function toColorValueOf(value: ValueEntry): Pick<ValueEntry, ValueSide> {
  return value.value_id !== null && value.value_en !== value.value_ar ? value : toColorValue(value.value_en);
}
