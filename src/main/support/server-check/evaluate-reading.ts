import { type RawRequest, readRaw, type SendRaw } from '@main/server/api/raw-read';
import { ack } from '@shared/contract/response';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { unknownPath } from '@shared/domain/server/unknown-path';
import { compareError, evaluateResponse, type JudgedAnswer, parseJson, type UnknownPath } from './evaluate-response';

/** One call to make and to judge; plain data, for a thread. */
export interface ReadingQuestion {
  /** Null: a path that no server has, to see how an error is written. */
  name: CallName | null;
  apiRoot: string;
  profile: ServerProfile | null;
  input: unknown;
  /** How the server answers a path that it does not have, where that is known. */
  unknown: UnknownPath | null;
}

export interface EvaluatedReading {
  status: number;
  isJson: boolean;
  judged: JudgedAnswer;
  /** Of a path that no server has. */
  error: { words: string | null; answer: UnknownPath } | null;
}

export type EvaluateReading = (question: ReadingQuestion, send: SendRaw) => Promise<EvaluatedReading>;

const unknownCall: RawRequest['call'] = { path: unknownPath, params: undefined, query: undefined, okStatus: 200, answer: ack() };
/** Of an error: more is compared with nothing. */
const mostErrorText = 4000;

/** Makes one call, parses what came, and compares it with the contract. */
export const evaluateReading: EvaluateReading = async ({ name, unknown, ...question }, send) => {
  const call = name === null ? unknownCall : calls[name];
  const answer = await readRaw({ ...question, name, call }, send);
  const { status } = answer;
  const { isJson } = parseJson(answer);
  if (name !== null) return { status, isJson, judged: evaluateResponse(calls[name], answer, unknown), error: null };
  const { words, ...judged } = compareError(answer);
  return { status, isJson, judged, error: { words, answer: { status, text: answer.text.slice(0, mostErrorText) } } };
};
