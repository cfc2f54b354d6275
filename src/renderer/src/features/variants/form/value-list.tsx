import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { moved, Sorting } from '@renderer/ui/form/blocks/sorting';
import { useUndo } from '@renderer/ui/form/blocks/use-undo';
import { useLanguageOrder } from '@renderer/ui/form/field/bilingual';
import { FormFieldFrame, useFieldMessage, useFormField } from '@renderer/ui/form/field/form-field';
import { LanguageTag } from '@renderer/ui/inputs/language-tag';
import { hairline } from '@renderer/ui/layout/hairline';
import { plainList } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useRef } from 'react';
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

interface ValueListProps {
  name: string;
  isColor: boolean;
}

const makeValue = (): ValueEntry => newValue(crypto.randomUUID());

/** The values of one variant: Enter goes on to the next, a pasted list makes many. Stored ones stay, and stay where they are. */
export function ValueList({ name, isColor }: ValueListProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly, isFrozen } = useFormField(name, 'table');
  const values = (field.value ?? []) as ValueEntry[];
  const place = useRef<HTMLDivElement>(null);
  const message = useFieldMessage(error?.message === undefined ? undefined : error);
  const marks = (Array.isArray(error) ? error : []) as Marks[];
  const fixed = values.filter(({ value_id }) => value_id !== null).length;
  const order = useLanguageOrder();
  // A colour has one field.
  const [first, last] = isColor ? (['value_en', 'value_en'] as const) : ([`value_${order[0]}`, `value_${order[1]}`] as const);
  const written = values.filter((value) => !isBlank(value)).length;
  const focus = (position: number, side: ValueSide): void =>
    place.current?.querySelector<HTMLElement>(`[data-value="${position}"] [data-side="${side}"]`)?.focus();
  const change = (next: readonly ValueEntry[]): void => flushSync(() => field.onChange(next));
  const addAfter = (position: number): void => {
    change(values.toSpliced(position + 1, 0, makeValue()));
    focus(position + 1, first);
  };
  const tellRemoved = useUndo<{ value: ValueEntry; position: number }>(({ value, position }) => {
    if (!isFrozen) field.onChange(values.toSpliced(position, 0, value));
  });
  const actions: CellActions = {
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
      const {
        values: next,
        last: lastWritten,
        known,
      } = pasteValues(values, {
        text,
        position,
        side,
        isColor,
        make: (value) => ({ ...makeValue(), ...value }),
      });
      if (known.length > 0) notify.info(t('variantForm.alreadyThere', { values: known.join(t('forms.separator')) }));
      if (lastWritten === null) return true;
      change(next);
      focus(lastWritten, side);
      return true;
    },
    remove(position) {
      const value = values[position];
      if (!value || isFrozen) return;
      change(values.toSpliced(position, 1));
      focus(Math.max(0, Math.min(position, values.length - 2)), first);
      if (!isBlank(value)) tellRemoved(t('forms.blocks.removed', { name: nameOf(position) }), { value, position });
    },
    removeBack(position) {
      if (position === 0 || isFrozen) return false;
      change(values.toSpliced(position, 1));
      focus(position - 1, last);
      return true;
    },
    move(from, to) {
      const next = Math.min(Math.max(to, fixed), values.length - 1);
      if (!isFrozen && next !== from) field.onChange(moved(values, from, next));
    },
  };
  const nameOf = (position: number): string => t(isColor ? 'variantForm.colorAt' : 'variantForm.value', { position: position + 1 });
  return (
    <FormFieldFrame
      name={name}
      label={t('variantForm.values')}
      hint={t(isColor ? 'variantForm.colors' : 'variantForm.count', { count: written })}
      error={message && error ? error : undefined}
      isGroup
    >
      <div ref={place} className={styles.box}>
        {!isColor && values.length > 0 && (
          <div className={styles.head} aria-hidden>
            <span />
            {order.map((language) => (
              <span key={language}>
                <LanguageTag language={language} />
              </span>
            ))}
          </div>
        )}
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
                canMove={values.length - fixed > 1}
                marks={marks[position]}
                actions={actions}
              />
            ))}
          </ol>
        </Sorting>
        {!isReadOnly && (
          <div className={styles.foot}>
            <Button
              ref={field.ref}
              appearance="transparent"
              size="small"
              className={styles.add}
              icon={<AddRegular />}
              onClick={() => !isFrozen && addAfter(values.length - 1)}
            >
              {t(isColor ? 'variantForm.addColor' : 'variantForm.addValue')}
            </Button>
          </div>
        )}
      </div>
    </FormFieldFrame>
  );
}

/** A stored colour by another name stays as it is until somebody writes another. */
function toColorValueOf(value: ValueEntry): Pick<ValueEntry, ValueSide> {
  return value.value_id !== null && value.value_en !== value.value_ar ? value : toColorValue(value.value_en);
}
