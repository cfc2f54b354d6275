import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BookQuestionMark20Regular, Flash20Regular, History20Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { MirroredIcon } from '@renderer/ui/controls/directional-icon';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import { smallQuietWords, truncatedText } from '@renderer/ui/text/text-styles';
import { findText } from '@shared/domain/text-search';
import type { ReactElement } from 'react';
import { appRoutes } from '../../routes';
import type { CommandItem } from './command-items';

const useStyles = makeStyles({
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
    // Another weight would part the letters of an Arabic word.
    fontWeight: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: tokens.colorCompoundBrandStroke,
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
  },
  detail: { flexShrink: 0, marginInlineStart: 'auto', ...smallQuietWords },
  beside: { flexShrink: 0, ...smallQuietWords },
  end: { ...flexRow, flexShrink: 0, marginInlineStart: 'auto', gap: '12px' },
});

/** The screen whose icon stands for a kind of records. */
const screenOf: Partial<Record<CommandItem['group'], string>> = {
  orders: 'orders',
  guestOrders: 'orders-guest',
  products: 'masterHN/products',
  users: 'masterHN/users',
  promoCodes: 'promo-codes',
  messages: 'masterHN/contact-us',
};
const own = { recent: History20Regular, deeds: Flash20Regular, guide: BookQuestionMark20Regular };

function ResultIcon({ item }: { item: CommandItem }): ReactElement | null {
  const path = item.group === 'screens' ? item.to.slice(1) : screenOf[item.group];
  const screen = appRoutes.find((route) => route.path === path);
  const Icon = own[item.group as keyof typeof own] ?? screen?.icon;
  if (!Icon) return null;
  return screen?.iconMirrors ? <MirroredIcon icon={Icon} /> : <Icon aria-hidden />;
}

/** The words, with what was searched underlined in them. */
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
  /** Of all that there are. */
  count: number;
  items: readonly CommandItem[];
  searched: string;
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onOpen: (item: CommandItem) => void;
}

export function ResultGroup({ title, count, items, searched, activeId, onPoint, onOpen }: ResultGroupProps): ReactElement | null {
  const styles = useStyles();
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, a fieldset would be a form's.
    <div role="group" aria-label={title}>
      <div className={styles.head} aria-hidden="true">
        {title} <span className={styles.count}>{format.number(count)}</span>
      </div>
      {items.map((item) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above; the field handles the keys.
        <div
          key={item.id}
          id={toElementId(item)}
          role="option"
          aria-selected={item.id === activeId}
          className={mergeClasses(styles.option, item.id === activeId && styles.active)}
          ref={item.id === activeId ? scrollIntoView : undefined}
          onMouseMove={() => onPoint(item.id)}
          onClick={() => onOpen(item)}
        >
          <Result item={item} searched={searched} />
        </div>
      ))}
    </div>
  );
}

function Result({ item, searched }: { item: CommandItem; searched: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { label, detail, standing } = item;
  return (
    <>
      <span className={styles.icon}>
        <ResultIcon item={item} />
      </span>
      <bdi className={styles.label}>
        <Found words={label} searched={searched} />
      </bdi>
      {detail && (
        <bdi className={standing ? styles.beside : styles.detail}>
          <Found words={detail} searched={searched} />
        </bdi>
      )}
      {standing && (
        <span className={styles.end}>
          <Money fils={standing.totalFils} />
          <StatusBadge status={standing.status} t={t} />
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
