import { FailureError } from '@shared/contract/result';
import { knownWords } from './known-words';

/** The parts of an error that may be logged: none of them is from a server, a file, or a person. */
export interface ErrorFacts {
  kind: string;
  code?: string | number;
  /** The message, with `…` instead of every word that isn't in `knownWords`. */
  words: string;
  /** Stack frames, innermost first. */
  frames: string[];
  /** Rules and paths of a schema's errors. */
  issues?: string[];
  cause?: ErrorFacts;
}

const gap = '…';
const maxDepth = 5;
const maxFrames = 20;
const maxMessageLength = 2000;
const maxIssues = 10;

const errorName = /^(?:[A-Z]\w{0,40})?(?:Error|Exception)$/;
/** `ENOSPC`, `net::ERR_FAILED`, `ERR_INVALID_ARG_TYPE`, `SQLITE_FULL`, `0x0406`, `503`. */
const codeLike =
  /^(?:net::)?(?:ERR_[A-Z0-9_]{2,60}|E[A-Z0-9]{2,20}|SQLITE_[A-Z_]{2,40}|[A-Z]{2,12}_[A-Z0-9_]{2,40}|0x[0-9a-f]{1,8}|\d{1,5})$/;
const identifier = /^[A-Za-z_$][\w$]{0,40}$/;

function toWord(word: string, position: number, text: string): string {
  if (codeLike.test(word) || knownWords.has(word)) return word;
  // A capital letter within a sentence means a name.
  const isFirst = /(^|[.:]\s*)$/.test(text.slice(0, position));
  return isFirst && knownWords.has(word.charAt(0).toLowerCase() + word.slice(1)) ? word : gap;
}

/** Removes text in quotes or brackets, which are values, and checks the rest word by word. */
export function toKnownWords(text: string): string {
  const short = text.slice(0, maxMessageLength);
  const unquoted = short.replace(/"[^"]*"|'[^'\s][^']*'(?!\w)|`[^`]*`|“[^”]*”|«[^»]*»|\{[^{}]*\}/g, ` ${gap} `);
  const kept = unquoted.replace(/[^\s.,;:!?()[\]=<>/+\\"'`|-]+(?:::ERR_\w+)?/g, toWord);
  return kept
    .replace(/\s+/g, ' ')
    .replace(/…(?:[\s.,;:!?()[\]=<>/+\\"'`|-]*…)+/g, gap)
    .trim();
}

/** Shortens `C:\…\out\main\index.js`, `app://diwan/assets/x.js`, and file addresses to the path inside the app. */
function toPlace(file: string): string {
  const parts = file.split(/[?#]/)[0]?.replaceAll('\\', '/') ?? '';
  const own = /(?:^|\/)((?:out|src|assets|node_modules|resources|tests)\/[\w.@/+-]+|node:[\w/]+|[\w.-]+)$/.exec(parts)?.[1];
  return own ?? gap;
}

function toFrame(line: string): string | null {
  const found = /^\s*at (?:(?<deed>[^()]+) \()?(?<file>[^()]+?):(?<row>\d+):(?<column>\d+)\)?$/.exec(line)?.groups;
  if (!found) return null;
  const deed = found.deed && /^[\w$.<>[\]# ]{1,80}$/.test(found.deed) ? found.deed : gap;
  return `${deed} ${toPlace(found.file ?? '')}:${found.row}:${found.column}`;
}

/** Removes the message first, because it may have lines that look like frames. */
function toFrames(stack: string, message: string): string[] {
  const bare = message === '' ? stack : stack.replaceAll(message, '');
  return bare
    .split('\n')
    .map(toFrame)
    .filter((frame) => frame !== null)
    .slice(0, maxFrames);
}

function toCode(error: Error): string | number | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'number') return code;
  return typeof code === 'string' && (codeLike.test(code) || identifier.test(code)) && code.length <= 60 ? code : undefined;
}

/** Returns which rules of a zod schema failed and where, without the values. */
function toIssues(error: Error): string[] | null {
  const { issues } = error as { issues?: unknown };
  if (!Array.isArray(issues)) return null;
  return issues.slice(0, maxIssues).map((issue: { code?: unknown; path?: unknown }) => {
    const path = Array.isArray(issue.path) ? issue.path : [];
    const steps = path.map((step: unknown) =>
      typeof step === 'number' || (typeof step === 'string' && identifier.test(step)) ? step : gap,
    );
    return `${typeof issue.code === 'string' && identifier.test(issue.code) ? issue.code : gap} at ${steps.join('.') || 'the top'}`;
  });
}

function toWords(error: Error): string {
  if (error instanceof FailureError) return error.failure.code;
  // V8 quotes the text that it couldn't parse, without quotation marks if it is cut.
  if (error instanceof SyntaxError) return toKnownWords(error.message.replace(/(JSON|token).*$/s, '$1'));
  return toKnownWords(error.message);
}

/** Returns an error in a form that may be in a log that leaves this computer. Other thrown values are described by their type. */
export function toErrorFacts(thrown: unknown, depth = 0): ErrorFacts {
  if (!(thrown instanceof Error)) return { kind: typeof thrown === 'object' ? 'object' : typeof thrown, words: gap, frames: [] };
  const code = toCode(thrown);
  const issues = toIssues(thrown);
  const { cause } = thrown;
  return {
    kind: errorName.test(thrown.name) ? thrown.name : 'Error',
    ...(code === undefined ? {} : { code }),
    words: issues ? '' : toWords(thrown),
    frames: toFrames(thrown.stack ?? '', thrown.message),
    ...(issues ? { issues } : {}),
    ...(cause === undefined || depth >= maxDepth ? {} : { cause: toErrorFacts(cause, depth + 1) }),
  };
}
