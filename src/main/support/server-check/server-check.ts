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
  token: string;
  areas: readonly CheckArea[];
  /** Those of the account; the report names those that the app knows. */
  rules: readonly string[];
  slowMs: number;
  signal: AbortSignal;
  onProgress(report: ServerCheckReport): void;
}

export interface ServerCheckDeps {
  sendAs: (sender: RawSender) => SendRaw;
  openJudge: OpenJudge;
  profiles: Pick<ServerProfiles, 'of'>;
  /** Never the date. */
  monotonic: () => number;
  now: () => Date;
}

/** Asks every reading call of the contract once, one after the other. Nothing is written, and nothing of what came is kept. */
export type CheckServer = (question: CheckQuestion) => Promise<ServerCheckReport>;

/** No answer came, or only a part of one. */
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
  ms: number;
}

export function createServerCheck(deps: ServerCheckDeps): CheckServer {
  return async (question) => {
    const judges = deps.openJudge(question.signal);
    try {
      return await runCheck(question, deps, judges);
    } finally {
      judges.close();
    }
  };
}

async function runCheck(question: CheckQuestion, { sendAs, profiles, monotonic, now }: ServerCheckDeps, judges: Judge) {
  const { target, token, areas, rules, slowMs, signal, onProgress } = question;
  // The same one for every call, also below another prefix.
  const profile = profiles.of(target);
  const sendRaw = sendAs({ target, token, signal });
  const answered: Answered[] = [];
  const seenQueries = new Set<QueryName>();
  /** Lists whose pages follow each other where the offset counts pages. */
  const countingPages: CallName[] = [];
  let isCutShort = false;
  let words: string | null = null;
  const startedAt = now().toISOString();
  const start = monotonic();
  const ids = new Map<CallName, unknown>();
  const wanted = readings.filter(({ area }) => areas.includes(area));
  const whole = areas.includes('shop') ? extra('wholeList', '/categories/Auth', 'shop') : null;
  const errors = extra('errors', unknownPath, null);
  const entries: CheckedCall[] = [...wanted.map(waiting), ...(whole ? [whole] : []), errors];
  let prefix: string | null = null;
  let unknown: UnknownPath | null = null;
  let isAway = false;
  /** Calls without an answer since the last one that had one. */
  let cut: CheckedCall[] = [];

  const report = (): ServerCheckReport => ({
    apiRoot: target.apiRoot,
    startedAt,
    tookMs: Math.round(monotonic() - start),
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
    calls: entries.map((entry) => ({ ...entry })),
    unseen: toUnseenEntries(toSeenFacts(answered, seenQueries)),
    unasked: writingNames.map((id) => ({ id, method: calls[id].method, path: toTemplate(calls[id].path) })),
  });

  async function ask(name: CallName | null, input: unknown, below = prefix ?? '', using = profile): Promise<Asked> {
    // How long the server takes, not how long it takes to judge its answer.
    let ms = 0;
    const send: SendRaw = async (url) => {
      const began = monotonic();
      try {
        return await sendRaw(url);
      } finally {
        ms += Math.round(monotonic() - began);
      }
    };
    try {
      const answer = await judges.judge({ name, apiRoot: `${target.apiRoot}${below}`, profile: using, input, unknown }, send);
      return { answer, failure: null, ms };
    } catch (error) {
      return { answer: null, failure: failureOf(error), ms };
    }
  }

  function note(entry: CheckedCall, { answer, failure, ms }: Asked, judged: JudgedAnswer | null): void {
    entry.ms = ms;
    entry.status = answer?.status ?? null;
    if (!judged) {
      entry.failure = failure;
      entry.result = failure === 'timeout' ? 'slow' : 'differs';
      if (serverAway.has(failure ?? '')) noteCut(entry);
      return;
    }
    cut = [];
    if (judged.looked !== null) entry.looked = judged.looked;
    entry.rows = judged.rows;
    entry.total = judged.total;
    entry.differences = judged.differences;
    entry.result = judged.result === 'asExpected' && ms > slowMs ? 'slow' : judged.result;
  }

  /** One call without an answer is a difference of that call; two of them, one after the other, are a server that is away. */
  function noteCut(entry: CheckedCall): void {
    cut.push(entry);
    isAway = cut.length > 1;
    if (isAway) for (const one of cut) Object.assign(one, { result: 'notAsked', reason: 'serverAway' });
  }

  /** Once more where no answer came. */
  async function askSurely(...asked: Parameters<typeof ask>): Promise<Asked> {
    const first = await ask(...asked);
    return serverAway.has(first.failure ?? '') && !signal.aborted ? ask(...asked) : first;
  }

  /** Where the calls are when the address alone does not have the first one. */
  async function findPrefix({ name, input }: Reading): Promise<void> {
    for (const candidate of prefixes) {
      if (signal.aborted) return;
      const { answer } = await ask(name, input, candidate);
      if (answer?.status !== 200 || !answer.isJson) continue;
      prefix = candidate;
      return;
    }
  }

  async function askReading(reading: Reading, entry: CheckedCall): Promise<void> {
    const { name, input, idFrom } = reading;
    const given = idFrom && ids.get(idFrom.list);
    if (idFrom && !z.union([z.number(), z.string().min(1)]).safeParse(given).success) {
      entry.reason = 'noRow';
      return;
    }
    const asked = await askSurely(name, { ...input, ...(idFrom && { params: { [idFrom.param]: given } }) });
    if (signal.aborted) return;
    const judged = asked.answer?.judged ?? null;
    note(entry, asked, judged);
    if (!judged) return;
    ids.set(name, judged.firstId);
    if (judged.result !== 'asExpected' && judged.result !== 'differs') return;
    noteAnswered(name, judged);
    await askQueries(reading, entry, judged);
  }

  function noteAnswered(name: CallName, { evidence, rows }: JudgedAnswer): void {
    answered.push({ name, evidence, rows });
  }

  /** Asks a list as its screen does: further pages, a search, a day, the other rows. */
  async function askQueries(reading: Reading, entry: CheckedCall, first: JudgedAnswer): Promise<void> {
    const { name, input } = reading;
    for (const wanted of toListQueries(reading, first)) {
      const before = wanted.against ? await ask(name, { ...input, query: wanted.against }) : null;
      const asked = await askSurely(name, { ...input, query: wanted.query });
      if (signal.aborted) return;
      const { answer } = asked;
      const difference = answer
        ? judgeListQuery(wanted, before ? (before.answer?.judged.rowKeys ?? []) : first.rowKeys, answer.judged)
        : toNoAnswer(wanted, asked);
      seenQueries.add(wanted.at);
      if (difference?.kind === 'notFoundForEmpty') noteAnswered(name, { ...first, evidence: { empty: 404 }, rows: 0 });
      else if (answer?.judged.rows === 0 && wanted.expected === 'no rows') noteAnswered(name, { ...answer.judged, evidence: {} });
      if (!difference || entry.differences.some(({ path }) => path === difference.path)) continue;
      entry.differences = [...entry.differences, difference];
      entry.result = 'differs';
      if (wanted.at === 'offset' && difference.kind === 'query' && (await countsPages(reading, first))) countingPages.push(name);
    }
  }

  /** Whether the second page comes where its number is sent in place of its offset. */
  async function countsPages({ name, input }: Reading, first: JudgedAnswer): Promise<boolean> {
    const pages: ServerProfile = { ...(profile ?? { version: 1 }), pages: { ...profile?.pages, counts: 'pages' } };
    const { answer } = await ask(name, { ...input, query: { ...input.query, page: 2 } }, undefined, pages);
    return Boolean(answer?.judged.rows) && !areSame(first.rowKeys, answer?.judged.rowKeys ?? []);
  }

  /** A select of the app asks for a list without its pages. */
  async function askWhole(entry: CheckedCall): Promise<void> {
    const asked = await askSurely('categories.list', {});
    if (signal.aborted) return;
    const judged = asked.answer?.judged ?? null;
    const isCut = judged && judged.rows !== null && judged.total !== null && judged.rows < judged.total;
    isCutShort = isCut ?? false;
    // What else differs was said of the list itself.
    const result = judged && ['refused', 'notThere'].includes(judged.result) ? judged.result : isCut ? 'differs' : 'asExpected';
    note(entry, asked, judged && { ...judged, result, differences: isCut ? [cutShort(judged)] : [] });
  }

  const unknownAsked = await askSurely(null, {});
  unknown = unknownAsked.answer?.error?.answer ?? null;
  words = unknownAsked.answer?.error?.words ?? null;
  if (!signal.aborted) note(errors, unknownAsked, unknownAsked.answer?.judged ?? null);
  onProgress(report());
  for (const [index, reading] of wanted.entries()) {
    const entry = entries[index];
    if (!entry || signal.aborted) continue;
    if (isAway) entry.reason = 'serverAway';
    else await askReading(reading, entry);
    if (index === 0 && entry.result === 'notThere') {
      await findPrefix(reading);
      if (prefix !== null) await askReading(reading, entry);
    }
    onProgress(report());
  }
  if (whole && !signal.aborted && !isAway) await askWhole(whole);
  for (const entry of entries)
    if (entry.status === null && entry.failure === null && entry.reason === null) entry.reason = signal.aborted ? 'stopped' : 'serverAway';
  return report();
}

function toNoAnswer({ at }: ListQuery, { failure }: Asked): Difference {
  return { kind: 'status', path: `?${at}`, expected: '200', came: failure ?? '', places: 1, of: 1, effect: 'unreadable' };
}

/** Asked together with the part of the query that is looked at. */
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
