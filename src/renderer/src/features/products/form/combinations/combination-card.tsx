import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Copy16Regular, SubtractCircle16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import type { CellValue } from '@renderer/ui/grid/model/cell';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { flexColumn, flexRow, takesRest, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { CombinationKey } from '@shared/products/combinations';
import { memo, type ReactElement } from 'react';
import type { FieldError } from 'react-hook-form';
import type { ProductValues } from '../product-form';
import type { ProductVariants } from '../variants/use-product-variants';
import { CellInput } from './cell-input';
import { CombinationName } from './combination-name';
import { PicturesStrip } from './pictures-strip';
import type { CombinationRow } from './use-combination-rows';

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
  name: { ...takesRest, margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
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

/** One combination: its quantity, and price, cost and pictures where they are not shared. */
export const CombinationCard = memo(function CombinationCard(props: CombinationCardProps): ReactElement {
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
          {/* Beside what it shows: a button's own text would have to stand in its name. */}
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
