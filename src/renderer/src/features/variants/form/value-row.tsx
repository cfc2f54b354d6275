import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Input, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { DismissRegular, LockClosedRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useLanguageOrder } from '@renderer/ui/form/field/bilingual';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { ColorButton } from '@renderer/ui/form/fields/colors/color-picker';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, fullWidth } from '@renderer/ui/layout/layout-styles';
import { smallText } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { toColorName } from '@shared/domain/colors/color-name';
import { parseHexColor } from '@shared/domain/colors/color-variant';
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import type { ValueEntry } from './variant-form';
import { isBlank, type ValueSide } from './written-values';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1fr) 40px',
    columnGap: '8px',
    alignItems: 'start',
    paddingBlock: '2px',
    ':not(:first-child)': hairline.blockStart,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { backgroundColor: 'var(--dw-ordered-ground)' },
  },
  colors: { gridTemplateColumns: '32px 160px minmax(0, 1fr) 40px' },
  lifted: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
  end: { ...flexRow, justifyContent: 'center', minHeight: '32px', color: tokens.colorNeutralForeground3 },
  handle: { cursor: 'grab', touchAction: 'none' },
  cell: fullWidth,
  color: { display: 'flex', alignItems: 'start', columnGap: '4px', minWidth: 0 },
  swatch: { ...flexRow, minHeight: '32px' },
  name: { minHeight: '32px', ...flexRow, overflowWrap: 'anywhere' },
  // Text that is no color has no name, so it gets the name's room.
  wide: { display: 'block', minWidth: '360px' },
  error: { color: 'var(--dw-canceled-text)', ...smallText },
});

export interface CellActions {
  write: (position: number, value: ValueEntry) => void;
  leave: (position: number) => void;
  enter: (position: number, side: ValueSide) => void;
  /** Returns true if it handled the pasted text. */
  paste: (position: number, side: ValueSide, text: string) => boolean;
  remove: (position: number) => void;
  /** Removes an empty value and focuses the previous one; returns false if there is none. */
  removeBack: (position: number) => boolean;
  move: (from: number, to: number) => void;
}

interface ValueRowProps {
  value: ValueEntry;
  position: number;
  name: string;
  isColor: boolean;
  isReadOnly: boolean;
  isFrozen: boolean;
  /** Stored values can't be moved or removed. */
  isFixed: boolean;
  canMove: boolean;
  marks: Partial<Record<ValueSide, FieldError>> | undefined;
  actions: CellActions;
}

/** One value: a pair of names, or a color. */
export function ValueRow(props: ValueRowProps): ReactElement {
  const { value, position, name, isColor, isReadOnly, isFrozen, isFixed, canMove } = props;
  const t = useTexts();
  const styles = useStyles();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: value.key,
    disabled: isFrozen || isFixed,
  });
  const { role: _role, ...handleAttributes } = attributes;
  return (
    <li
      ref={(element) => {
        setNodeRef(element);
        setRow(element);
      }}
      className={mergeClasses(styles.row, isColor && styles.colors, isDragging && styles.lifted)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-value={position}
    >
      <span className={styles.end}>
        {!isReadOnly && !isFixed && canMove && (
          <Button
            {...handleAttributes}
            {...listeners}
            ref={setActivatorNodeRef}
            appearance="transparent"
            size="small"
            className={styles.handle}
            icon={<ReOrderDotsVerticalRegular />}
            aria-label={t('forms.blocks.handle', { name })}
          />
        )}
      </span>
      {isColor ? <ColorCells {...props} row={row} /> : <NameCells {...props} />}
      <span className={styles.end}>
        <RowEnd {...props} />
      </span>
    </li>
  );
}

/** The color with its button and name. */
function ColorCells({ row, ...props }: ValueRowProps & { row: HTMLElement | null }): ReactElement {
  const { value, position, name, isFrozen, actions } = props;
  const t = useTexts();
  const styles = useStyles();
  const [language] = useLanguageOrder();
  const color = parseHexColor(value.value_en);
  return (
    <>
      <span className={styles.color}>
        <span className={styles.swatch}>
          <ColorButton
            color={color}
            label={`${t('forms.chooseColor')}: ${name}`}
            isFrozen={isFrozen}
            beside={row}
            onChange={(picked) => actions.write(position, { ...value, value_en: picked, value_ar: picked })}
          />
        </span>
        <Cell {...props} side="value_en" label={name} />
      </span>
      <span className={styles.name}>{color && toColorName(color, language)}</span>
    </>
  );
}

function NameCells(props: ValueRowProps): ReactElement[] {
  const t = useTexts();
  return useLanguageOrder().map((language) => (
    <Cell
      {...props}
      key={language}
      side={`value_${language}`}
      label={t(language === 'ar' ? 'variantForm.valueAr' : 'variantForm.valueEn', { position: props.position + 1 })}
    />
  ));
}

/** The lock of a stored value, or the button that removes a new one. */
function RowEnd({ position, name, isReadOnly, isFixed, actions }: ValueRowProps): ReactElement | null {
  const t = useTexts();
  if (isFixed)
    return (
      <Tooltip relationship="label" content={t('variantForm.storedValue')}>
        <LockClosedRegular role="img" tabIndex={-1} />
      </Tooltip>
    );
  if (isReadOnly) return null;
  return (
    <Tooltip relationship="label" content={t('forms.blocks.remove', { name })}>
      <Button appearance="transparent" size="small" icon={<DismissRegular />} onClick={() => actions.remove(position)} />
    </Tooltip>
  );
}

interface CellProps extends ValueRowProps {
  side: ValueSide;
  label: string;
}

function Cell({ value, name, position, isColor, isFrozen, isFixed, marks, actions, side, label }: CellProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const errorId = useId();
  const error = marks?.[side];
  const message = error && toFieldMessage(error, t);
  const isArabic = side === 'value_ar';
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isEnter(event)) {
      // Enter adds a value; it must not submit the form.
      event.preventDefault();
      actions.enter(position, side);
    }
    if (event.key === 'Backspace' && isBlank(value) && !isFixed && actions.removeBack(position)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent): void => {
    if (actions.paste(position, side, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <span className={styles.cell} {...(message && { [invalidFieldAttribute]: '' })}>
      <Input
        className={styles.cell}
        appearance="filled-lighter"
        value={value[side]}
        readOnly={isFrozen}
        aria-label={label}
        placeholder={isFrozen ? '' : name}
        aria-invalid={message !== undefined}
        {...(message && { 'aria-describedby': errorId })}
        input={{
          autoComplete: 'off',
          spellCheck: !isColor,
          ...{ 'data-side': side },
          ...(isColor ? { dir: value.value_en ? 'auto' : 'ltr' } : { dir: isArabic ? 'rtl' : 'ltr', lang: isArabic ? 'ar' : 'en' }),
        }}
        onChange={(_event, { value: typed }) =>
          actions.write(position, isColor ? { ...value, value_en: typed, value_ar: typed } : { ...value, [side]: typed })
        }
        onBlur={() => actions.leave(position)}
        onKeyDown={keys}
        onPaste={paste}
      />
      {message && (
        <span id={errorId} className={mergeClasses(styles.error, isColor && styles.wide)} role="alert">
          {message}
        </span>
      )}
    </span>
  );
}
