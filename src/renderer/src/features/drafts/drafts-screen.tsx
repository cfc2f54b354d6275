import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { DeleteRegular, Drafts20Regular } from '@fluentui/react-icons';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { formColumnWidth } from '@renderer/ui/form/form-layout';
import { FormState } from '@renderer/ui/form/form-state';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, noShrink, plainList } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import type { DraftSummary } from '@shared/contract/desktop/drafts';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  card: { width: '100%', maxWidth: `${formColumnWidth}px`, marginInline: 'auto' },
  head: { display: 'flex', alignItems: 'start', columnGap: '16px', padding: '20px' },
  words: flexGrow,
  clear: noShrink,
  title: sectionTitle,
  quiet: smallQuietParagraph,
  list: plainList,
  entry: { ...flexRow, columnGap: '12px', padding: '8px 20px', minHeight: '60px', ...hairline.blockStart },
  icon: { display: 'flex', color: tokens.colorNeutralForeground3 },
});

/** This admin's drafts on this computer; each can be opened or removed. */
export function DraftsScreen(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const drafts = useRead('drafts.list', undefined, { staleTimeMs: 0 });
  const clear = useWrite('drafts.clear', { success: t('keptDrafts.cleared') });
  const [isAsking, setAsking] = useState(false);
  const clearAll = async (): Promise<void> => {
    await clear.send(undefined);
    setAsking(false);
  };
  const rows = drafts.data ?? [];
  return (
    <FormState read={drafts} place="alone">
      <Card as="section" className={styles.card} aria-label={t('keptDrafts.title')}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 className={styles.title}>{t('keptDrafts.title')}</h2>
            <p className={styles.quiet}>{t('keptDrafts.hint')}</p>
            <KeptFor />
          </div>
          {rows.length > 0 && (
            <Button className={styles.clear} onClick={() => setAsking(true)}>
              {t('keptDrafts.clear')}
            </Button>
          )}
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t('keptDrafts.empty')} text={t('keptDrafts.emptyHint')} />
        ) : (
          <ul className={styles.list}>
            {rows.map((draft) => (
              <DraftEntry key={`${draft.screen} ${draft.record ?? ''}`} draft={draft} />
            ))}
          </ul>
        )}
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('keptDrafts.clearQuestion')}
        text={t('keptDrafts.clearText')}
        confirmLabel={t('keptDrafts.clear')}
        isBusy={clear.isPending}
        onConfirm={() => void clearAll()}
        onCancel={() => setAsking(false)}
      />
    </FormState>
  );
}

/** Shows how long IT allows drafts to be stored; renders nothing without a policy. */
function KeptFor(): ReactElement | null {
  const t = useTexts();
  const entry = usePolicy()?.entries.draftDays;
  return entry ? <ManagedNote managed={entry} text={t('policy.draftsKept', { count: entry.value })} /> : null;
}

function DraftEntry({ draft }: { draft: DraftSummary }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const format = useFormat();
  const { screen, record, title, path, savedAt } = draft;
  const remove = useWrite('drafts.remove', { success: t('keptDrafts.removed') });
  const removeLabel = t('keptDrafts.remove', { title });
  return (
    <li className={styles.entry}>
      <span className={styles.icon} aria-hidden>
        <Drafts20Regular />
      </span>
      <div className={styles.words}>
        <TextLink to={path} {...(record !== null && { state: { recordId: Number(record) } })}>
          <bdi>{title}</bdi>
        </TextLink>
        <p className={styles.quiet}>{t('keptDrafts.savedAt', { time: format.dateTime(savedAt) })}</p>
      </div>
      <Tooltip content={removeLabel} relationship="label">
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => void remove.send({ screen, record })} />
      </Tooltip>
    </li>
  );
}
