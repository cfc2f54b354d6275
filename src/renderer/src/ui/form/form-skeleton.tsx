import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Card } from '@renderer/ui/layout/card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formColumnWidth } from './form-layout';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px', width: '100%', maxWidth: `${formColumnWidth}px`, marginInline: 'auto' },
  card: { display: 'flex', flexDirection: 'column', rowGap: '16px', padding: '20px' },
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  field: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
});

const cards = [1, 2];
const fields = [1, 2];

/** The shape of a form while its record loads. */
export function FormSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton className={styles.root} aria-label={t('common.loading')}>
      {cards.map((card) => (
        <Card key={card} className={styles.card}>
          <SkeletonItem style={{ width: '30%' }} size={20} />
          <div className={styles.pair}>
            {fields.map((field) => (
              <div key={field} className={styles.field}>
                <SkeletonItem style={{ width: '40%' }} size={12} />
                <SkeletonItem size={32} />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </Skeleton>
  );
}
