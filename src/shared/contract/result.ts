import type { Printable } from '../domain/printing/printable';

/**
 * Every way in which something can fail, as seen by a page. Closed: a new code does not compile until both languages have its text
 * (`i18n/messages/failures.ts`).
 */
export const failureCodes = [
  // the way to the server
  'notConfigured',
  'unreachable',
  'timeout',
  'insecureAddress',
  'addressNotAllowed',
  'untrustedCertificate',
  'redirectRefused',
  // the server's answer
  'unreadableAnswer',
  'answerTooLarge',
  'unexpectedStatus',
  'server',
  'outcomeUnknown',
  // messages of the server that have a meaning of their own (checklist ERR)
  'sessionEnded',
  'userNotFound',
  'wrongPassword',
  'invalidPassword',
  'emailExists',
  'userDisabled',
  'forbidden',
  'notFound',
  // this machine
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
  // decided by IT; the message says where
  'managed',
  'printerNotAllowed',
  'printingForbidden',
  'exportFolderOnly',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  code: FailureCode;
  /** The server's own words, untranslated, when it sent any. */
  message?: string;
  /** HTTP status when the server answered. */
  status?: number;
  /** How long the server asked to be left alone (`Retry-After` of a 429). */
  retryAfterSeconds?: number;
  /** Field name to the server's words about it. */
  fields?: Record<string, string>;
  /** Field name to the key of our own text about it: said by a form of what it understands, never by the server. */
  texts?: Record<string, string>;
  /** What could not be printed. */
  document?: Printable;
  /** System name of the printer that the missing one may be now. */
  renamedTo?: string;
  /** Also stands in the log beside the technical cause; shown so that support can find it. */
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

/** Carries a `Failure` through promise code inside one process; the bridge turns it back into a value. */
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
