import { makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { OrderLineVariant } from '@shared/contract/shop/order-snapshot';
import { toColorName } from '@shared/domain/colors/color-name';
import { toCssColor } from '@shared/domain/colors/color-variant';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  list: { ...wrappingRow, gap: '4px', ...plainList },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '24px',
    boxSizing: 'border-box',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid var(--dw-waiting-stroke)`,
    backgroundColor: 'var(--dw-waiting-ground)',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  swatch: {
    display: 'inline-block',
    verticalAlign: '-2px',
    marginInline: '2px 5px',
    width: '14px',
    height: '14px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
});

/** Shows `name: value` chips; colors as a swatch; `-` without variants (checklist GOR-12 to GOR-14). */
export function VariantChips({ variants }: { variants: readonly OrderLineVariant[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  if (variants.length === 0) return <>{t('common.none')}</>;
  return (
    <ul className={styles.list}>
      {variants.map((variant, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no id, and the order of one line never changes.
        <li key={at} className={styles.chip}>
          <VariantChip variant={variant} />
        </li>
      ))}
    </ul>
  );
}

function VariantChip({ variant }: { variant: OrderLineVariant }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const value = inLanguage(language, 'value', variant);
  const color = variant.isColor ? toCssColor(variant.value_en) : null;
  const name = (variant.isColor && toColorName(value, language)) || value;
  return (
    <span>
      {t('orders.details.pair', { name: inLanguage(language, 'name', variant) })}{' '}
      {color && (
        <span
          className={styles.swatch}
          style={{ backgroundColor: color }}
          role="img"
          aria-label={t('orders.details.colour', { value })}
          title={value}
          data-color={color}
        />
      )}
      <bdi>{name || t('common.none')}</bdi>
    </span>
  );
}
