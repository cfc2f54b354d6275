import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Target20Regular } from '@fluentui/react-icons';
import { capsOf, shortcuts } from '@guide/shortcuts';
import { findTopic, type PlacedTopic, type TopicId } from '@guide/topics';
import { isMac } from '@renderer/runtime/is-mac';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, plainList, stack } from '@renderer/ui/layout/layout-styles';
import { GuideText } from '@renderer/ui/text/guide-text';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { quietText, smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { pictureOf } from './guide-pictures';
import { showWhere } from './where';

const useStyles = makeStyles({
  root: { ...stack.gap12, overflowWrap: 'anywhere' },
  about: { ...quietText, margin: 0 },
  picture: {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  steps: { ...stack.gap12, ...plainList },
  step: { display: 'flex', gap: '10px' },
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
  note: { ...smallQuietText, display: 'block', marginBlockStart: '2px' },
  head: { ...smallQuietText, ...strongText, margin: 0 },
  troubles: { ...stack.gap8, margin: 0 },
  seen: strongText,
  remedy: { ...quietText, margin: 0 },
  keys: { ...stack.gap4, margin: 0 },
  key: { ...flexRow, justifyContent: 'space-between', gap: '16px' },
  caps: { margin: 0, flexShrink: 0 },
  related: { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
  link: { paddingInline: 0, minInlineSize: 0, textAlign: 'start' },
});

interface TopicArticleProps {
  topic: PlacedTopic;
  onTopic: (topic: TopicId) => void;
  /** Opens the screen of a path, which has the topic's button. */
  onGo: (path: string) => void;
}

/** One topic: its picture, steps, shortcuts, and problems. */
export function TopicArticle({ topic, onTopic, onGo }: TopicArticleProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const { show, keys = [], troubles = [], related = [] } = topic;
  const picture = pictureOf(topic.id, language);
  return (
    <article className={styles.root} data-guide-topic={topic.id}>
      <p className={styles.about}>
        <GuideText text={topic.about[language]} />
      </p>
      {picture && <img className={styles.picture} src={picture} alt={t('guide.picture', { topic: topic.title[language] })} />}
      <Steps steps={topic.steps} />
      {show && (
        <div>
          <Button size="small" icon={<Target20Regular />} onClick={() => void showWhere(show, language, onGo)}>
            {t('guide.where')}
          </Button>
        </div>
      )}
      {troubles.length > 0 && <Troubles troubles={troubles} />}
      {keys.length > 0 && (
        <>
          <h4 className={styles.head}>{t('guide.keysOfTopic')}</h4>
          <ShortcutList names={keys} />
        </>
      )}
      {related.length > 0 && <Related topics={related} onTopic={onTopic} />}
    </article>
  );
}

function Steps({ steps }: Pick<PlacedTopic, 'steps'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <ol className={styles.steps} aria-label={t('guide.steps')}>
      {steps.map(({ text, note }, at) => (
        <li key={text.en} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <GuideText text={text[language]} />
            {note && (
              <span className={styles.note}>
                <GuideText text={note[language]} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Problems with their remedies. */
function Troubles({ troubles }: Required<Pick<PlacedTopic, 'troubles'>>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h4 className={styles.head}>{t('guide.troubles')}</h4>
      <dl className={styles.troubles}>
        {troubles.map(({ seen, remedy }) => (
          <div key={seen.en}>
            <dt className={styles.seen}>
              <GuideText text={seen[language]} />
            </dt>
            <dd className={styles.remedy}>
              <GuideText text={remedy[language]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Related({ topics, onTopic }: Pick<TopicArticleProps, 'onTopic'> & { topics: NonNullable<PlacedTopic['related']> }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <div>
      <h4 className={styles.head}>{t('guide.related')}</h4>
      <div className={styles.related}>
        {topics
          .flatMap((id) => findTopic(id) ?? [])
          .map((other) => (
            <Button key={other.id} appearance="transparent" size="small" className={styles.link} onClick={() => onTopic(other.id)}>
              {other.title[language]}
            </Button>
          ))}
      </div>
    </div>
  );
}

/** Shortcuts with their functions. */
export function ShortcutList({ names }: { names: readonly (keyof typeof shortcuts)[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <dl className={styles.keys}>
      {names.map((name) => (
        <div key={name} className={styles.key}>
          <dt>{t(`shortcuts.${name}`)}</dt>
          <dd className={styles.caps}>
            <KeyCaps caps={capsOf(shortcuts[name], isMac())} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
