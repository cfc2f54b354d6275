import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { guideOfScreen } from '@guide/screens';
import { type FoundTopic, markFound } from '@guide/search';
import type { ShortcutName } from '@guide/shortcuts';
import { type AreaName, findTopic, guideAreas, type PlacedTopic, type TopicId, topics } from '@guide/topics';
import { guide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { plainList, stack } from '@renderer/ui/layout/layout-styles';
import { GuideText } from '@renderer/ui/text/guide-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { quietText, smallQuietText, smallQuietWords, strongText } from '@renderer/ui/text/text-styles';
import { type ReactElement, useState } from 'react';
import { CollapsibleTopic } from './collapsible-topic';
import { ShortcutList, TopicArticle } from './topic-article';

const useStyles = makeStyles({
  small: { ...smallQuietWords, display: 'block' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  about: { ...quietText, marginBlock: '4px 12px' },
  head: { ...smallQuietText, ...strongText, marginBlock: '20px 8px' },
  list: { ...stack.gap4, ...plainList },
  link: { paddingInline: 0, minInlineSize: 0, justifyContent: 'start', textAlign: 'start' },
  found: {
    display: 'block',
    inlineSize: '100%',
    paddingBlock: '8px',
    paddingInline: '8px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: 'var(--dw-row-selected)' },
    ':focus-visible': { backgroundColor: 'var(--dw-row-selected)', outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  foundTitle: { ...strongText, display: 'block' },
  excerpt: { ...smallQuietText, display: 'block' },
  mark: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  none: { ...quietText, marginBlock: '12px' },
});

interface ViewProps {
  onGo: (path: string) => void;
}

/** The current screen: its purpose, topics, and shortcuts. */
export function ScreenView({ screen, title, onGo }: ViewProps & { screen: string; title: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const own = guideOfScreen(screen);
  const list = (own?.topics ?? []).flatMap((id) => findTopic(id) ?? []);
  const [opened, setOpened] = useState<TopicId | null>(list[0]?.id ?? null);
  const keys = [...new Set(list.slice(0, 4).flatMap((topic): readonly ShortcutName[] => topic.keys ?? []))];
  const show = (id: TopicId): void => (list.some((topic) => topic.id === id) ? setOpened(id) : guide.showTopic(id));
  return (
    <>
      <span className={styles.small}>{t('guide.screen')}</span>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      {own && (
        <p className={styles.about}>
          <GuideText text={own.about[language]} />
        </p>
      )}
      {list.map((topic) => (
        <CollapsibleTopic
          key={topic.id}
          topic={topic}
          isOpen={topic.id === opened}
          onToggle={() => setOpened(topic.id === opened ? null : topic.id)}
          onTopic={show}
          onGo={onGo}
        />
      ))}
      {keys.length > 0 && (
        <>
          <h3 className={styles.head}>{t('guide.keys')}</h3>
          <ShortcutList names={keys} />
        </>
      )}
    </>
  );
}

/** One topic, with a link back to those of the screen. */
export function TopicView({ topic, onGo }: ViewProps & { topic: PlacedTopic }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <Button
        appearance="transparent"
        size="small"
        className={styles.link}
        icon={<DirectionalIcon name="previous" />}
        onClick={guide.showScreen}
      >
        {t('guide.back')}
      </Button>
      <span className={styles.small}>{guideAreas[topic.area].title[language]}</span>
      <h3 className={styles.title}>{topic.title[language]}</h3>
      <TopicArticle key={topic.id} topic={topic} onTopic={guide.showTopic} onGo={onGo} />
    </>
  );
}

/** All topics by area. */
export function AllTopics(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.title}>{t('guide.all')}</h2>
      {(Object.keys(guideAreas) as AreaName[]).map((area) => (
        <section key={area}>
          <h3 className={styles.head}>{guideAreas[area].title[language]}</h3>
          <ul className={styles.list}>
            {topics
              .filter((topic) => topic.area === area)
              .map((topic) => (
                <li key={topic.id}>
                  <Link as="button" onClick={() => guide.showTopic(topic.id)}>
                    {topic.title[language]}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A screen found by a search. */
export interface Destination {
  path: string;
  title: string;
}

interface FoundTopicsProps extends ViewProps {
  found: readonly FoundTopic[];
  typed: string;
  /** The searched text, which differs from the entered one if the keyboard had the other layout. */
  searched: string;
  destinations: readonly Destination[];
  onTopic: (topic: TopicId) => void;
}

/** Results of a search: topics, followed by screens. */
export function FoundTopics({ found, typed, searched, destinations, onTopic, onGo }: FoundTopicsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  if (found.length === 0 && destinations.length === 0) return <NothingFound typed={typed} onTopic={onTopic} />;
  return (
    <>
      {searched !== typed && (
        <p className={styles.none}>
          <IsolatedValues>{t('guide.otherLayout', { typed, text: searched })}</IsolatedValues>
        </p>
      )}
      <span className={styles.small} role="status">
        {t('guide.found', { count: found.length })}
      </span>
      <ul className={styles.list}>
        {found.map(({ topic, excerpt }) => (
          <li key={topic.id}>
            <button type="button" className={styles.found} onClick={() => onTopic(topic.id)}>
              <span className={styles.foundTitle}>{topic.title[language]}</span>
              <span className={styles.small}>{guideAreas[topic.area].title[language]}</span>
              <span className={styles.excerpt}>
                {markFound(excerpt, searched).map(({ text, isFound }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence keep their order.
                  <span key={at} {...(isFound && { className: styles.mark })}>
                    {text}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {destinations.length > 0 && (
        <>
          <h3 className={styles.head}>{t('guide.screens')}</h3>
          <ul className={styles.list}>
            {destinations.map(({ path, title }) => (
              <li key={path}>
                <Link as="button" onClick={() => onGo(path)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Leads to what Diwan can't do, which is what is often asked for where nothing is found. */
function NothingFound({ typed, onTopic }: Pick<FoundTopicsProps, 'typed' | 'onTopic'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <p className={styles.none} role="status">
        <bdi>{t('guide.nothing', { search: typed })}</bdi>
        <br />
        {t('guide.nothingHint')}
      </p>
      <Link as="button" onClick={() => onTopic('not-possible')}>
        {findTopic('not-possible')?.title[language]}
      </Link>
    </>
  );
}
