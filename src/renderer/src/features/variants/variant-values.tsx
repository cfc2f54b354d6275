import { makeStyles, tokens } from '@fluentui/react-components';
import { Swatch } from '@renderer/ui/badges/swatch';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { Variant } from '@shared/contract/catalogue/variants';
import { toColorName } from '@shared/domain/colors/color-name';
import { isColorVariant, toCssColor } from '@shared/domain/colors/color-variant';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';

/** Number of shown colors, enough to recognize the kind of values; the count covers the rest. */
const shownColors = 12;
const shownValues = 8;

const useStyles = makeStyles({
  root: { ...flexRow, gap: '6px', minWidth: 0, overflow: 'hidden' },
  chip: {
    flexShrink: 0,
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
  },
  count: { flexShrink: 0, ...smallQuietWords },
});

/** Swatches with their number, or chips. */
export function VariantValues({ variant, list }: { variant: Variant; list: ListContext<unknown> }): ReactElement {
  const styles = useStyles();
  const { t, language } = list;
  const { variant_values: values } = variant;
  const names = values.map((value) => inLanguage(language, 'value', value));
  if (isColorVariant(variant)) {
    const said = names.map((value) => toColorName(value, language) ?? value).join(t('forms.separator'));
    return (
      <span className={styles.root} title={said}>
        {values.slice(0, shownColors).map(({ id, value_en }) => (
          <Swatch key={id} color={toCssColor(value_en) ?? 'transparent'} isLarge />
        ))}
        <span className={styles.count}>{t('variants.colors', { count: values.length })}</span>
      </span>
    );
  }
  const more = values.length - shownValues;
  return (
    <span className={styles.root} title={names.join(t('forms.separator'))}>
      {values.slice(0, shownValues).map(({ id }, at) => (
        <IsolatedText key={id} className={styles.chip}>
          {names[at] ?? ''}
        </IsolatedText>
      ))}
      {more > 0 && <span className={styles.count}>{t('variants.more', { count: more })}</span>}
    </span>
  );
}
