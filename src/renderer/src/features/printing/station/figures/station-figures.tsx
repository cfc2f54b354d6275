import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ClockRegular,
  ErrorCircleRegular,
  type FluentIcon,
  HistoryRegular,
  PrintRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { Tint } from '@renderer/ui/badges/tint-badge';
import { flexColumn, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import type { StationView } from '@shared/contract/printing/station';
import type { ReactElement, ReactNode } from 'react';
import { toAppearance, toTintStyle } from '../state-appearance';
import { type StationTexts, useStationTexts } from '../use-station-words';

const useFigureCardStyles = makeStyles({
  root: {
    ...flexColumn,
    minInlineSize: 0,
    padding: '10px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: 'var(--dw-card-shadow)',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
  },
  button: {
    cursor: 'pointer',
    ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  title: { ...flexRow, columnGap: '10px', fontSize: '16px', lineHeight: '26px' },
  quiet: quietText,
  icon: { flexShrink: 0, fontSize: '20px' },
  // Without room beside the number, it is below.
  value: { ...wrappingRow, alignItems: 'baseline', columnGap: '14px', fontSize: '56px', lineHeight: '66px', whiteSpace: 'nowrap' },
  valueFilled: { fontSize: '76px', lineHeight: '84px', '@media (max-width: 999.98px)': { fontSize: '64px', lineHeight: '72px' } },
  number: strongText,
  aside: { fontSize: '20px', lineHeight: '28px', color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis' },
  asideFilled: { fontSize: '28px', lineHeight: '36px' },
  note: { fontSize: '16px', lineHeight: '28px', ...truncatedText },
  larger: { fontSize: '20px', lineHeight: '30px' },
});

interface Figure {
  icon: FluentIcon;
  title: string;
  /** Formatted text; it is isolated here. */
  value: string;
  /** Shown small beside the value. */
  aside?: string;
  note: ReactNode;
  tint?: Tint | null;
  /** If it is passed, the card is a button. */
  onPress?: () => void;
}

/** One of the four figures, 56 px high, or 76 in full screen. */
function FigureCard({ figure, isFilled }: { figure: Figure; isFilled: boolean }): ReactElement {
  const styles = useFigureCardStyles();
  const { icon: Icon, title, value, aside, note, tint, onPress } = figure;
  const quiet = !tint && styles.quiet;
  const larger = isFilled && styles.larger;
  const content = (
    <>
      <span className={mergeClasses(styles.title, quiet, larger)}>
        <Icon className={styles.icon} aria-hidden="true" />
        {title}
      </span>
      <span className={mergeClasses(styles.value, isFilled && styles.valueFilled)}>
        <bdi className={styles.number}>{value}</bdi>
        {aside && <span className={mergeClasses(styles.aside, isFilled && styles.asideFilled)}>{aside}</span>}
      </span>
      <span className={mergeClasses(styles.note, quiet, larger)}>{note}</span>
    </>
  );
  const look = { className: mergeClasses(styles.root, onPress && styles.button), style: tint ? toTintStyle(tint) : undefined };
  if (!onPress) return <div {...look}>{content}</div>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onPress} {...look}>
      {content}
    </button>
  );
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.75fr) repeat(3, minmax(0, 1fr))',
    gap: '16px',
    flexShrink: 0,
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  },
  who: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

/** Formats a number that may be unknown. */
const unknown = (value: number | null | undefined, { t, format }: StationTexts): string =>
  value === null || value === undefined ? t('station.waiting.unknown') : format.number(value);

function useLast({ lastFinished: finished, lastSent, reason, settings }: StationView, words: StationTexts): Figure {
  const styles = useStyles();
  const { t, briefly, place, documents } = words;
  const isKnown = reason.kind === 'restored';
  const lastFinished = lastSent ?? finished;
  const title = t(isKnown ? 'station.last.known' : lastSent ? 'station.last.sent' : 'station.last.title');
  const icon = isKnown ? HistoryRegular : PrintRegular;
  if (!lastFinished) return { icon, title, value: t('common.none'), note: t('station.last.none') };
  const area = place(lastFinished.area);
  const isPart = !isKnown && settings.documents.some((document) => !lastFinished.documents.includes(document));
  const who = isPart ? t('station.last.only', { documents: documents(lastFinished.documents) }) : lastFinished.customer;
  const rest = isPart ? lastFinished.customer : area;
  return {
    icon,
    title,
    value: t('orders.number', { id: lastFinished.order.id }),
    aside: briefly(lastFinished.at),
    note: (
      <>
        <bdi className={styles.who}>{who}</bdi>
        {rest && (
          <>
            {t('station.separator')}
            <bdi>{rest}</bdi>
          </>
        )}
      </>
    ),
  };
}

