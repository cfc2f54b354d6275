import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular, DocumentSettings20Regular } from '@fluentui/react-icons';
import { useManaged } from '@renderer/runtime/calls/managed';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { cardTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallQuietText, smallText } from '@renderer/ui/text/text-styles';
import { toFilePlace } from '@renderer/validation/file-path';
import type { ProfileProposal } from '@shared/domain/server-check';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...stack.gap12, padding: '16px 20px' },
  head: { ...wrappingRow, alignItems: 'center', gap: '12px' },
  icon: { display: 'flex', color: tokens.colorBrandForeground1 },
  words: { ...flexGrow, flexBasis: '260px' },
  title: cardTitle,
  quiet: smallQuietParagraph,
  actions: { ...flexRow, flexWrap: 'wrap', gap: '8px' },
  entries: plainList,
  entry: { ...wrappingRow, alignItems: 'baseline', gap: '2px 12px', paddingBlock: '6px', ...hairline.blockStart, ...smallText },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  because: { ...smallQuietText, overflowWrap: 'anywhere' },
});

interface ProposalCardProps {
  proposal: ProfileProposal;
  /** IT manages the server here. */
  isFixed: boolean;
  onUsed(): void;
}

/** Proposes a server profile for the differences: to use at once, or as a file for others. */
export function ProposalCard({ proposal, isFixed, onUsed }: ProposalCardProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const managed = useManaged('serverProfile');
  const use = useWrite('serverProfile.use', { onSuccess: onUsed });
  const file = useWrite('serverProfile.save');
  const { profile, entries } = proposal;
  const save = async (): Promise<void> => {
    const result = await file.send({ profile });
    if (!result.ok || result.value.path === null) return;
    const name = toFilePlace(result.value.path).name;
    notify.success(t('serverProfile.saved', { file: isolate(name, language) }));
  };
  const isLocked = isFixed || managed !== null;
  return (
    <Card as="section" className={styles.root} aria-labelledby="profile-proposal">
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <DocumentSettings20Regular />
        </span>
        <div className={styles.words}>
          <h2 id="profile-proposal" className={styles.title}>
            {t('serverProfile.proposal')}
          </h2>
          <p className={styles.quiet}>{isLocked ? t('serverProfile.proposalFixed') : t('serverProfile.proposalText')}</p>
          {managed && <ManagedNote managed={managed} />}
        </div>
        <div className={styles.actions}>
          <Button icon={<ArrowDownload20Regular />} disabledFocusable={file.isPending} onClick={() => void save()}>
            {t('serverProfile.save')}
          </Button>
          {!isLocked && (
            <Button
              icon={use.isPending ? <Spinner size="tiny" /> : <DocumentSettings20Regular />}
              disabledFocusable={use.isPending}
              onClick={() => void use.send({ profile })}
            >
              {t('serverProfile.use')}
            </Button>
          )}
        </div>
      </div>
      <ul className={styles.entries}>
        {entries.map(({ at, value, calls }) => (
          <li key={at} className={styles.entry}>
            <bdi dir="ltr" className={styles.code}>{`${at}: ${JSON.stringify(value)}`}</bdi>
            {calls.length > 0 && !at.startsWith('calls.') && (
              <span className={styles.because}>
                {t('serverProfile.because')} <bdi dir="ltr">{calls.join(', ')}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
