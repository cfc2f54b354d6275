import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BookQuestionMark20Regular, ErrorCircle16Regular, Flash20Regular, History20Regular } from '@fluentui/react-icons';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { Money } from '@renderer/ui/text/money';
import { smallQuietWords, truncatedText, visuallyHidden } from '@renderer/ui/text/text-styles';
import { findText } from '@shared/domain/text-search';
import type { ReactElement } from 'react';
import { appRoutes } from '../../routes';
import type { CommandItem } from './command-items';

const useStyles = makeStyles({
  root: { position: 'relative' },
  headOption: {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '8px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  unseen: visuallyHidden,
  failed: { ...flexRow, gap: '6px', minWidth: 0, color: tokens.colorStatusDangerForeground1 },
  retry: { flexShrink: 0, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  skeleton: { ...flexRow, gap: '12px', minBlockSize: '36px', paddingInline: '8px' },
  head: { paddingBlock: '6px', paddingInline: '8px', ...smallQuietWords, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  count: { paddingInlineStart: '4px', fontWeight: tokens.fontWeightRegular },
  option: {
    ...flexRow,
    gap: '12px',
    minBlockSize: '36px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    lineHeight: '26px',
    cursor: 'pointer',
  },
  active: { backgroundColor: 'var(--dw-row-selected)', outline: '1px solid transparent' },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  label: truncatedText,
  match: {
    backgroundColor: 'transparent',
    color: 'inherit',
    // A different weight would separate the letters of an Arabic word.
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: tokens.colorCompoundBrandStroke,
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
  },
  lead: { flexShrink: 0, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold, marginInlineEnd: '-4px' },
  detail: { flexShrink: 0, marginInlineStart: 'auto', ...smallQuietWords },
  beside: { flexShrink: 0, ...smallQuietWords },
  after: { marginInlineStart: 0 },
  end: { ...flexRow, flexShrink: 0, marginInlineStart: 'auto', gap: '12px' },
});

/** Screens whose icon is used for each kind of records. */
const screenOf: Partial<Record<CommandItem['group'], string>> = {
  orders: 'orders',
  guestOrders: 'orders-guest',
  products: 'masterHN/products',
  users: 'masterHN/users',
  promoCodes: 'promo-codes',
  messages: 'masterHN/contact-us',
};
const own = { recent: History20Regular, deeds: Flash20Regular, guide: BookQuestionMark20Regular };

function ResultIcon({ item }: Pick<ResultProps, 'item'>): ReactElement | null {
  const group = item.from ?? item.group;
  const path = group === 'screens' ? item.to.slice(1) : screenOf[group];
  const screen = appRoutes.find((route) => route.path === path);
  const Icon = own[group as keyof typeof own] ?? screen?.sidebar?.icon;
  if (!Icon) return null;
  return screen?.sidebar?.mirrors ? <MirroredIcon icon={Icon} /> : <Icon aria-hidden />;
}

/** Shows a text with the search underlined. */
function Found({ words, searched }: { words: string; searched: string }): ReactElement {
  const styles = useStyles();
  const found = findText(words, searched);
  if (!found) return <>{words}</>;
  return (
    <>
      {words.slice(0, found.from)}
      <mark className={styles.match}>{words.slice(found.from, found.to)}</mark>
      {words.slice(found.to)}
    </>
  );
}

interface ResultGroupProps {
  title: string;
  /** Total number of results. */
  count: number | null;
  /** Its search is still running. */
  isReading: boolean;
  items: readonly CommandItem[];
  searched: string;
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onOpen: (item: CommandItem) => void;
}

export function ResultGroup({
  title,
  count,
  isReading,
  items,
  searched,
  activeId,
  onPoint,
  onOpen,
}: ResultGroupProps): ReactElement | null {
  const styles = useStyles();
  const format = useFormat();
  const isFailed = items.length > 0 && items.every(({ isRetry }) => isRetry);
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, a fieldset would be a form's.
    <div role="group" className={styles.root} aria-label={title} aria-busy={isReading}>
      <div className={styles.head} aria-hidden="true">
        {title} {count !== null && !isFailed && <span className={styles.count}>{format.number(count)}</span>}
      </div>
      {isReading && items.length === 0 && (
        <div className={styles.skeleton}>
          <SkeletonBar width="20px" />
          <SkeletonBar width="180px" />
          <SkeletonBar width="100px" />
        </div>
      )}
      {items.map((item) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above; the field handles the keys.
        <div
          key={item.id}
          id={toElementId(item)}
          role="option"
          aria-selected={item.id === activeId}
          className={mergeClasses(item.short === undefined ? styles.option : styles.headOption, item.id === activeId && styles.active)}
          ref={item.id === activeId ? scrollIntoView : undefined}
          onMouseMove={() => onPoint(item.id)}
          onClick={() => onOpen(item)}
        >
          <Result item={item} searched={searched} isActive={item.id === activeId} />
        </div>
      ))}
    </div>
  );
}

interface ResultProps {
  item: CommandItem & { from?: CommandItem['group']; openedAt?: string };
  searched: string;
  isActive: boolean;
}

function Result({ item, searched, isActive }: ResultProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { label, lead, standing, short, from, openedAt } = item;
  if (short !== undefined)
    return (
      <>
        {short}
        <span className={styles.unseen}>{label.slice(short.length)}</span>
      </>
    );
  if (item.isRetry)
    return (
      <span className={styles.failed}>
        <ErrorCircle16Regular aria-hidden />
        <bdi className={styles.label}>{label}</bdi> <span className={styles.retry}>{t('common.retry')}</span>
      </span>
    );
  const detail = from ? t(`shell.command.${from}`) : item.detail;
  const isBeside = standing !== undefined || openedAt !== undefined;
  return (
    <>
      <span className={styles.icon}>
        <ResultIcon item={item} />
      </span>
      {lead && (
        <>
          <bdi className={styles.lead}>
            <Found words={lead} searched={searched} />
          </bdi>{' '}
        </>
      )}
      <bdi className={styles.label}>
        <Found words={lead ? label.slice(lead.length).trim() : label} searched={searched} />
      </bdi>
      {detail && (
        <bdi className={isBeside ? styles.beside : styles.detail}>
          <Found words={detail} searched={searched} />
        </bdi>
      )}
      {(isBeside || isActive) && (
        <span className={mergeClasses(styles.end, !isBeside && detail && styles.after)}>
          {standing && !openedAt && <Money fils={standing.totalFils} />}
          {standing && !openedAt && <StatusBadge status={standing.status} t={t} />}
          {openedAt && <span className={styles.beside}>{toMomentText(openedAt, format)}</span>}
          {isActive && (
            <span aria-hidden="true">
              <KeyCaps caps={['Enter']} />
            </span>
          )}
        </span>
      )}
    </>
  );
}

export function toElementId(item: CommandItem): string {
  return `command-${item.id.replaceAll('/', '-')}`;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
