import { makeStyles } from '@fluentui/react-components';
import { DocumentEdit20Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { formColumnWidth } from '@renderer/ui/form/form-layout';
import { FormState } from '@renderer/ui/form/form-state';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import { quietText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { bulkWritePath } from './bulk-write-path';

const useStyles = makeStyles({
  card: { width: '100%', maxWidth: `${formColumnWidth}px`, marginInline: 'auto' },
  head: { padding: '20px' },
  title: sectionTitle,
  quiet: smallQuietParagraph,
  list: plainList,
  entry: { ...flexRow, columnGap: '12px', padding: '8px 20px', minHeight: '60px', ...hairline.blockStart },
  icon: { display: 'flex', ...quietText },
  words: flexGrow,
});

/** `/masterHN/products/writings`: bulk writes of products on this computer, each with its undo. */
export function BulkWritesScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const writes = useRead('bulkWrites.list', undefined, { staleTimeMs: 0 });
  const rows = writes.data ?? [];
  return (
    <FormState read={writes} place="alone">
      <Card as="section" className={styles.card} aria-label={t('navigation.productWritings')}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('writing.listTitle')}</h2>
          <p className={styles.quiet}>{t('writing.listHint')}</p>
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t('writing.listEmpty')} />
        ) : (
          <ul className={styles.list}>
            {rows.map(({ id, kind, source, startedAt, total, settled }) => (
              <li key={id} className={styles.entry}>
                <span className={styles.icon} aria-hidden>
                  <DocumentEdit20Regular />
                </span>
                <div className={styles.words}>
                  <TextLink to={bulkWritePath(id)}>
                    {t(`writing.kinds.${kind}`)} <bdi>{format.dateTime(startedAt)}</bdi>
                  </TextLink>
                  <p className={styles.quiet}>
                    {t('writing.done', { settled, count: total })} <bdi>{source}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </FormState>
  );
}
