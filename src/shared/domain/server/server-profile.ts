import { z } from 'zod';

/**
 * Describes how a shop's server differs from its documents. It can't change the addresses that may be reached: host, scheme, the token's
 * header, and permissions stay as they are. Separate from `read-profile.ts`, which depends on the contract.
 */

/** Problems of a profile; each has its text in both languages. */
export const profileProblemCodes = [
  'notJson',
  'notObject',
  'unknownKey',
  'otherVersion',
  'badValue',
  'unknownCall',
  'notAssumed',
  'notOfCall',
  'badPath',
  'leavesHost',
  'badParams',
  'badMethod',
  'samePath',
  'badName',
  'sameName',
  'badPlace',
  'notWhole',
  'sameForms',
  'samePlace',
] as const;
export type ProfileProblemCode = (typeof profileProblemCodes)[number];

export interface ProfileProblem {
  code: ProfileProblemCode;
  /** `calls.promoCodes.list.path`; '' for the file as a whole. */
  at: string;
  /** The conflicting entry, or the allowed values. */
  detail: string;
}

/** Returns one of the codes as a schema's message. */
const says = (code: ProfileProblemCode): string => code;

export const maxProfileBytes = 64 * 1024;
const segment = String.raw`[\w~-][\w.~-]*`;
/** A path below the address: no other host, no `..`, no query. */
const prefixForm = new RegExp(`^(/${segment})+$`);
const pathForm = new RegExp(`^(/(${segment}|\\{\\w+\\}))+$`);
const placeForm = /^$|^(\w{1,40}|\d{1,3})(\.(\w{1,40}|\d{1,3})){0,3}$/;
const nameForm = /^[A-Za-z_$][\w$.[\]-]{0,39}$/;

/** Whether the text would lead away from the address, which is reported as such. */
const isWayOut = (text: string): boolean => /^(\/\/|\\|[a-z][a-z0-9+.-]*:)|(^|\/)\.{1,2}(\/|$)|@|\\/i.test(text);
const pathLike = (form: RegExp) =>
  z
    .string()
    .max(200, says('badPath'))
    .superRefine((text, context) => {
      if (isWayOut(text)) context.addIssue({ code: 'custom', message: says('leavesHost') });
      else if (!form.test(text)) context.addIssue({ code: 'custom', message: says('badPath') });
    });
const place = z.string().regex(placeForm, says('badPlace'));
const name = z.string().regex(nameForm, says('badName'));
const written = z.union([z.string().min(1).max(20), z.int().min(-9).max(9)]);
const forms = z.tuple([written, written]).refine(([no, yes]) => no !== yes, says('sameForms'));

/** Rows per request: these numbers divide the app's pages evenly. */
const most = z.literal([1, 2, 4, 5, 10, 20]);
/** Status of the response to a list without rows. */
const empty = z.literal(404);
const pagePlaces = { rows: place, total: place.nullable(), most, empty };

const callShape = z
  .strictObject({
    /** As in the OpenAPI file, with the same parameter names in braces. */
    path: pathLike(pathForm),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Status of a successful response. */
    status: z.int().min(200).max(299),
    ...pagePlaces,
    data: place,
  })
  .partial();

/** Names in queries that may differ on a server. */
export const queryNames = ['offset', 'limit', 'search', 'startDate', 'endDate', 'isDeleted', 'status', 'type'] as const;
export type QueryName = (typeof queryNames)[number];

const dateForms = ['milliseconds', 'seconds', 'dayFirst'] as const;

/** The part of the validation without the contract; `readServerProfile` does the rest. */
export const profileShape = z
  .strictObject({
    $schema: z.string().max(500),
    /** A display name. */
    name: z.string().trim().min(1).max(60),
    /** Prefix of every path, between the address and the call. */
    prefix: pathLike(prefixForm),
    query: z.strictObject(Object.fromEntries(queryNames.map((one) => [one, name])) as Record<QueryName, typeof name>).partial(),
    /**
     * Places of the rows and their number: `results`, `data.items`, '' for a bare list. Null for the total means that the server returns
     * none: the full list is then loaded and counted. `counts`: whether the offset counts rows or pages (from 1).
     */
    pages: z.strictObject({ ...pagePlaces, counts: z.enum(['rows', 'pages']) }).partial(),
    lists: z.strictObject({ rows: place, empty }).partial(),
    /** Single records, and the records in responses to writes. */
    records: z.strictObject({ data: place }),
    /** False: a list without a limit isn't complete, so it is loaded page by page. */
    wholeLists: z.boolean(),
    numbers: z.strictObject({ answers: z.literal('text'), sent: z.literal('text') }).partial(),
    /** The forms of false and true, in this order: `[0, 1]`. */
    booleans: z.strictObject({ answers: forms, sent: forms }).partial(),
    /**
     * Forms of times and days in responses, and of days in requests. `dayFirst` is `20/11/2026 09:00` in Kuwait. Days can't be sent in
     * another form: with a time, it would be unclear whether the last day is included.
     */
    dates: z.strictObject({ answers: z.enum(dateForms), sent: z.literal('dayFirst') }).partial(),
    /** Thousandths of a dinar in responses and requests: only one of them would be wrong by a factor of 1000. */
    amounts: z.literal('fils'),
    /** Places of an error's message, and of its messages about fields by name: `error.message`, '' for a bare text. */
    errors: z.strictObject({ message: place, fields: place }).partial(),
    calls: z.record(z.string(), callShape),
  })
  .partial()
  .extend({ version: z.literal(1, says('otherVersion')) });

export type ServerProfile = z.output<typeof profileShape>;
export type CallProfile = z.output<typeof callShape>;
