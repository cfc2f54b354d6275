import { Button, makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { Checkmark16Regular, Warning16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Swatch } from '@renderer/ui/badges/swatch';
import { hairline } from '@renderer/ui/layout/hairline';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, smallText } from '@renderer/ui/text/text-styles';
import { type ChosenValue, isSameValue, maxCombinations } from '@shared/products/combinations';
import { type ReactElement, useId } from 'react';
import type { ValueName, VariantChoices } from './use-product-variants';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    columnGap: '16px',
    rowGap: '4px',
    alignItems: 'start',
    paddingBlock: '12px',
    ':not(:first-child)': hairline.blockStart,
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0 },
    '@media (max-width: 699.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  count: smallQuietText,
  chips: {
    ...wrappingRow,
    gap: '8px',
    margin: 0,
    padding: 0,
    minWidth: 0,
    border: 'none',
    '@media (max-width: 699.98px)': { gridColumnStart: 1, gridColumnEnd: -1, gridRowStart: 2 },
  },
  chip: {
    minWidth: 0,
    minHeight: '28px',
    paddingBlock: 0,
    paddingInline: '10px',
    columnGap: '6px',
    fontWeight: tokens.fontWeightRegular,
  },
  chosen: {
    fontWeight: tokens.fontWeightSemibold,
    color: 'var(--dw-ordered-text)',
    backgroundColor: 'var(--dw-ordered-ground)',
    border: '1px solid var(--dw-ordered-stroke)',
    ':hover': { color: 'var(--dw-ordered-text)', backgroundColor: 'var(--dw-ordered-ground)' },
  },
  static: { cursor: 'default' },
  all: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightRegular },
  refused: { gridColumnStart: 1, gridColumnEnd: -1, margin: 0, color: 'var(--dw-canceled-text)', ...smallText },
});

interface VariantRowProps {
  variant: VariantChoices;
  chosen: readonly ChosenValue[];
  /** Selected values that the category no longer has. */
  unknown: readonly ChosenValue[];
  nameOf: (value: ChosenValue) => ValueName;
  isFrozen: boolean;
  /** Number of combinations that the last press would have made; null if it was accepted. */
  refusedCount: number | null;
  onChoose: (values: readonly ChosenValue[]) => void;
}

/** One variant with a chip per value. The chips are one tab stop, with arrow keys between them. */
export function VariantRow(props: VariantRowProps): ReactElement {
  const { variant, chosen, unknown, nameOf, isFrozen, refusedCount, onChoose } = props;
  const t = useTexts();
  const styles = useStyles();
  const nameId = useId();
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true });
  const has = (values: readonly ChosenValue[], value: ChosenValue): boolean => values.some((one) => isSameValue(one, value));
  const isAll = variant.values.every((value) => has(chosen, value));
  const toggle = (value: ChosenValue): void =>
    onChoose(has(chosen, value) ? chosen.filter((one) => !isSameValue(one, value)) : [...chosen, value]);
  return (
    <div className={styles.row} data-variant={variant.id}>
      <div>
        <div id={nameId} className={styles.name}>
          <bdi>{variant.name}</bdi>
        </div>
        <div className={styles.count}>{t('productForm.chosenOf', { chosen: chosen.length, total: variant.values.length })}</div>
      </div>
      <fieldset className={styles.chips} aria-labelledby={nameId} {...arrows}>
        {variant.values.map((value) => (
          <ValueChip
            key={value.variant_value_id}
            value={value}
            name={nameOf(value)}
            isChosen={has(chosen, value)}
            isUnknown={has(unknown, value)}
            isFrozen={isFrozen}
            onToggle={() => toggle(value)}
          />
        ))}
      </fieldset>
      {isFrozen ? (
        <span />
      ) : (
        <Button
          appearance="transparent"
          size="small"
          className={styles.all}
          aria-label={t(isAll ? 'productForm.chooseNoneOf' : 'productForm.chooseAllOf', { name: variant.name })}
          onClick={() => onChoose(isAll ? [] : variant.values)}
        >
          {t(isAll ? 'productForm.chooseNone' : 'productForm.chooseAll')}
        </Button>
      )}
      {refusedCount !== null && (
        <p className={styles.refused} role="alert">
          {t('productForm.tooMany', { count: refusedCount, max: maxCombinations })}
        </p>
      )}
    </div>
  );
}

interface ValueChipProps {
  value: ChosenValue;
  name: ValueName;
  isChosen: boolean;
  isUnknown: boolean;
  isFrozen: boolean;
  onToggle: () => void;
}

function ValueChip({ value, name: { text, color }, isChosen, isUnknown, isFrozen, onToggle }: ValueChipProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Button
      size="small"
      className={mergeClasses(styles.chip, isChosen && styles.chosen, isFrozen && styles.static)}
      aria-pressed={isChosen}
      aria-disabled={isFrozen}
      data-value={value.variant_value_id}
      {...(isUnknown && {
        title: t('productForm.unknownValue', { name: text }),
        'aria-description': t('productForm.unknownValue', { name: text }),
      })}
      onClick={() => !isFrozen && onToggle()}
    >
      {isChosen && <Checkmark16Regular aria-hidden />}
      {color && <Swatch color={color} />}
      <bdi>{text}</bdi>
      {isUnknown && <Warning16Regular aria-hidden />}
    </Button>
  );
}
