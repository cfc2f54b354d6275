import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { plainList, stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { PolicyView } from '@shared/contract/desktop/policy';
import { type ReactElement, useState } from 'react';
import { create } from 'zustand';

type Problem = PolicyView['problems'][number];

/** The dismissed problems; other problems are shown again. */
const usePutAway = create<{ problems: string }>(() => ({ problems: '' }));

const useStyles = makeStyles({
  list: { ...stack.gap12, ...plainList },
  where: { display: 'block', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  detail: { display: 'block', overflowWrap: 'anywhere', ...smallQuietWords },
});

/** Shows on every screen, until it is dismissed, that a part of IT's policy is invalid. */
export function PolicyBar({ className }: { className?: string }): ReactElement | null {
  const t = useTexts();
  const policy = usePolicy();
  const putAway = usePutAway((state) => state.problems);
  const [isOpen, setOpen] = useState(false);
  if (!policy?.isUnreadable) return null;
  const problems = JSON.stringify(policy.problems);
  if (problems === putAway) return null;
  return (
    <section {...(className && { className })} aria-label={t('policy.unreadable.region')}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('policy.unreadable.title')}</MessageBarTitle> {t('policy.unreadable.text')}
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<Dismiss20Regular />}
              aria-label={t('policy.unreadable.dismiss')}
              onClick={() => usePutAway.setState({ problems })}
            />
          }
        >
          <Button onClick={() => setOpen(true)}>{t('policy.unreadable.details')}</Button>
        </MessageBarActions>
      </MessageBar>
      {isOpen && <Problems problems={policy.problems} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Problems({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Modal
      title={t('policy.unreadable.detailsTitle')}
      onClose={onClose}
      maxWidthPx={600}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {problems.map(({ where, key, code, detail }) => (
          <li key={`${where} ${key} ${detail}`}>
            <bdi className={styles.where} dir="ltr">
              {key === null ? where : `${where} · ${key}`}
            </bdi>
            {t(`policy.unreadable.code.${code}`)}
            {/* The parser's message for an unknown key adds nothing to the sentence, and is in English only. */}
            {code !== 'unknownKey' && (
              <bdi className={styles.detail} dir="ltr">
                {detail}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
