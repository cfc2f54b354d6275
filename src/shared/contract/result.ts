import type { Printable } from '../domain/printing/printable';

/** All failures, as pages see them. A new code doesn't compile until both languages have its text (`i18n/messages/failures.ts`). */
export const failureCodes = [
  // Connection to the server.
  'notConfigured',
  'unreachable',
  'timeout',
  'insecureAddress',
  'addressNotAllowed',
  'untrustedCertificate',
  'redirectRefused',
  // The server's response.
  'unreadableAnswer',
  'answerTooLarge',
  'unexpectedStatus',
  'server',
  'outcomeUnknown',
  // Server messages with their own meaning (checklist ERR).
  'sessionEnded',
  'userNotFound',
  'wrongPassword',
  'invalidPassword',
  'emailExists',
  'userDisabled',
  'forbidden',
  'notFound',
  // This computer.
  'locked',
  'badInput',
  'cancelled',
  'fileTooLarge',
  'fileTypeRefused',
  'fileUnreadable',
  'settingsFileForeign',
  'listNotWhole',
  'exportForbidden',
  'tooManyForPaper',
  'tooWideForPaper',
  'importForbidden',
  'tableTooLarge',
  'tableTooLong',
  'tableTooWide',
  'tableTooSlow',
  'tableEmpty',
  'tableUnreadable',
  'viewFileForeign',
  'viewFileOfOtherList',
  'viewsFull',
  'notesFull',
  'noteChanged',
  'settingsFileDamaged',
  'settingsFileNewer',
  'settingsFileStationNumber',
  'diskFull',
  'storageFailed',
  'keychainUnavailable',
  'sheetKeyUnavailable',
  'sheetUnreadable',
  'noPrinter',
  'printerNotFound',
  'printerAsksForFile',
  'paperNotFitting',
  'printerRefused',
  'printerDriverFailed',
  'jobDoubled',
  'orderNotAvailable',
  'sampleShopFailed',
  // Decided by IT; the message is the place of the rule.
  'managed',
  'printerNotAllowed',
  'printingForbidden',
  'exportFolderOnly',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  code: FailureCode;
  /** The server's own message, untranslated, if it sent one. */
  message?: string;
  /** HTTP status if the server responded. */
  status?: number;
  /** Delay that the server requested (`Retry-After` of a 429). */
  retryAfterSeconds?: number;
  /** The server's message by field name. */
  fields?: Record<string, string>;
  /** The key of the app's own text by field name: set by a form, never by the server. */
  texts?: Record<string, string>;
  /** The document that couldn't be printed. */
  document?: Printable;
  /** System name of the printer that the missing one may be now. */
  renamedTo?: string;
  /** Reference of the technical cause in the log; shown so that support can find it. */
  reference?: string;
}

/** Failures cross the bridge as values, never as exceptions. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; error: Failure };

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failed<Value = never>(code: FailureCode, details: Omit<Failure, 'code'> = {}): Result<Value> {
  return { ok: false, error: { code, ...details } };
}

/** Throws a `Failure` inside one process; the bridge converts it back into a value. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  constructor(
    readonly failure: Failure,
    options?: ErrorOptions,
  ) {
    super(failure.message ?? failure.code, options);
  }
}

export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new FailureError(result.error);
}
