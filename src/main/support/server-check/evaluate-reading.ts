import { type RawRequest, readRaw, type SendRaw } from '@main/server/api/raw-read';
import { ack } from '@shared/contract/response';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { unknownPath } from '@shared/domain/server/unknown-path';
import { compareError, evaluateResponse, type JudgedAnswer, parseJson, type UnknownPath } from './evaluate-response';

/** A call to send and to evaluate; plain data that can be sent to a thread. */
export interface ReadingQuestion {
  /** Null: a path that no server has, to find the form of errors. */
  name: CallName | null;
  apiRoot: string;
  profile: ServerProfile | null;
  input: unknown;
  /** The server's response to a path that it doesn't have, if it is known. */
  unknown: UnknownPath | null;
}

export interface EvaluatedReading {
  status: number;
  isJson: boolean;
  judged: JudgedAnswer;
  /** Set for a path that no server has. */
  error: { words: string | null; answer: UnknownPath } | null;
}

export type EvaluateReading = (question: ReadingQuestion, send: SendRaw) => Promise<EvaluatedReading>;

const unknownCall: RawRequest['call'] = { path: unknownPath, params: undefined, query: undefined, okStatus: 200, answer: ack() };
/** Maximum length of an error's text that is compared. */
const mostErrorText = 4000;

/** Sends one call, parses the response, and compares it with the contract. */
export const evaluateReading: EvaluateReading = async ({ name, unknown, ...question }, send) => {
  const call = name === null ? unknownCall : calls[name];
  const answer = await readRaw({ ...question, name, call }, send);
  const { status } = answer;
  const { isJson } = parseJson(answer);
  if (name !== null) return { status, isJson, judged: evaluateResponse(calls[name], answer, unknown), error: null };
  const { words, ...judged } = compareError(answer);
  return { status, isJson, judged, error: { words, answer: { status, text: answer.text.slice(0, mostErrorText) } } };
};
