import {
  ClockRegular,
  LockClosedRegular,
  PlugConnectedRegular,
  PlugDisconnectedRegular,
  SubtractCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { orderToOpen } from '@renderer/shared-components/orders/order-to-open';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import { None } from '@renderer/ui/text/none';
import type { StationLogEntry, StationSheetPhase } from '@shared/contract/printing/station';
import { isKnownOrderStatus } from '@shared/domain/orders/order-status';
import { memo, type ReactElement, type ReactNode } from 'react';
import { phaseAppearance } from '../../texts/phase-appearance';
import { StateBadge } from '../state-badge';
import { type StationTexts, useStationTexts } from '../use-station-words';
import { useLogStyles } from './log-styles';

/** States of an order's sheets, the most urgent first. */
const order = [
  'failed',
  'uncertain',
  'asked',
  'sending',
  'waiting',
  'sent',
  'cancelled',
  'finished',
] as const satisfies StationSheetPhase[];

function toFirstPhase(phases: readonly StationSheetPhase[]): StationSheetPhase {
  return order.find((phase) => phases.includes(phase)) ?? 'waiting';
}

const sheetAppearance: Record<StationSheetPhase, { tint: Tint; icon: ReactElement }> = {
  ...phaseAppearance,
  asked: { tint: 'process', icon: <ClockRegular /> },
};

type EntryOf<Kind extends StationLogEntry['kind']> = Extract<StationLogEntry, { kind: Kind }>;

interface LogEntryProps {
  entry: StationLogEntry;
  isLast?: boolean;
  /** One of its sheets waits for a printer with a problem. */
  isStuck?: boolean;
}

/** One line of the log: time, order, customer, and result. */
export const LogEntry = memo(function LogEntryView({ entry, isLast = false, isStuck = false }: LogEntryProps): ReactElement {
  const words = useStationTexts();
  switch (entry.kind) {
    case 'order':
      return <OrderLine entry={entry} words={words} isStuck={isStuck} />;
    case 'statusNotChanged':
    case 'statusLeft':
    case 'leftOut':
      return <OrderNote entry={entry} words={words} />;
    case 'unreadable':
      return <UnreadableLine entry={entry} words={words} />;
    default:
      return <EventLine entry={entry} words={words} isLatest={isLast} />;
  }
});

interface LineProps {
  at: string;
  words: StationTexts;
  order?: EntryOf<'order'>['order'];
  who: ReactNode;
  what: ReactNode;
  badge: ReactNode;
}

function Line({ at, words, order, who, what, badge }: LineProps): ReactElement {
  const styles = useLogStyles();
  const { t, format } = words;
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={at} title={format.dateTime(at)}>
        {format.time(at)}
      </time>
      <span className={styles.order}>
        {order ? (
          <button
            type="button"
            className={styles.open}
            aria-label={t('station.log.openOrder', { order: words.order(order) })}
            onClick={() => orderToOpen.ask(order)}
          >
            <bdi>{t('orders.number', { id: order.id })}</bdi>
          </button>
        ) : (
          <None />
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.who}>{who}</div>
        <div className={styles.what}>{what}</div>
      </div>
      {badge}
    </li>
  );
}

type Sheet = EntryOf<'order'>['sheets'][number];

/** Returns the documents with their state. */
function toPhaseText(sheets: readonly Sheet[], phase: StationSheetPhase, { t, documents }: StationTexts): string {
  const names = documents([...new Set(sheets.filter((sheet) => sheet.phase === phase).map(({ document }) => document))]);
  return t('station.log.perDocument', { document: names, phase: t(`station.phase.${phase}`) });
}

/**
 * The badge shows the most urgent state of the sheets and its documents. The line below the name shows the others, or all if they have the
 * same state.
 */
function toTexts({ sheets }: EntryOf<'order'>, phase: StationSheetPhase, words: StationTexts): { badge: string; line: string } {
  const others = [...new Set(sheets.map((sheet) => sheet.phase))].filter((other) => other !== phase);
  const all = words.documents([...new Set(sheets.map(({ document }) => document))]);
  if (others.length === 0) return { badge: words.t(`station.phase.${phase}`), line: all };
  const line = others.map((other) => toPhaseText(sheets, other, words)).join(words.t('station.separator'));
  return { badge: toPhaseText(sheets, phase, words), line };
}

function OrderLine({ entry, words, isStuck }: { entry: EntryOf<'order'>; words: StationTexts; isStuck: boolean }): ReactElement {
  const { t, place } = words;
  const phase = toFirstPhase(entry.sheets.map((sheet) => sheet.phase));
  const needsHand = phase === 'failed' || phase === 'uncertain';
  const area = place(entry.area);
  const texts = toTexts(entry, phase, words);
  return (
    <Line
      at={entry.at}
      words={words}
      order={entry.order}
      who={<bdi>{entry.customer}</bdi>}
      what={
        <>
          {area && (
            <>
              <bdi>{area}</bdi>
              {' · '}
            </>
          )}
          {texts.line}
        </>
      }
      badge={
        <StateBadge
          {...sheetAppearance[phase]}
          {...(phase === 'waiting' && isStuck && { tint: 'process' })}
          {...(needsHand && {
            onPress: printQueuePanel.open,
            label: `${texts.badge}${t('station.separator')}${t('station.log.queue', { order: words.order(entry.order) })}`,
          })}
        >
          {texts.badge}
        </StateBadge>
      }
    />
  );
}

type Note = EntryOf<'statusNotChanged'> | EntryOf<'statusLeft'> | EntryOf<'leftOut'>;

function toNote(entry: Note, { t }: StationTexts): { what: string; badge: string } {
  if (entry.kind === 'statusNotChanged') return { what: t(`station.log.statusKept.${entry.problem}`), badge: t('station.log.statusBadge') };
  const status = isKnownOrderStatus(entry.status) ? t(`vocabulary.orderStatus.${entry.status}`) : entry.status;
  if (entry.kind === 'statusLeft') return { what: t('station.log.statusLeft', { status }), badge: t('station.log.statusBadge') };
  return { what: t(`station.log.leftOut.${entry.why}`, { status }), badge: t('station.log.leftOut.badge') };
}

/** What wasn't done for an order. Only a refusal needs attention. */
function OrderNote({ entry, words }: { entry: Note; words: StationTexts }): ReactElement {
  const styles = useLogStyles();
  const { what, badge } = toNote(entry, words);
  const isRefusal = entry.kind === 'statusNotChanged';
  return (
    <Line
      at={entry.at}
      words={words}
      order={entry.order}
      who={<bdi>{entry.customer}</bdi>}
      what={<span className={styles.whole}>{what}</span>}
      badge={
        <StateBadge tint={isRefusal ? 'process' : 'waiting'} icon={isRefusal ? <WarningRegular /> : <SubtractCircleRegular />}>
          {badge}
        </StateBadge>
      }
    />
  );
}

const maxNumbers = 6;

/** Orders that can't be opened, because the app can't read them. */
function UnreadableLine({ entry, words }: { entry: EntryOf<'unreadable'>; words: StationTexts }): ReactElement {
  const styles = useLogStyles();
  const { t, list } = words;
  const { at, orderKind: kind, ids, unnamed } = entry;
  const numbers = ids.slice(0, maxNumbers).map((id) => words.order({ kind, id }));
  const orders = list([
    ...numbers,
    ...(ids.length > maxNumbers ? [t('station.here.more')] : []),
    ...(unnamed > 0 ? [t('station.log.unreadable.unnamed')] : []),
  ]);
  return (
    <Line
      at={at}
      words={words}
      who={t(`station.log.unreadable.${kind}`, { count: ids.length + unnamed })}
      what={<span className={styles.whole}>{t('station.log.unreadable.text', { orders })}</span>}
      badge={
        <StateBadge tint="process" icon={<WarningRegular />}>
          {t('station.log.unreadable.badge')}
        </StateBadge>
      }
    />
  );
}

type Event = EntryOf<'serverAway'> | EntryOf<'serverBack'> | EntryOf<'sessionEnded'>;

function EventLine({ entry, words, isLatest }: { entry: Event; words: StationTexts; isLatest: boolean }): ReactElement {
  const { t, name } = words;
  if (entry.kind === 'serverAway') {
    const badge = (
      <StateBadge tint="shipped" icon={<PlugDisconnectedRegular />}>
        {t('station.log.awayBadge')}
      </StateBadge>
    );
    const who = t(isLatest && entry.tries > 1 ? 'station.log.stillAway' : 'station.log.away');
    return <Line at={entry.at} words={words} who={who} what={t('station.log.tries', { count: entry.tries })} badge={badge} />;
  }
  if (entry.kind === 'serverBack') {
    const badge = (
      <StateBadge tint="delivered" icon={<PlugConnectedRegular />}>
        {t('station.log.backBadge')}
      </StateBadge>
    );
    return <Line at={entry.at} words={words} who={t('station.log.back')} what={t('station.log.backText')} badge={badge} />;
  }
  const badge = (
    <StateBadge tint="canceled" icon={<LockClosedRegular />}>
      {t('station.log.endedBadge')}
    </StateBadge>
  );
  const who = t('station.log.ended', { admin: name(entry.admin) });
  return <Line at={entry.at} words={words} who={who} what={t('station.log.endedText')} badge={badge} />;
}
