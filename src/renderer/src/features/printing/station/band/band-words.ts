import type { LaneView } from '@shared/contract/printing/printing';
import type { StationReason, StationView } from '@shared/contract/printing/station';
import { toIssueHint, toIssueTexts } from '../../texts/printer-issue-texts';
import type { StationTexts } from '../use-station-words';

/** The text below the state's name. */
export interface BandLines {
  /** The current situation, and since when. */
  now: string;
  /** Time of the next request to the server (ISO), shown as a countdown after `now`. */
  nextAt?: { at: string; kind: 'check' | 'try' } | null;
  /** What happens next, or what to do. */
  next: string;
}

type ReasonOf<Kind extends StationReason['kind']> = Extract<StationReason, { kind: Kind }>;
type Writers = { [Kind in StationReason['kind']]: (reason: ReasonOf<Kind>, view: StationView, words: StationTexts) => BandLines };

function toRunning({ settings }: StationView, { t, list, place }: StationTexts): string {
  const { sharing, governorates } = settings;
  if (sharing.kind === 'number') return t('station.runs.number', { count: sharing.of });
  if (governorates && governorates.length <= 3) return t('station.runs.governorates', { names: list(governorates.map(place)) });
  const isNarrowed = governorates !== null || settings.kinds.length < 2 || settings.paymentTypes.length < 3;
  return t(isNarrowed ? 'station.runs.some' : 'station.runs.all');
}

function toInName({ admin, adminSince, settings, stateSince }: StationView, { t, when, name, format }: StationTexts): string {
  if (admin === null) return '';
  const since = when(adminSince ?? stateSince);
  const { hours } = settings;
  return hours
    ? t('station.runs.inNameUntil', { admin: name(admin), since, until: format.digits(hours.to) })
    : t('station.runs.inName', { admin: name(admin), since });
}

function toOrdersWait({ waiting }: StationView, { t }: StationTexts): string {
  return waiting && waiting.orders > 0 ? t('station.ordersWait', { count: waiting.orders }) : '';
}

function toSheetsWait({ documents, waitingSheets: count }: ReasonOf<'printer'>, { t }: StationTexts): string {
  const [only] = documents;
  if (count === 0) return '';
  if (!only || documents.length > 1) return t('station.sheetsWait', { count });
  return t('station.documentsWait', { count, documents: t(`printables.counted.${only}`, { count }) });
}

/** Returns the printer's trouble with all details from the system. */
function toTrouble(reason: ReasonOf<'printer'>, view: StationView): NonNullable<LaneView['trouble']> | null {
  const known = view.printers.find(({ name }) => name === reason.printer)?.trouble;
  if (known) return known;
  if (reason.trouble === 'paused') return null;
  return { kind: reason.trouble, since: view.stateSince, ...(reason.message !== undefined && { message: reason.message }) };
}

/** These need a manual fix and a press on *Resume*. A missing or forbidden printer needs another printer, or IT. */
const needsResume = new Set<string>(['printerStopped', 'notAnswering']);

function toPrinterLines(reason: ReasonOf<'printer'>, view: StationView, words: StationTexts): BandLines {
  const { t, format, name, when } = words;
  const trouble = toTrouble(reason, view);
  const said = trouble ? toIssueTexts(trouble, t, format) : t('station.trouble.paused', { when: when(view.stateSince) });
  const hint = trouble ? toIssueHint(trouble, t) : t('station.trouble.pausedNext');
  const othersGoOn = view.printers.some(({ name: printer, isUsedByStation, state }) => {
    return printer !== reason.printer && isUsedByStation && (state === 'ready' || state === 'printing');
  });
  const next = [
    hint,
    trouble && needsResume.has(trouble.kind) && t('station.trouble.afterwards'),
    othersGoOn && t('station.trouble.othersGoOn'),
  ];
  return {
    now: t('station.trouble.now', { printer: name(reason.displayName), trouble: said }) + toSheetsWait(reason, words),
    next: next.filter(Boolean).join(' '),
  };
}

