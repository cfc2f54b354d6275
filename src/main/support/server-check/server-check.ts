import type { Target } from '@main/server/api/endpoint';
import { networkCode, RefusedResponseError } from '@main/server/api/network/network-failure';
import type { RawSender, SendRaw } from '@main/server/api/raw-read';
import type { ServerProfiles } from '@main/server/api/wire/server-profiles';
import { FailureError } from '@shared/contract/result';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { roles } from '@shared/domain/permissions';
import { pageSize } from '@shared/domain/server/paging';
import type { QueryName, ServerProfile } from '@shared/domain/server/server-profile';
import { unknownPath } from '@shared/domain/server/unknown-path';
import type { CheckArea, CheckedCall, Difference, ServerCheckReport } from '@shared/domain/server-check';
import { z } from 'zod';
import type { Judge, OpenJudge } from './check-thread';
import type { EvaluatedReading } from './evaluate-reading';
import type { JudgedAnswer, UnknownPath } from './evaluate-response';
import { areSame, judgeListQuery, type ListQuery, toListQueries } from './list-queries';
import { prefixes } from './prefixes';
import { type Answered, propose, readSlashed } from './propose';
import { type Reading, readings, toTemplate, writingNames } from './readings';
import { type SeenFacts, toUnseenEntries } from './unseen-entries';

interface CheckQuestion {
  target: Target;
  token: () => string;
  areas: readonly CheckArea[];
  /** The account's permissions; the report has those that exist in the app. */
  rules: readonly string[];
  slowMs: number;
  signal: AbortSignal;
  onProgress(report: ServerCheckReport): void;
}

export interface ServerCheckDeps {
  sendAs: (sender: RawSender) => SendRaw;
  openJudge: OpenJudge;
  profiles: Pick<ServerProfiles, 'of'>;
  /** Milliseconds of a clock that can't be set. */
  monotonic: () => number;
  now: () => Date;
}

/** Sends each read call of the contract once, one after the other. It changes nothing on the server and stores no data. */
export type CheckServer = (question: CheckQuestion) => Promise<ServerCheckReport>;

/** Failures without a complete response. */
const serverAway = new Set(['unreachable', 'untrustedCertificate']);

