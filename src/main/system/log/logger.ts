import { randomInt } from 'node:crypto';
import { toErrorFacts } from './error-facts';
import { createRedactor, type Redactor } from './redact';

export type LogLevel = 'info' | 'warn' | 'error';

/** Destination of finished, redacted lines; the platform's one is a rotating file. */
export interface LogSink {
  write(level: LogLevel, line: string): void;
  /** Folder of the log files, for "open logs". */
  readonly folder: string;
}

export interface Logger {
  info(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  /** Logs an error and returns its reference in the log. */
  error(event: string, error: unknown, details?: Record<string, unknown>): string;
  /** Hides this text in every line until the returned function is called. */
  hide(secret: string): () => void;
}

/** A logger whose owner sets the level. */
export interface OwnLogger extends Logger {
  /** Lines below this level aren't written, except for the references of errors. Default: `info`. */
  setLevel(level: LogLevel): void;
}

const weights: Record<LogLevel, number> = { info: 0, warn: 1, error: 2 };

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns eight letters that are easy to read out on the phone, `K7F3-Q9XM`. */
export function createReference(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

export interface LoggerDeps {
  sink: LogSink;
  /** Shared with all other parts that return texts. */
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
      // Ignore the error: a full disk must not turn every logged failure into another one.
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
