import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookQuestionMark20Regular } from '@fluentui/react-icons';
import { guideOfScreen } from '@guide/screens';
import { findTopic } from '@guide/topics';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { GuideText } from '@renderer/ui/text/guide-text';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { softParagraph, strongText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

const mostCards = 3;

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '12px',
    inlineSize: '100%',
    maxInlineSize: '860px',
    marginBlockStart: '28px',
    boxSizing: 'border-box',
  },
  card: {
    display: 'flex',
    gap: '10px',
    padding: '14px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'start',
  },
  number: {
    ...strongText,
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    textAlign: 'center',
  },
  text: softParagraph,
  more: { ...flexRow, justifyContent: 'center', gap: '6px', marginBlockStart: '16px' },
});

/** Content of a list that was never used: the first steps of its guide topic, and a link to the whole topic. */
export function EmptyStateGuide(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const screen = useGuide((state) => state.screen);
  const [first] = guideOfScreen(screen)?.topics ?? [];
  const topic = first && findTopic(first);
  if (!topic || screen === 'login') return null;
  // The step that opens this list is left out.
  const steps = topic.show?.on === screen && topic.steps.length > mostCards ? topic.steps.slice(1) : topic.steps;
  return (
    <>
      <ol className={styles.list} aria-label={topic.title[language]}>
        {steps.slice(0, mostCards).map(({ text }, at) => (
          <li key={text.en} className={styles.card}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <p className={styles.text}>
              <GuideText text={text[language]} />
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <Button appearance="transparent" icon={<BookQuestionMark20Regular />} onClick={() => guide.open({ topic: topic.id })}>
          {t('guide.how')}
        </Button>
        <KeyCaps caps={['F1']} />
      </div>
    </>
  );
}
