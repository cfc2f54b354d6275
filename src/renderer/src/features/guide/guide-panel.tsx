import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import {
  BookOpen20Regular,
  BookQuestionMark20Regular,
  Dismiss20Regular,
  Keyboard20Regular,
  Sparkle20Regular,
  TaskListSquareLtr20Regular,
} from '@fluentui/react-icons';
import { createGuideSearch } from '@guide/search';
import { findTopic } from '@guide/topics';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { sayIn } from '@renderer/runtime/texts/say-in';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { toOtherLayout } from '@renderer/validation/keyboard-layout';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { AllTopics, type Destination, FoundTopics, ScreenView, TopicView } from './guide-views';

const useStyles = makeStyles({
  root: { ...flexColumn, blockSize: '100%', minBlockSize: 0, backgroundColor: tokens.colorNeutralBackground2 },
  top: { paddingInline: '16px', paddingBlock: '10px 12px', ...hairline.blockEnd },
  head: { ...flexRow, gap: '8px', minBlockSize: '36px' },
  title: { ...flexGrow, margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  search: { inlineSize: '100%', maxInlineSize: 'none', marginBlockStart: '6px' },
  body: {
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    paddingInline: '16px',
    paddingBlock: '12px 20px',
    outlineStyle: 'none',
  },
  foot: { paddingInline: '6px', paddingBlock: '6px', ...hairline.blockStart },
  actions: { display: 'flex', flexWrap: 'wrap' },
  action: { minInlineSize: 0, paddingInline: '6px', whiteSpace: 'nowrap' },
  note: { ...smallQuietText, margin: 0, paddingInline: '8px' },
});

const searchGuide = createGuideSearch({ ar: sayIn('ar'), en: sayIn('en') });

export interface GuidePanelProps {
  /** Name of the current screen. */
  screenTitle: string;
  /** Finds screens by a search. */
  findScreens: (search: string) => readonly Destination[];
  onGo: (path: string) => void;
  onClose: () => void;
  onShortcuts: () => void;
  /** Opens the first steps on this computer; omitted before the sign-in. */
  onFirstDay?: () => void;
  onWhatsNew?: () => void;
}

/** The guide: topics of the screen, one topic, all topics, or search results. */
export function GuidePanel(props: GuidePanelProps): ReactElement {
  const { screenTitle, findScreens, onGo, onClose } = props;
  const styles = useStyles();
  const { screen, topic: topicId, isListingAll, entered, search } = useGuide();
  const [typed, setTyped] = useState(search);
  const { found, searched } = useFoundTopics(typed);
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the keyboard is to go into it.
  useEffect(() => root.current?.querySelector('input')?.focus(), [entered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its top, without the search that led to it.
  useEffect(() => {
    setTyped(search);
    if (!body.current) return;
    body.current.scrollTop = 0;
    // The link that led here is gone, so the content gets the focus.
    if (document.activeElement === document.body) body.current.focus();
  }, [topicId, isListingAll, screen, search]);
  const isSearching = typed.trim() !== '';
  const topic = topicId === null ? undefined : findTopic(topicId);
  return (
    <div ref={root} className={styles.root} data-guide-panel="">
      <div className={styles.top}>
        <GuideHead onClose={onClose} />
        <GuideSearch
          typed={typed}
          onType={setTyped}
          onDown={() => body.current?.querySelector('button')?.focus()}
          onEnter={() => found[0] && guide.showTopic(found[0].topic.id)}
        />
      </div>
      <div ref={body} tabIndex={-1} className={styles.body}>
        {isSearching ? (
          <FoundTopics
            found={found}
            typed={typed}
            searched={searched}
            destinations={findScreens(searched)}
            onTopic={(id) => {
              setTyped('');
              guide.showTopic(id);
            }}
            onGo={onGo}
          />
        ) : isListingAll ? (
          <AllTopics />
        ) : topic ? (
          <TopicView topic={topic} onGo={onGo} />
        ) : (
          <ScreenView key={screen} screen={screen} title={screenTitle} onGo={onGo} />
        )}
      </div>
      <div className={styles.foot}>{isSearching ? <OfflineNote /> : <GuideActions {...props} />}</div>
    </div>
  );
}

/** Searches the guide for a text, or for the same keys on the other keyboard layout. */
function useFoundTopics(typed: string): { found: ReturnType<typeof searchGuide>; searched: string } {
  const language = useLanguage();
  return useMemo(() => {
    const asTyped = searchGuide(typed, language);
    const other = toOtherLayout(typed);
    const turned = asTyped.length === 0 && other !== typed ? searchGuide(other, language) : [];
    return turned.length > 0 ? { found: turned, searched: other } : { found: asTyped, searched: typed };
  }, [typed, language]);
}

function GuideHead({ onClose }: { onClose: () => void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.head}>
      <BookQuestionMark20Regular aria-hidden="true" />
      <h2 className={styles.title}>{t('guide.title')}</h2>
      <KeyCaps caps={['F1']} />
      <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={t('guide.close')} title={t('guide.close')} onClick={onClose} />
    </div>
  );
}

interface GuideSearchProps {
  typed: string;
  onType: (text: string) => void;
  /** Called on arrow down, to move to the results. */
  onDown: () => void;
  onEnter: () => void;
}

function GuideSearch({ typed, onType, onDown, onEnter }: GuideSearchProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <SearchBox
      className={styles.search}
      aria-label={t('guide.search')}
      placeholder={t('guide.placeholder')}
      value={typed}
      dismiss={{ 'aria-label': t('shell.searchField.clear') }}
      onChange={(_event, { value }) => onType(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          event.preventDefault();
          onType('');
        }
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onDown();
        }
        if (isEnter(event)) onEnter();
      }}
    />
  );
}

function OfflineNote(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return <p className={styles.note}>{t('guide.offline', { version: readAppVersion() })}</p>;
}

function GuideActions({
  onShortcuts,
  onFirstDay,
  onWhatsNew,
}: Pick<GuidePanelProps, 'onShortcuts' | 'onFirstDay' | 'onWhatsNew'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.actions}>
      <Button size="small" appearance="subtle" className={styles.action} icon={<BookOpen20Regular />} onClick={guide.listAll}>
        {t('guide.all')}
      </Button>
      <Button size="small" appearance="subtle" className={styles.action} icon={<Keyboard20Regular />} onClick={onShortcuts}>
        {t('guide.allKeys')}
      </Button>
      {onWhatsNew && (
        <Button size="small" appearance="subtle" className={styles.action} icon={<Sparkle20Regular />} onClick={onWhatsNew}>
          {t('whatsNew.open')}
        </Button>
      )}
      {onFirstDay && (
        <Button size="small" appearance="subtle" className={styles.action} icon={<TaskListSquareLtr20Regular />} onClick={onFirstDay}>
          {t('firstSteps.open')}
        </Button>
      )}
    </div>
  );
}
