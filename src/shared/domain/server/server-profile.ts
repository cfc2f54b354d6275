import { z } from 'zod';

/**
 * In what a shop's server is not as its documents have it. It says nothing of who may be asked: host, scheme, the token's header and who
 * may do what stay as they are. Apart from `read-profile.ts`, which knows the contract.
 */

/** What may be refused of a profile; each has its words in both languages. */
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
  /** What it clashes with, or what would fit. */
  detail: string;
}

/** A message that is one of the codes names itself. */
const says = (code: ProfileProblemCode): string => code;

export const maxProfileBytes = 64 * 1024;
const segment = String.raw`[\w~-][\w.~-]*`;
/** Below the address: no other host, no way up, no query. */
const prefixForm = new RegExp(`^(/${segment})+$`);
const pathForm = new RegExp(`^(/(${segment}|\\{\\w+\\}))+$`);
const placeForm = /^$|^(\w{1,40}|\d{1,3})(\.(\w{1,40}|\d{1,3})){0,3}$/;
const nameForm = /^[A-Za-z_$][\w$.[\]-]{0,39}$/;

/** What would lead away from the address is told as that. */
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

/** Rows that a server gives at once: pages of the app are made of whole ones. */
const most = z.literal([1, 2, 4, 5, 10, 20]);
/** With this status in place of a list that has no rows. */
const empty = z.literal(404);
const pagePlaces = { rows: place, total: place.nullable(), most, empty };

const callShape = z
  .strictObject({
    /** As in the OpenAPI file, with the same names in braces. */
    path: pathLike(pathForm),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** Of a success. */
    status: z.int().min(200).max(299),
    ...pagePlaces,
    data: place,
  })
  .partial();

/** The names in queries that a server may have otherwise. */
export const queryNames = ['offset', 'limit', 'search', 'startDate', 'endDate', 'isDeleted', 'status', 'type'] as const;
export type QueryName = (typeof queryNames)[number];

const dateForms = ['milliseconds', 'seconds', 'dayFirst'] as const;

/** What can be said without knowing the contract; `readServerProfile` judges the rest. */
export const profileShape = z
  .strictObject({
    $schema: z.string().max(500),
    /** For people; shown where the profile is. */
    name: z.string().trim().min(1).max(60),
    /** Of every path, between the address and the call. */
    prefix: pathLike(prefixForm),
    query: z.strictObject(Object.fromEntries(queryNames.map((one) => [one, name])) as Record<QueryName, typeof name>).partial(),
    /**
     * Where the rows and their number lie: `results`, `data.items`, '' for a bare list. A total that is null is not told: then the list is asked whole
     * and its rows are counted. `counts`: whether the offset is in rows or in pages, from 1.
     */
    pages: z.strictObject({ ...pagePlaces, counts: z.enum(['rows', 'pages']) }).partial(),
    lists: z.strictObject({ rows: place, empty }).partial(),
    /** Single records, and what comes back from a write. */
    records: z.strictObject({ data: place }),
    /** False: a list without a limit is not all of it, and is read page by page. */
    wholeLists: z.boolean(),
    numbers: z.strictObject({ answers: z.literal('text'), sent: z.literal('text') }).partial(),
    /** How "no" and "yes" are written, in this order: `[0, 1]`. */
    booleans: z.strictObject({ answers: forms, sent: forms }).partial(),
    /**
     * Of moments and days in answers, and of days in what is sent. `dayFirst` is `20/11/2026 09:00`, in Kuwait. Days are sent in no other form: of a
     * moment nobody could say whether the last day is in it.
     */
    dates: z.strictObject({ answers: z.enum(dateForms), sent: z.literal('dayFirst') }).partial(),
    /** Thousandths of a dinar, in answers and in what is sent: one without the other would be wrong by a thousand. */
    amounts: z.literal('fils'),
    /** Where the words of an error lie, and what it says of single fields by their names: `error.message`, '' for a bare text. */
    errors: z.strictObject({ message: place, fields: place }).partial(),
    calls: z.record(z.string(), callShape),
  })
  .partial()
  .extend({ version: z.literal(1, says('otherVersion')) });

export type ServerProfile = z.output<typeof profileShape>;
export type CallProfile = z.output<typeof callShape>;
