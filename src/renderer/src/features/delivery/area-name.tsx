import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Named } from '@shared/contract/lookups';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '12px' },
  part: { overflow: 'hidden', textOverflow: 'ellipsis' },
  other: quietText,
});

/** The name in the app's language, and the other one beside it. */
export function AreaName({ area }: { area: Named }): ReactElement {
  const styles = useStyles();
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const [name, second] = [inLanguage(language, 'name', area), inLanguage(other, 'name', area)];
  return (
    <span className={styles.root}>
      <span className={styles.part}>
        <bdi>{name}</bdi>
      </span>
      {second !== name && (
        <span className={styles.part}>
          <bdi lang={other} className={styles.other}>
            {second}
          </bdi>
        </span>
      )}
    </span>
  );
}
