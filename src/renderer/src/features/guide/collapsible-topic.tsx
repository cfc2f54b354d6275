import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons';
import type { PlacedTopic, TopicId } from '@guide/topics';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useId } from 'react';
import { TopicArticle } from './topic-article';

const useStyles = makeStyles({
  closed: hairline.blockEnd,
  open: {
    marginBlock: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  press: {
    ...flexRow,
    justifyContent: 'space-between',
    gap: '8px',
    inlineSize: '100%',
    minBlockSize: '40px',
    paddingBlock: '8px',
    paddingInline: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '24px',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  pressOpen: { fontWeight: tokens.fontWeightSemibold, paddingInline: '12px' },
  chevron: { flexShrink: 0 },
  turned: { transform: 'rotate(180deg)' },
  body: { paddingInline: '12px', paddingBlock: '0 12px' },
});

interface TopicFoldProps {
  topic: PlacedTopic;
  isOpen: boolean;
  onToggle: () => void;
  onTopic: (topic: TopicId) => void;
  onGo: (path: string) => void;
}

/** A topic that expands below its question. */
export function CollapsibleTopic({ topic, isOpen, onToggle, onTopic, onGo }: TopicFoldProps): ReactElement {
  const styles = useStyles();
  const language = useLanguage();
  const id = useId();
  return (
    <section className={isOpen ? styles.open : styles.closed}>
      <h3 className={styles.head}>
        <button
          type="button"
          className={mergeClasses(styles.press, isOpen && styles.pressOpen)}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={onToggle}
        >
          {topic.title[language]}
          <ChevronDown20Regular className={mergeClasses(styles.chevron, isOpen && styles.turned)} aria-hidden="true" />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className={styles.body}>
          <TopicArticle topic={topic} onTopic={onTopic} onGo={onGo} />
        </div>
      )}
    </section>
  );
}
