import { hasErrorForm } from '@main/server/api/errors/read-error';
import type { RawReading } from '@main/server/api/raw-read';
import type { AnyCall } from '@shared/contract/call';
import type { CheckResult, Difference } from '@shared/domain/server-check';
import { isNoted } from '@shared/domain/server-check';
import { compareBody, type JudgedBody } from './compare-body';
import { type Evidence, findWords } from './evidence';

/** How the server answers a path that it does not have; null before it was asked. */
export interface UnknownPath {
  status: number;
  text: string;
}

export interface JudgedAnswer extends JudgedBody {
  result: CheckResult;
}

const whole = (kind: Difference['kind'], expected: string, came: string, effect: Difference['effect'] = 'unreadable'): Difference => ({
  kind,
  path: '',
  expected,
  came,
  places: 1,
  of: 1,
  effect,
});
const nothing: JudgedBody = { differences: [], rows: null, looked: null, total: null, firstId: null, rowKeys: [], evidence: {} };
const differing = (...differences: Difference[]): JudgedAnswer => ({ ...nothing, result: 'differs', differences });

export function parseJson({ text, isHtml }: Pick<RawReading, 'text' | 'isHtml'>): { isJson: boolean; body: unknown } {
  if (isHtml) return { isJson: false, body: undefined };
  try {
    return { isJson: true, body: JSON.parse(text) };
  } catch {
    return { isJson: false, body: undefined };
  }
}

const describeText = ({ text, isHtml }: Pick<RawReading, 'text' | 'isHtml'>): string =>
  isHtml || /^\s*</.test(text) ? 'HTML' : text.trim() === '' ? 'nothing' : 'text';

/** Where a path that is not there is answered in other words, this one is there and says that it has nothing. */
function isEmptyResponse({ status, text }: RawReading, unknown: UnknownPath | null, path: string): boolean {
  const { isJson, body } = parseJson({ text, isHtml: false });
  if (!isJson || !hasErrorForm(body) || unknown?.status !== status) return false;
  // Servers name the path that they do not have.
  const normalize = (given: string): string => given.replaceAll(/\/[\w/{}-]+/g, '/').toLowerCase();
  return !text.includes(path) && normalize(text) !== normalize(unknown.text);
}

function judgeRefusal(call: AnyCall, answer: RawReading, unknown: UnknownPath | null): JudgedAnswer {
  const { status } = answer;
  if (status === 401 || status === 403) return { ...nothing, result: 'refused' };
  if (status === 404) {
    const { envelope } = call.answer.form;
    const expected = envelope === 'record' ? '200, { data: null }' : '200, an empty list';
    // A record that is not there is another thing than one that has nothing in it.
    const evidence: Evidence = envelope === 'page' || envelope === 'list' ? { empty: 404 } : {};
    return isEmptyResponse(answer, unknown, call.path)
      ? { ...differing(whole('notFoundForEmpty', expected, '404')), evidence, rows: 0 }
      : { ...nothing, result: 'notThere' };
  }
  return differing(whole('status', String(call.okStatus), String(status)));
}

/** The result of one call, apart from how long it took. */
export function evaluateResponse(call: AnyCall, answer: RawReading, unknown: UnknownPath | null): JudgedAnswer {
  if (answer.status !== call.okStatus) return judgeRefusal(call, answer, unknown);
  const { isJson, body } = parseJson(answer);
  if (!isJson) return differing(whole('notJson', 'JSON', describeText(answer)));
  const judged = compareBody(call.answer.form, body);
  return { ...judged, result: judged.differences.every(isNoted) ? 'asExpected' : 'differs' };
}

export interface JudgedError extends JudgedAnswer {
  /** Where its words lie, where that is not where the contract has them. */
  words: string | null;
}

/** How an error is written, from the answer to a path that no server has. */
export function compareError(answer: RawReading): JudgedError {
  return { ...judgeErrorBody(answer), words: hasErrorForm(parseJson(answer).body) ? null : findWords(parseJson(answer).body) };
}

function judgeErrorBody(answer: RawReading): JudgedAnswer {
  if (answer.status < 400) return differing(whole('status', '404', String(answer.status), 'readAllTheSame'));
  const { isJson, body } = parseJson(answer);
  if (!isJson) return differing(whole('notJson', '{ message: text }', describeText(answer), 'shownAsIs'));
  return hasErrorForm(body)
    ? { ...nothing, result: 'asExpected' }
    : differing(whole('envelope', '{ message: text }', 'JSON without a message', 'shownAsIs'));
}
