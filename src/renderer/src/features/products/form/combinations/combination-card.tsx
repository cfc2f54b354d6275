import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Copy16Regular, SubtractCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { type CellKind, type CellValue, readCell, writeCell } from '@renderer/ui/grid/model/cell';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { flexColumn, flexGrow, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Fils } from '@shared/domain/money';
import type { CombinationKey } from '@shared/products/combinations';
import { memo, type ReactElement, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import type { ProductValues } from '../product-form';
import type { ProductVariants } from '../variants/use-product-variants';
import { CombinationName } from './combination-name';
import { PicturesStrip } from './pictures-strip';
import type { CombinationRow } from './use-combination-rows';

/** Number of cards per step; more are shown on request, or if one of them has an error. */
const step = 20;

const useCombinationCardsStyles = makeStyles({
  list: { ...flexColumn, rowGap: '12px', margin: 0, padding: 0 },
  foot: { ...flexRow, columnGap: '12px', color: tokens.colorNeutralForeground3 },
});

interface CombinationCardsProps {
  rows: readonly CombinationRow[];
  errorsOf: (row: CombinationRow) => EntryErrors | undefined;
  shared: Parameters<typeof CombinationCard>[0]['shared'];
  variants: ProductVariants;
  isReadOnly: boolean;
  isFrozen: boolean;
  actions: CardActions;
}

/** A card per combination, in steps. */
export function CombinationCards({ rows, errorsOf, ...common }: CombinationCardsProps): ReactElement {
  const t = useTexts();
  const styles = useCombinationCardsStyles();
  const [asked, setAsked] = useState(step);
  const lastError = rows.findLastIndex((row) => errorsOf(row) !== undefined);
  const shown = rows.slice(0, Math.max(asked, lastError + 1));
  const rest = rows.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((row) => (
          <CombinationCard key={row.entry.key} row={row} errors={errorsOf(row)} {...common} />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.foot}>
          <Button onClick={() => setAsked(shown.length + step)}>{t('productForm.more', { count: Math.min(rest, step) })}</Button>
          <span>{t('productForm.shown', { shown: shown.length, total: rows.length })}</span>
        </div>
      )}
    </>
  );
}

interface CellInputProps {
  label: string;
  kind: CellKind;
  value: CellValue;
  error: string | undefined;
  isFrozen: boolean;
  onChange: (value: CellValue) => void;
}