function toTemplateOf({ name, input }: Reading): string {
  const { page, ...query } = input.query ?? {};
  const fields = { ...query, ...(page === undefined ? {} : { offset: 0, limit: pageSize }) };
  const search = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
  const path = Object.entries(input.params ?? {}).reduce(
    (text, [param, value]) => text.replace(`{${param}}`, String(value)),
    toTemplate(calls[name].path),
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

const waiting = (reading: Reading): CheckedCall => ({
  id: reading.name,
  area: reading.area,
  method: calls[reading.name].method,
  path: toTemplateOf(reading),
  result: 'notAsked',
  status: null,
  ms: null,
  rows: null,
  total: null,
  differences: [],
  reason: null,
  failure: null,
  assumed: calls[reading.name].assumed,
});

function failureOf(error: unknown): string {
  if (error instanceof RefusedResponseError) return error.code;
  if (error instanceof FailureError) return error.failure.code;
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const code = networkCode(error);
  return code !== null && /CERT|SSL/.test(code) ? 'untrustedCertificate' : 'unreachable';
}

interface Asked {
  answer: EvaluatedReading | null;
  failure: string | null;
  /** Time that the server took, without the evaluation of its response. */
  ms: number;
}

/** A call of the check, and its entry in the report. */
interface CheckedReading {
  reading: Reading;
  entry: CheckedCall;
}

/** One check: its calls, its tools, and what it has found so far. */
interface Check {
  question: CheckQuestion;
  deps: ServerCheckDeps;
  judges: Judge;
  sendRaw: SendRaw;
  /** The profile in use, also below another prefix. */
  profile: ServerProfile | null;
  startedAt: string;
  /** Start time by the monotonic clock, in ms. */
  startMs: number;
  wanted: readonly CheckedReading[];
  /** A list without its pages, as selects load it. */
  whole: CheckedCall | null;
  /** The response to an unknown path, by which missing calls are recognized. */
  errors: CheckedCall;
  /** Path below the address at which the calls are, if they aren't at the address itself. */
  prefix: string | null;
  unknown: UnknownPath | null;
  /** Property with the text of an error response, if it isn't the contract's. */
  words: string | null;
  answered: Answered[];
  seenQueries: Set<QueryName>;
  /** Lists that expect the number of the page as their offset. */
  countingPages: CallName[];
  isCutShort: boolean;
  /** ID of each list's first row. */
  ids: Map<CallName, unknown>;
  /** Calls in a row that had no response. */
  cut: CheckedCall[];
  isAway: boolean;
}

export function createServerCheck(deps: ServerCheckDeps): CheckServer {
  return async (question) => {
    const judges = deps.openJudge(question.signal);
    try {
      return await run(toCheck(question, deps, judges));
    } finally {
      judges.close();
    }
  };
}

function toCheck(question: CheckQuestion, deps: ServerCheckDeps, judges: Judge): Check {
  const { target, token, areas, signal } = question;
  return {
    question,
    deps,
    judges,
    sendRaw: deps.sendAs({ target, token, signal }),
    profile: deps.profiles.of(target),
    startedAt: deps.now().toISOString(),
    startMs: deps.monotonic(),
    wanted: readings.filter(({ area }) => areas.includes(area)).map((reading) => ({ reading, entry: waiting(reading) })),
    whole: areas.includes('shop') ? extra('wholeList', '/categories/Auth', 'shop') : null,
    errors: extra('errors', unknownPath, null),
    ...{ prefix: null, unknown: null, words: null, isCutShort: false, isAway: false },
    ...{ answered: [], seenQueries: new Set(), countingPages: [], ids: new Map(), cut: [] },
  };
}

const toEntries = ({ wanted, whole, errors }: Check): CheckedCall[] => [
  ...wanted.map(({ entry }) => entry),
  ...(whole ? [whole] : []),
  errors,
];

function toReport(check: Check): ServerCheckReport {
  const { question, deps, profile, prefix, answered, isCutShort, words, countingPages } = check;
  const { target, areas, rules, slowMs, signal } = question;
  return {
    apiRoot: target.apiRoot,
    startedAt: check.startedAt,
    tookMs: Math.round(deps.monotonic() - check.startMs),
    areas: [...areas],
    rules: roles.filter((role) => rules.includes(role)),
    slowMs,
    prefix,
    isStopped: signal.aborted,
    profile,
    proposal: propose({
      inForce: profile,
      answered,
      prefix: prefix && `${prefix}${profile?.prefix ?? ''}`,
      isCutShort,
      words,
      countingPages,
    }),
    calls: toEntries(check).map((entry) => ({ ...entry })),
    unseen: toUnseenEntries(toSeenFacts(answered, check.seenQueries)),
    unasked: writingNames.map((id) => ({ id, method: calls[id].method, path: toTemplate(calls[id].path) })),
  };
}

async function run(check: Check): Promise<ServerCheckReport> {
  const { signal, onProgress } = check.question;
  await askUnknownPath(check);
  onProgress(toReport(check));
  for (const [index, { reading, entry }] of check.wanted.entries()) {
    if (signal.aborted) break;
    if (check.isAway) entry.reason = 'serverAway';
    else await askReading(check, reading, entry);
    if (index === 0 && entry.result === 'notThere') {
      await findPrefix(check, reading);
      if (check.prefix !== null) await askReading(check, reading, entry);
    }
    onProgress(toReport(check));
  }
  if (check.whole && !signal.aborted && !check.isAway) await askWhole(check, check.whole);
  for (const entry of toEntries(check))
    if (entry.status === null && entry.failure === null && entry.reason === null) entry.reason = signal.aborted ? 'stopped' : 'serverAway';
  return toReport(check);
}

/** Sends a call once; `name` null sends the unknown path. */
async function ask(
  check: Check,
  name: CallName | null,
  input: unknown,
  below = check.prefix ?? '',
  profile = check.profile,
): Promise<Asked> {
  const { question, deps, judges, sendRaw, unknown } = check;
  let ms = 0;
  const send: SendRaw = async (url) => {
    const began = deps.monotonic();
    try {
      return await sendRaw(url);
    } finally {
      ms += Math.round(deps.monotonic() - began);
    }
  };
  try {
    const apiRoot = `${question.target.apiRoot}${below}`;
    const answer = await judges.judge({ name, apiRoot, profile, input, unknown }, send);
    return { answer, failure: null, ms };
  } catch (error) {
    return { answer: null, failure: failureOf(error), ms };
  }
}

/** Repeats the call once if there was no response. */
async function askSurely(check: Check, name: CallName | null, input: unknown): Promise<Asked> {
  const first = await ask(check, name, input);
  return serverAway.has(first.failure ?? '') && !check.question.signal.aborted ? ask(check, name, input) : first;
}

function note(check: Check, entry: CheckedCall, { answer, failure, ms }: Asked, judged: JudgedAnswer | null): void {
  entry.ms = ms;
  entry.status = answer?.status ?? null;
  if (!judged) {
    entry.failure = failure;
    entry.result = failure === 'timeout' ? 'slow' : 'differs';
    if (serverAway.has(failure ?? '')) noteCut(check, entry);
    return;
  }
  check.cut = [];
  if (judged.looked !== null) entry.looked = judged.looked;
  entry.rows = judged.rows;
  entry.total = judged.total;
  entry.differences = judged.differences;
  entry.result = judged.result === 'asExpected' && ms > check.question.slowMs ? 'slow' : judged.result;
}

/** Records a call without a response: one is a difference of that call; two in a row mean that the server can't be reached. */
function noteCut(check: Check, entry: CheckedCall): void {
  check.cut.push(entry);
  check.isAway = check.cut.length > 1;
  if (check.isAway) for (const one of check.cut) Object.assign(one, { result: 'notAsked', reason: 'serverAway' });
}

async function askUnknownPath(check: Check): Promise<void> {
  const asked = await askSurely(check, null, {});
  check.unknown = asked.answer?.error?.answer ?? null;
  check.words = asked.answer?.error?.words ?? null;
  if (!check.question.signal.aborted) note(check, check.errors, asked, asked.answer?.judged ?? null);
}

/** Tries common prefixes if the address itself doesn't have the first call. */
async function findPrefix(check: Check, { name, input }: Reading): Promise<void> {
  for (const candidate of prefixes) {
    if (check.question.signal.aborted) return;
    const { answer } = await ask(check, name, input, candidate);
    if (answer?.status !== 200 || !answer.isJson) continue;
    check.prefix = candidate;
    return;
  }
}

async function askReading(check: Check, reading: Reading, entry: CheckedCall): Promise<void> {
  const { name, input, idFrom } = reading;
  const given = idFrom && check.ids.get(idFrom.list);
  if (idFrom && !z.union([z.number(), z.string().min(1)]).safeParse(given).success) {
    entry.reason = 'noRow';
    return;
  }
  const asked = await askSurely(check, name, { ...input, ...(idFrom && { params: { [idFrom.param]: given } }) });
  if (check.question.signal.aborted) return;
  const judged = asked.answer?.judged ?? null;
  note(check, entry, asked, judged);
  if (!judged) return;
  check.ids.set(name, judged.firstId);
  if (judged.result !== 'asExpected' && judged.result !== 'differs') return;
  noteAnswered(check, name, judged);
  await askQueries(check, reading, entry, judged);
}

function noteAnswered({ answered }: Check, name: CallName, { evidence, rows }: JudgedAnswer): void {
  answered.push({ name, evidence, rows });
}

/** Sends a list's call as its screen does: further pages, a search, a day, the other tab. */
async function askQueries(check: Check, reading: Reading, entry: CheckedCall, first: JudgedAnswer): Promise<void> {
  const { name, input } = reading;
  for (const wanted of toListQueries(reading, first)) {
    const before = wanted.against ? await ask(check, name, { ...input, query: wanted.against }) : null;
    const asked = await askSurely(check, name, { ...input, query: wanted.query });
    if (check.question.signal.aborted) return;
    const { answer } = asked;
    const difference = answer
      ? judgeListQuery(wanted, before ? (before.answer?.judged.rowKeys ?? []) : first.rowKeys, answer.judged)
      : toNoAnswer(wanted, asked);
    check.seenQueries.add(wanted.at);
    if (difference?.kind === 'notFoundForEmpty') noteAnswered(check, name, { ...first, evidence: { empty: 404 }, rows: 0 });
    else if (answer?.judged.rows === 0 && wanted.expected === 'no rows') noteAnswered(check, name, { ...answer.judged, evidence: {} });
    if (!difference || entry.differences.some(({ path }) => path === difference.path)) continue;
    entry.differences = [...entry.differences, difference];
    entry.result = 'differs';
    if (wanted.at === 'offset' && difference.kind === 'query' && (await countsPages(check, reading, first))) check.countingPages.push(name);
  }
}

/** Whether the second page is returned if the page's number is sent instead of its offset. */
async function countsPages(check: Check, { name, input }: Reading, first: JudgedAnswer): Promise<boolean> {
  const { profile } = check;
  const pages: ServerProfile = { ...(profile ?? { version: 1 }), pages: { ...profile?.pages, counts: 'pages' } };
  const { answer } = await ask(check, name, { ...input, query: { ...input.query, page: 2 } }, undefined, pages);
  return Boolean(answer?.judged.rows) && !areSame(first.rowKeys, answer?.judged.rowKeys ?? []);
}

async function askWhole(check: Check, entry: CheckedCall): Promise<void> {
  const asked = await askSurely(check, 'categories.list', {});
  if (check.question.signal.aborted) return;
  const judged = asked.answer?.judged ?? null;
  const isCut = judged && judged.rows !== null && judged.total !== null && judged.rows < judged.total;
  check.isCutShort = isCut ?? false;
  // Other differences are reported for the list itself.
  const result = judged && ['refused', 'notThere'].includes(judged.result) ? judged.result : isCut ? 'differs' : 'asExpected';
  note(check, entry, asked, judged && { ...judged, result, differences: isCut ? [cutShort(judged)] : [] });
}

function toNoAnswer({ at }: ListQuery, { failure }: Asked): Difference {
  return { kind: 'status', path: `?${at}`, expected: '200', came: failure ?? '', places: 1, of: 1, effect: 'unreadable' };
}

/** Parts of a query that are only sent together. */
const together: Partial<Record<QueryName, QueryName>> = { offset: 'limit', startDate: 'endDate' };

function toSeenFacts(answered: readonly Answered[], queries: ReadonlySet<QueryName>): SeenFacts {
  const formOf = ({ name }: Answered): string => calls[name].answer.form.envelope;
  const has = (form: string, fits: (rows: number) => boolean): boolean =>
    answered.some((one) => formOf(one) === form && one.rows !== null && fits(one.rows));
  return {
    query: new Set([...queries].flatMap((name) => [name, together[name] ?? name])),
    hasRows: answered.some(({ rows }) => rows !== 0),
    hasFullPage: has('page', (rows) => rows >= pageSize),
    hasEmptyPage: has('page', (rows) => rows === 0),
    hasEmptyList: has('list', (rows) => rows === 0),
    hasAmbiguousDates: readSlashed(answered) === 'dayOrMonth',
  };
}

function cutShort({ rows, total }: JudgedAnswer): Difference {
  const expected = `all ${total} rows`;
  return { kind: 'pageSize', path: 'data.data', expected, came: `${rows} rows`, places: 1, of: 1, effect: 'shownWrong' };
}

function extra(id: 'wholeList' | 'errors', path: string, area: CheckArea | null): CheckedCall {
  const none = { status: null, ms: null, rows: null, total: null, differences: [], reason: null, failure: null, assumed: [] };
  return { id, area, method: 'GET', path, result: 'notAsked', ...none };
}
