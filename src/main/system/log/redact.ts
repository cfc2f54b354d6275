import { toErrorFacts } from './error-facts';

const hidden = '[hidden]';
const secretKey = /token|password|passphrase|secret|authorization|cookie|credential/i;
const personKey = /^(e?mail|phone|name|f_name|l_name|customer|address|street|iban)$/i;
const eMail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const encoded = /(?:%[0-9a-f]{2})+/gi;
/** Matches the query of an address, which has the searched names, phones, and emails. */
const query = /((?:[a-z][a-z0-9+.-]*:\/)?\/[^\s"'<>?#]*)\?[^\s"'<>)]+/gi;
/** Eight or more digits, grouped or not: phone numbers. Order IDs are shorter, and the separators of ISO times don't match. */
const phone = /(?<![\w.:-])\+?[\d\u0660-\u0669](?:[ ]?[\d\u0660-\u0669]){7,}(?![\w:-])/g;
const header = /\b(authorization|bearer)\b(["']?\s*[:=]?\s*["']?)(?:bearer\s+)?[\w~+/.=-]{8,}/gi;
/** Shorter texts would match parts of every line. */
const minSecretLength = 6;
const maxTextLength = 20_000;
const maxDepth = 10;

/** A user name and a password before the host of an address. */
const userInfo = /(\/\/)[^\s/"'<>?#]*@/g;
export const withoutUserInfo = (text: string): string => text.replace(userInfo, `$1${hidden}@`);

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

export interface Redactor {
  /** Returns text or data for the log, without secrets and without contact data of people. */
  redact(value: unknown): unknown;
  /** Hides this text everywhere until the returned function is called. */
  hide(secret: string): () => void;
}

export interface RedactorOptions {
  /** The user's home folder, whose name identifies them. */
  home?: string;
}

/** Spellings of the home folder in paths, in file addresses, and with either slash. Shorter paths aren't a user's folder. */
function toSpellings(home: string): string[] {
  if (home.length < 4) return [];
  const slashed = home.replaceAll('\\', '/');
  return [...new Set([home, slashed, encodeURI(slashed), home.replaceAll('\\', '\\\\')])];
}

export function createRedactor({ home = '' }: RedactorOptions = {}): Redactor {
  const homes = toSpellings(home);
  const secrets = new Set<{ secret: string }>();

  function withoutSecrets(text: string): string {
    return [...secrets].reduce((safe, { secret }) => safe.replaceAll(secret, hidden), text);
  }

  function withoutHome(text: string): string {
    return homes.reduce((safe, spelling) => safe.replaceAll(spelling, '~'), text);
  }

  function redactText(text: string): string {
    const short = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
    const plain = withoutSecrets(
      withoutUserInfo(withoutSecrets(withoutHome(short)))
        .replace(query, `$1?${hidden}`)
        .replace(encoded, decode),
    );
    return plain.replace(header, `$1$2${hidden}`).replace(eMail, hidden).replace(phone, hidden);
  }

  function redactValue(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return redactText(value);
    if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
    if (depth >= maxDepth) return '[deep]';
    if (value instanceof Error) return toErrorFacts(value);
    if (value instanceof Date) return value.toISOString();
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, secretKey.test(key) || personKey.test(key) ? hidden : redactValue(item, depth + 1)]),
    );
  }

  return {
    redact: (value) => redactValue(value, 0),
    hide(secret) {
      // An object per call, because the same text may be hidden twice.
      const kept = { secret };
      if (secret.length >= minSecretLength) secrets.add(kept);
      return () => void secrets.delete(kept);
    },
  };
}
