import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { BoxDismiss20Regular, ClipboardTask20Regular, Mail20Regular, Print20Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { toMomentText } from '@renderer/runtime/texts/moment-text';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { Card } from '@renderer/ui/layout/card';
import { atEnd, flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { useReadingText } from '@renderer/ui/list/full/reading-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { type Need, type NeedList, useNeeds } from './use-needs';

const icons: Record<Need['key'], FluentIcon> = {
  new: ClipboardTask20Regular,
  notPrinted: Print20Regular,
  messages: Mail20Regular,
  outOfStock: BoxDismiss20Regular,
};

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '8px' },
  title: cardTitle,
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '16px',
    // Three and one would leave a gap.
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: { ...flexColumn, position: 'relative', padding: '12px 16px', rowGap: '2px' },
  link: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  head: { ...flexRow, columnGap: '10px' },
  icon: { color: tokens.colorBrandForeground1, flexShrink: 0 },
  arrow: { ...atEnd, display: 'flex', color: tokens.colorBrandForeground1 },
  // The link covers its card, and has the card's text as its name.
  anchor: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
    ':focus-visible': { outline: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  value: { fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorNeutralForeground3 },
  links: { ...wrappingRow, gap: '0 12px' },
  note: { ...smallQuietText, margin: 0 },
  // The card's own link lies over the card.
  above: { position: 'relative', zIndex: 1 },
  reading: { ...smallQuietText, ...wrappingRow, alignItems: 'center', gap: '0 16px', minBlockSize: '24px' },
});

/** What waits for somebody, each with a link to its list, filtered as the figure says. */
export function NeedsYou({ today }: { today: string }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const { needs, reading } = useNeeds(today);
  if (needs.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('dashboard.needs.title')}>
      <h2 className={styles.title}>{t('dashboard.needs.title')}</h2>
      <div className={styles.cards}>
        {needs.map((need) => (
          <NeedCard key={need.key} need={need} />
        ))}
      </div>
      {reading.length > 0 && (
        <div className={styles.reading} role="status">
          {reading.map((one) => (
            <ReadingLine key={one.list} {...one} today={today} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Returns the sum; null while one of the lists isn't loaded. */
function toCount(lists: readonly NeedList[]): number | null {
  return lists.reduce<number | null>((sum, { count }) => (sum === null || count === null ? null : sum + count), 0);
}

/** One figure. The card is one link; if both kinds of orders are counted, each has its own list and link. */
function NeedCard({ need }: { need: Need }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { key, lists } = need;
  const count = toCount(lists);
  const filled = lists.filter((list) => list.count !== 0);
  const isSplit = filled.length > 1 && count !== null;
  const [target = lists[0]] = filled;
  const Icon = icons[key];
  const name = t(`dashboard.needs.${key}`);
  const [nameId, valueId] = [`need-${key}`, `need-value-${key}`];
  return (
    <Card className={mergeClasses(styles.card, !isSplit && styles.link)} data-need={key} aria-busy={count === null}>
      <div className={styles.head}>
        <Icon className={styles.icon} aria-hidden="true" />
        {isSplit || !target ? (
          <span id={nameId}>{name}</span>
        ) : (
          <>
            <Link to={target.to} className={styles.anchor} aria-labelledby={`${nameId} ${valueId}`}>
              <span id={nameId}>{name}</span>
            </Link>
            <span className={styles.arrow} aria-hidden="true">
              <DirectionalIcon name="forward" />
            </span>
          </>
        )}
      </div>
      <bdi id={valueId} className={mergeClasses(styles.value, !count && styles.none)}>
        {count === null ? t('plots.unknown') : format.number(count)}
      </bdi>
      <NeedNote need={need} count={count} />
      {isSplit && (
        <div className={styles.links}>
          {filled.map((list) => (
            <TextLink key={list.key} to={list.to} aria-label={t('dashboard.needs.of', { name, link: toLinkText(list) })}>
              {toLinkText(list)}
            </TextLink>
          ))}
        </div>
      )}
    </Card>
  );

  function toLinkText({ key: kind, count: own }: NeedList): string {
    return t(`dashboard.needs.${kind === 'guestOrders' ? 'showGuestOrders' : 'showOrders'}`, { count: own ?? 0 });
  }
}

/** The oldest of the counted records, products that are running low with a link to them, or that nothing waits. */
function NeedNote({ need: { oldestAt, oldestFrom, low, lowTo }, count }: { need: Need; count: number | null }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const text = (): string => {
    if (count === null) return t('dashboard.needs.notLoaded');
    if (count === 0) return t('dashboard.needs.nothing');
    if (oldestAt) return t('dashboard.needs.oldest', { what: toMomentText(oldestAt, format) });
    return oldestFrom ? t('dashboard.needs.oldest', { what: oldestFrom }) : '';
  };
  return (
    <p className={styles.note}>
      {low && lowTo && count !== null ? (
        <TextLink to={lowTo} className={styles.above}>
          {t('dashboard.needs.low', { count: low })}
        </TextLink>
      ) : (
        <bdi>{text()}</bdi>
      )}
    </p>
  );
}

interface ReadingLineProps {
  list: 'orders.list' | 'guestOrders.list' | 'products.list';
  state: Parameters<ReturnType<typeof useReadingText>>[0];
  today: string;
}

/** Which list is being loaded and how far; or that it wasn't, and a button that goes on. */
function ReadingLine({ list, state, today }: ReadingLineProps): ReactElement {
  const t = useTexts();
  const toText = useReadingText();
  const name = t(`navigation.${list === 'orders.list' ? 'orders' : list === 'guestOrders.list' ? 'guestOrders' : 'products'}`);
  const hasEnded = state.kind === 'failed' || state.kind === 'stopped';
  const scope = list === 'products.list' ? { isDeleted: false } : { startDate: earliestOrderDay, endDate: today };
  const readOn = async (): Promise<void> => {
    const read = await ask('fullLists.read', { list, ...scope, isAnew: false });
    if (!read.ok) notify.failure(read.error);
  };
  return (
    <span>
      <IsolatedValues>{t('sales.reading.list', { list: name, progress: toText(state) })}</IsolatedValues>
      {hasEnded && (
        <Button size="small" appearance="subtle" onClick={() => void readOn()}>
          {t('sales.ended.goOn')}
        </Button>
      )}
    </span>
  );
}