/** A number of one combination on its card; text that is no such number stays as entered. */
function CellInput({ label, kind, value, error, isFrozen, onChange }: CellInputProps): ReactElement {
  const format = useFormat();
  /** Set while the input has the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const written =
    typeof value === 'number' ? (kind === 'money' ? format.amount(value as Fils) : format.number(value)) : writeCell(value, kind);
  return (
    <TextInput
      label={label}
      value={typed ?? written}
      error={error}
      required
      isLatin
      autoComplete="off"
      inputMode={kind === 'money' ? 'decimal' : 'numeric'}
      readOnly={isFrozen}
      {...(kind === 'money' && { contentAfter: <span>{format.currency}</span> })}
      onChange={(text) => {
        setTyped(text);
        onChange(readCell(text, kind));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const useStyles = makeStyles({
  card: {
    ...flexColumn,
    rowGap: '12px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    listStyleType: 'none',
  },
  leftOut: { backgroundColor: tokens.colorNeutralBackground2 },
  head: { ...wrappingRow, alignItems: 'center', columnGap: '4px', minHeight: '24px' },
  name: { ...flexGrow, margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  struck: { textDecorationLine: 'line-through', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  note: quietText,
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: '12px',
    alignItems: 'start',
  },
  pictures: { position: 'relative', ...flexRow, height: '40px' },
  open: { position: 'absolute', inset: 0, width: '100%', maxWidth: 'none' },
});

export type EntryErrors = Partial<Record<'amount' | 'price' | 'cost' | 'images', FieldError>>;

export interface CardActions {
  change: (key: CombinationKey, part: Partial<Record<'amount' | 'price' | 'cost', CellValue>>) => void;
  setLeftOut: (key: CombinationKey, isLeftOut: boolean) => void;
  copyToAll: (key: CombinationKey) => void;
  openPictures: (key: CombinationKey) => void;
}

interface CombinationCardProps {
  row: CombinationRow;
  errors: EntryErrors | undefined;
  shared: Pick<ProductValues, 'all_image' | 'all_price' | 'all_cost'>;
  variants: ProductVariants;
  isReadOnly: boolean;
  isFrozen: boolean;
  actions: CardActions;
}

/** One combination: its quantity, and price, cost, and pictures if they aren't shared. */
const CombinationCard = memo(function CombinationCard(props: CombinationCardProps): ReactElement {
  const { row, variants, isReadOnly, actions } = props;
  const { entry } = row;
  const t = useTexts();
  const styles = useStyles();
  const { key, isLeftOut } = entry;
  return (
    <li className={mergeClasses(styles.card, isLeftOut && styles.leftOut)} data-combination={key}>
      <div className={styles.head}>
        <h3 className={mergeClasses(styles.name, isLeftOut && styles.struck)}>
          <CombinationName combination={key} variants={variants} />
        </h3>
        {isLeftOut && <span className={styles.note}>{t('productForm.leftOut')}</span>}
        {!isReadOnly && (isLeftOut ? <BringBack row={row} actions={actions} /> : <CardButtons row={row} actions={actions} />)}
      </div>
      {!isLeftOut && <CardFields {...props} />}
    </li>
  );
});

function BringBack({ row: { entry, name }, actions }: Pick<CombinationCardProps, 'row' | 'actions'>): ReactElement {
  const t = useTexts();
  return (
    <Button
      appearance="transparent"
      size="small"
      icon={<ArrowUndo16Regular />}
      aria-label={t('productForm.bringBackOf', { name })}
      onClick={() => actions.setLeftOut(entry.key, false)}
    >
      {t('productForm.bringBack')}
    </Button>
  );
}

function CardButtons({ row: { entry, name }, actions }: Pick<CombinationCardProps, 'row' | 'actions'>): ReactElement {
  const t = useTexts();
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        icon={<SubtractCircle16Regular />}
        aria-label={t('productForm.leaveOutOf', { name })}
        onClick={() => actions.setLeftOut(entry.key, true)}
      >
        {t('productForm.leaveOut')}
      </Button>
      <Button
        appearance="subtle"
        size="small"
        icon={<Copy16Regular />}
        aria-label={t('productForm.copyToAllOf', { name })}
        onClick={() => actions.copyToAll(entry.key)}
      >
        {t('productForm.copyToAll')}
      </Button>
    </>
  );
}

const numbers = [
  { part: 'amount', kind: 'integer', label: 'productForm.amount', shared: null },
  { part: 'price', kind: 'money', label: 'productForm.priceOf', shared: 'all_price' },
  { part: 'cost', kind: 'money', label: 'productForm.cost', shared: 'all_cost' },
] as const;

function CardFields({ row: { entry, name }, errors, shared, isReadOnly, isFrozen, actions }: CombinationCardProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const words = (error: FieldError | undefined): string | undefined => error && toFieldMessage(error, t);
  return (
    <div className={styles.fields}>
      {numbers.map(({ part, kind, label, shared: byAll }) =>
        byAll && shared[byAll] ? null : (
          <CellInput
            key={part}
            label={t(label)}
            kind={kind}
            value={entry[part]}
            error={words(errors?.[part])}
            isFrozen={isFrozen}
            onChange={(value) => actions.change(entry.key, { [part]: value })}
          />
        ),
      )}
      {!shared.all_image && (
        <FieldFrame label={t('productForm.images')} error={words(errors?.images)} required>
          {/* Beside the visible content, because a button's own text would have to be part of its name. */}
          <div className={styles.pictures}>
            <PicturesStrip urls={entry.images} isReadOnly={isReadOnly} isMissing={errors?.images !== undefined} max={2} />
            <Button
              appearance="transparent"
              className={styles.open}
              aria-label={t('productForm.picturesOf', { name })}
              onClick={() => actions.openPictures(entry.key)}
            />
          </div>
        </FieldFrame>
      )}
    </div>
  );
}
