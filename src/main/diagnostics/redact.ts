const hidden = '[hidden]';
const secretKey = /token|password|passphrase|secret|authorization|cookie|credential/i;
const personKey = /^(e?mail|phone|name|f_name|l_name|customer|address|street|iban)$/i;
const eMail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** Eight or more digits, grouped or not: phone numbers; order ids are shorter, ISO times keep their separators out of the class. */
const phone = /(?<![\w.:-])\+?\d(?:[ ]?\d){7,}(?![\w:-])/g;
const header = /\b(authorization|bearer)\b(["']?\s*[:=]?\s*["']?)(?:bearer\s+)?[\w~+/.=-]{8,}/gi;
const maxTextLength = 20_000;
const maxDepth = 6;

export interface Redactor {
  /** Text or data as it may stand in the log: no secrets, no contact data of people. */
  redact(value: unknown): unknown;
  /** From now on this text is hidden wherever it stands. */
  hide(secret: string): void;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  function redactText(text: string): string {
    let safe = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
    for (const secret of secrets) safe = safe.replaceAll(secret, hidden);
    return safe.replace(header, `$1$2${hidden}`).replace(eMail, hidden).replace(phone, hidden);
  }

  function redactValue(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return redactText(value);
    if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
    if (depth >= maxDepth) return '[deep]';
    if (value instanceof Error) return redactError(value, depth);
    if (value instanceof Date) return value.toISOString();
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, secretKey.test(key) || personKey.test(key) ? hidden : redactValue(item, depth + 1)]),
    );
  }

  function redactError(error: Error, depth: number): unknown {
    const code = (error as NodeJS.ErrnoException).code;
    return {
      name: error.name,
      ...(code === undefined ? {} : { code }),
      stack: redactText(error.stack ?? error.message),
      ...(error.cause === undefined ? {} : { cause: redactValue(error.cause, depth + 1) }),
    };
  }

  return {
    redact: (value) => redactValue(value, 0),
    hide(secret) {
      if (secret.length >= 6) secrets.add(secret);
    },
  };
}
