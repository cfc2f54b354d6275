import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { BothNames } from '@renderer/ui/list/columns/name-column';
import { toNamePair } from '@renderer/ui/list/columns/picture-column';
import type { ListContext } from '@renderer/ui/list/list-context';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { CategoryWithVariants } from '@shared/contract/variants';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...flexRow, gap: '12px', minWidth: 0 },
  name: { minWidth: 0, overflow: 'hidden', fontWeight: tokens.fontWeightSemibold },
  count: {
    flexShrink: 0,
    paddingInlineStart: '12px',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    ...smallQuietWords,
    whiteSpace: 'nowrap',
  },
});

/** A category over its variants: both names and how many there are. */
export function CategoryHead({ category, list }: { category: CategoryWithVariants; list: ListContext<unknown> }): ReactElement {
  const styles = useStyles();
  const { t, language } = list;
  return (
    <span className={styles.root}>
      <span className={styles.name}>
        <BothNames {...toNamePair(category, language)} />
      </span>
      <span className={styles.count}>{t('variants.count', { count: category.variants.length })}</span>
    </span>
  );
}
