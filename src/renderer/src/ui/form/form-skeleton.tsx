import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { useFormGrid } from './form-grid';

const useStyles = makeStyles({
  column: { ...flexColumn, rowGap: '16px', minWidth: 0 },
  card: { ...flexColumn, rowGap: '16px', padding: '20px' },
  pair: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  field: { ...flexColumn, rowGap: '8px' },
});

/** Place of the form: beside the list of its sections, alone, or filling its container. */
export type FormPlace = 'besideList' | 'alone' | 'filled';

const cards = [1, 2];
const fields = [1, 2];

/** Placeholder of a form while its record loads. */
export function FormSkeleton({ place = 'besideList' }: { place?: FormPlace }): ReactElement {
  const styles = useStyles();
  const grid = useFormGrid();
  const t = useTexts();
  return (
    <Skeleton className={mergeClasses(place !== 'filled' && grid.body, place === 'alone' && grid.single)} aria-label={t('common.loading')}>
      <div className={styles.column}>
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
      </div>
    </Skeleton>
  );
}