const writers: Writers = {
  none: (_reason, view, words) => ({
    now: toRunning(view, words),
    nextAt: view.nextCheckAt === null ? null : { at: view.nextCheckAt, kind: 'check' },
    next: toInName(view, words),
  }),
  pausedByPerson({ by }, view, words) {
    const { t, when, name } = words;
    const since = when(view.stateSince);
    const paused = by === null ? t('station.paused.since', { when: since }) : t('station.paused.by', { name: name(by), when: since });
    return { now: paused + toOrdersWait(view, words), next: t('station.paused.next') };
  },
  serverAway: ({ lastAnswerAt, nextTryAt }, view, { t, when }) => ({
    now: t('station.away.now', { since: when(lastAnswerAt ?? view.stateSince) }),
    nextAt: { at: nextTryAt, kind: 'try' },
    next: t('station.away.next'),
  }),
  outsideHours: ({ until }, view, words) => ({
    now: words.t('station.hoursOver.now', { when: words.when(until) }) + toOrdersWait(view, words),
    next: words.t('station.hoursOver.next'),
  }),
  printer: toPrinterLines,
  noPrinter: ({ documents }, _view, words) => ({
    now: words.t('station.noPrinter.now', { documents: words.documents(documents) }),
    next: words.t('station.noPrinter.next'),
  }),
  storage: (_reason, { stateSince }, { t, when }) => ({
    now: t('station.storage.now', { when: when(stateSince) }),
    next: t('station.storage.next'),
  }),
  failed: ({ sheets, first }, _view, { t, order }) => ({
    now: t('station.failed.now', { count: sheets }),
    next: first ? t('station.failed.next', { order: order(first) }) : t('station.failed.look'),
  }),
  many: ({ orders, oldestAt }, { settings }, { t, when }) => ({
    now: t('station.many.now', { count: orders, when: when(oldestAt), limit: settings.askAbove }),
    next: t('station.many.next'),
  }),
  restored: ({ lastKnownAt }, _view, { t, when }) => ({
    now: t('station.restored.now', { when: when(lastKnownAt) }),
    next: t('station.restored.next'),
  }),
  thereBefore: ({ orders }, _view, { t }) => ({
    now: t('station.thereBefore.now', { count: orders }),
    next: t('station.thereBefore.next'),
  }),
  otherAdmin({ before, orders }, view, words) {
    const { t, name } = words;
    const admin = view.admin === null ? t('station.otherAdmin.you') : name(view.admin);
    const waiting = orders ? t('station.ordersWait', { count: orders }) : '';
    return { now: t('station.otherAdmin.now', { before: name(before), admin }), next: t('station.otherAdmin.next') + waiting };
  },
  sessionEnded({ admin, from }, { stateSince }, { t, when, name, order }) {
    const now = t('station.sessionEnded.now', { admin: name(admin), when: when(stateSince) });
    return { now, next: from ? t('station.sessionEnded.nextFrom', { order: order(from) }) : t('station.sessionEnded.next') };
  },
  rightTaken: ({ admin }, { stateSince }, { t, when, name }) => ({
    now: t('station.rightTaken.now', { admin: name(admin), when: when(stateSince) }),
    next: t('station.rightTaken.next'),
  }),
  refused: ({ admin }, { stateSince }, { t, when, name }) => ({
    now: t('station.refused.now', { admin: name(admin), when: when(stateSince) }),
    next: t('station.refused.next'),
  }),
  awaitsAccount: ({ account, where }, _view, { t, name }) => ({
    now: account === null ? t('station.awaitsAccount.anyone') : t('station.awaitsAccount.now', { account: name(account) }),
    next: t('station.awaitsAccount.next', { where: name(where) }),
  }),
  printingForbidden: ({ where }, _view, { t, name }) => ({
    now: t('station.forbidden.now'),
    next: t('station.forbidden.next', { where: name(where) }),
  }),
};

/** Returns the band's two lines for each state and reason. */
export function toBandLines(view: StationView, words: StationTexts): BandLines {
  const write = writers[view.reason.kind] as (reason: StationReason, view: StationView, words: StationTexts) => BandLines;
  return write(view.reason, view, words);
}
