import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { Money } from '@renderer/ui/text/money';
import { quietText, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { FullListGroup } from '@shared/contract/desktop/full-lists';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  name: { ...strongText, ...truncatedText, minWidth: 0, color: tokens.colorNeutralForeground1 },
  quiet: { ...quietText, flexShrink: 0, whiteSpace: 'nowrap' },
  sum: { flexShrink: 0, marginInlineStart: 'auto' },
});

/** Shows a group's name, its number of rows, and their sum, with canceled amounts listed separately. */
export function GroupHead({ name, counted, group: { sum } }: { name: string; counted: string; group: FullListGroup }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.quiet}>
        <IsolatedValues>{counted}</IsolatedValues>
      </span>
      {sum && sum.canceled > 0 && (
        <span className={styles.quiet}>
          <IsolatedValues>{t('lists.whole.canceled', { count: sum.canceled, amount: format.money(sum.canceledFils) })}</IsolatedValues>
        </span>
      )}
      {sum && (
        <span className={styles.sum}>
          <Money fils={sum.fils} />
        </span>
      )}
    </>
  );
}
