import { randomInt } from 'node:crypto';
import { toErrorFacts } from './error-facts';
import { createRedactor, type Redactor } from './redact';

export type LogLevel = 'info' | 'warn' | 'error';

/** Where finished, redacted lines go; the platform's one is a rotating file. */
export interface LogSink {
  write(level: LogLevel, line: string): void;
  /** Folder of the log files, for "open logs". */
  readonly folder: string;
}

export interface Logger {
  info(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  /** Returns the reference under which the cause stands in the log. */
  error(event: string, error: unknown, details?: Record<string, unknown>): string;
  /** Keeps this text out of every line until the returned function is called. */
  hide(secret: string): () => void;
}

/** A logger whose owner decides how much it notes. */
export interface OwnLogger extends Logger {
  /** Lines below it are not written; the references of errors always are. `info` until told otherwise. */
  setLevel(level: LogLevel): void;
}

const weights: Record<LogLevel, number> = { info: 0, warn: 1, error: 2 };

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters that are easy to read out on the telephone, `K7F3-Q9XM`. */
export function createReference(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export interface LoggerDeps {
  sink: LogSink;
  /** Shared with whoever else hands texts out. */
  redactor?: Redactor;
  now?: () => Date;
}

export function createLogger({ sink, redactor = createRedactor(), now = () => new Date() }: LoggerDeps): OwnLogger {
  let threshold: LogLevel = 'info';
  const write = (level: LogLevel, event: string, details: Record<string, unknown>): void => {
    if (weights[level] < weights[threshold]) return;
    const error = Object.hasOwn(details, 'error') ? { error: toErrorFacts(details.error) } : {};
    const line = JSON.stringify({ at: now().toISOString(), level, event, ...(redactor.redact({ ...details, ...error }) as object) });
    try {
      sink.write(level, line);
    } catch {
      // A full disk must not turn every failure that is logged into another one.
    }
  };
  return {
    info: (event, details = {}) => write('info', event, details),
    warn: (event, details = {}) => write('warn', event, details),
    error(event, error, details = {}) {
      const reference = createReference();
      write('error', event, { reference, ...details, error });
      return reference;
    },
    setLevel(level) {
      threshold = level;
    },
    hide: (secret) => redactor.hide(secret),
  };
}
