import { hasErrorForm } from '@main/server/api/errors/read-error';
import type { RawReading } from '@main/server/api/raw-read';
import type { AnyCall } from '@shared/contract/call';
import type { CheckResult, Difference } from '@shared/domain/server-check';
import { isNoted } from '@shared/domain/server-check';
import { compareBody, type JudgedBody } from './compare-body';
import { type Evidence, findWords } from './evidence';

/** The server's response to a path that it doesn't have; null before it was requested. */
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

/** True for a response that differs from the server's response to a missing path: the path exists, and its list is empty. */
function isEmptyResponse({ status, text }: RawReading, unknown: UnknownPath | null, path: string): boolean {
  const { isJson, body } = parseJson({ text, isHtml: false });
  if (!isJson || !hasErrorForm(body) || unknown?.status !== status) return false;
  // Servers repeat the path that they don't have.
  const normalize = (given: string): string => given.replaceAll(/\/[\w/{}-]+/g, '/').toLowerCase();
  return !text.includes(path) && normalize(text) !== normalize(unknown.text);
}

function judgeRefusal(call: AnyCall, answer: RawReading, unknown: UnknownPath | null): JudgedAnswer {
  const { status } = answer;
  if (status === 401 || status === 403) return { ...nothing, result: 'refused' };
  if (status === 404) {
    const { envelope } = call.answer.form;
    const expected = envelope === 'record' ? '200, { data: null }' : '200, an empty list';
    // A missing record differs from a record without content.
    const evidence: Evidence = envelope === 'page' || envelope === 'list' ? { empty: 404 } : {};
    return isEmptyResponse(answer, unknown, call.path)
      ? { ...differing(whole('notFoundForEmpty', expected, '404')), evidence, rows: 0 }
      : { ...nothing, result: 'notThere' };
  }
  return differing(whole('status', String(call.okStatus), String(status)));
}

/** Evaluates the response of one call, without its duration. */
export function evaluateResponse(call: AnyCall, answer: RawReading, unknown: UnknownPath | null): JudgedAnswer {
  if (answer.status !== call.okStatus) return judgeRefusal(call, answer, unknown);
  const { isJson, body } = parseJson(answer);
  if (!isJson) return differing(whole('notJson', 'JSON', describeText(answer)));
  const judged = compareBody(call.answer.form, body);
  return { ...judged, result: judged.differences.every(isNoted) ? 'asExpected' : 'differs' };
}

export interface JudgedError extends JudgedAnswer {
  /** Place of the error's text, if it isn't the contract's place. */
  words: string | null;
}

/** Compares the form of an error, by the response to a path that no server has. */
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