function toUnknownWaiting(view: StationView, { t, format, when }: StationTexts): Figure {
  const { reason, stateSince } = view;
  const { tint } = toAppearance(view);
  if (reason.kind === 'restored') {
    const { orders, lastKnownAt } = reason;
    const note = t('station.waiting.notHere', { count: orders, when: format.shortDate(lastKnownAt) });
    return { icon: QuestionCircleRegular, title: t('station.waiting.notHereTitle'), value: format.number(orders), note, tint };
  }
  const since = reason.kind === 'serverAway' ? (reason.lastAnswerAt ?? stateSince) : stateSince;
  return {
    icon: QuestionCircleRegular,
    title: t('station.waiting.unknownTitle'),
    value: t('station.waiting.unknown'),
    note: t('station.waiting.unknownSince', { when: when(since) }),
    tint,
  };
}

function toWaiting(view: StationView, words: StationTexts): Figure {
  const { waiting, state, reason } = view;
  const { t, format, when, sheets } = words;
  if (waiting === null || reason.kind === 'restored') return toUnknownWaiting(view, words);
  const { orders, oldestAt } = waiting;
  const isHeld = state !== 'running' && orders > 0;
  const isAsked = reason.kind === 'many';
  const counted = t('station.waiting.orders', { count: orders, sheets: sheets(waiting.sheets) });
  const note = isHeld && oldestAt && !isAsked ? t('station.waiting.oldest', { when: when(oldestAt) }) : counted;
  return {
    icon: ClockRegular,
    title: t('station.waiting.title'),
    value: format.number(orders),
    note: orders === 0 ? t('station.waiting.none') : note,
    tint: isHeld ? toAppearance(view).tint : null,
  };
}

function toFailed({ failed, uncertain }: StationView, { t, format, order }: StationTexts): Figure {
  if (failed.sheets === 0 && uncertain.sheets > 0) {
    const note = uncertain.first ? t('station.uncertain.see', { order: order(uncertain.first) }) : t('station.failed.look');
    const title = t('station.uncertain.title');
    return {
      icon: QuestionCircleRegular,
      title,
      value: format.number(uncertain.sheets),
      note,
      tint: 'process',
      onPress: printQueuePanel.open,
    };
  }
  const title = t('station.failed.title');
  if (failed.sheets === 0) return { icon: ErrorCircleRegular, title, value: format.number(0), note: t('station.failed.none') };
  const see = failed.first ? t('station.failed.see', { order: order(failed.first) }) : t('station.failed.look');
  const also = uncertain.sheets > 0 ? t('station.separator') + t('station.failed.uncertain', { count: uncertain.sheets }) : '';
  return {
    icon: ErrorCircleRegular,
    title,
    value: format.number(failed.sheets),
    note: see + also,
    tint: 'canceled',
    onPress: printQueuePanel.open,
  };
}

function toToday({ today, sent }: StationView, words: StationTexts): Figure {
  const { t, sheets } = words;
  const note = today ? t('station.today.orders', { count: today.orders, sheets: sheets(today.sheets) }) : t('station.today.unknown');
  return {
    icon: CheckmarkCircleRegular,
    title: t('station.today.title'),
    value: unknown(today?.orders, words),
    note:
      [today?.orders === 0 ? '' : note, sent.sheets > 0 ? t('station.today.sent', { sheets: sheets(sent.sheets) }) : '']
        .filter((text) => text !== '')
        .join(t('station.separator')) || t('station.today.none'),
  };
}

/** Last printed, waiting, failed or uncertain, and today. */
export function StationFigures({ view, isFilled }: { view: StationView; isFilled: boolean }): ReactElement {
  const styles = useStyles();
  const words = useStationTexts();
  const last = useLast(view, words);
  const figures = [last, toWaiting(view, words), toFailed(view, words), toToday(view, words)];
  return (
    <section aria-label={words.t('station.figures')} className={mergeClasses(styles.root)}>
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each figure keeps its place, whatever it says there.
        <FigureCard key={at} figure={figure} isFilled={isFilled} />
      ))}
    </section>
  );
}
