import { z } from 'zod';
import { versionPattern } from '../domain/app-version';
import { languages } from '../domain/language';
import { documentKinds, documentPapers, maxCopies, type Paper, type Printable, printables } from '../domain/printing/printable';
import { sheetLanguages } from '../domain/printing/sheet-languages';
import { isSecureAddress, parseApiRoot } from '../domain/server/api-root';
import { profileShape } from '../domain/server/server-profile';
import { isProxyServer } from './proxy-rules';
import { parseStationHours, parseStationShare } from './station-values';

const maxListLength = 100;
const maxUrlLength = 2048;
const text = z.string().trim().min(1);
const list = (item: z.ZodType<string>) => z.array(item).max(maxListLength);
const days = (min: number) => z.int().min(min).max(3650);

/** An https address, or http on this machine. */
const secureUrl = text.max(maxUrlLength).refine((value) => {
  const url = URL.parse(value);
  return url !== null && isSecureAddress(url) && !url.username && !url.password;
}, 'not an https address');

/** `shop.example`, `*.shop.example`, or with a port `shop.example:8443`. */
const hostName = text
  .max(253)
  .regex(/^(\*\.)?[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?(:\d{1,5})?$|^\[[0-9a-fA-F:]+\](:\d{1,5})?$/u, 'not a host');
/** System name of a printer; `*` matches any characters. */
const printerPattern = text.max(260);
/** An absolute path in the format of either system, since one policy may be used on both. */
const folder = text.max(1024).regex(/^(\/|[a-zA-Z]:[\\/]|\\\\|~[\\/]|%USERPROFILE%[\\/])/, 'not a full path');

/** Allows only papers that the document is made for. */
const toDestinationSchema = (document: Printable) =>
  z.strictObject({
    document: z.literal(document),
    printer: printerPattern,
    paper: z.enum(documentPapers[document] as readonly Paper[]).optional(),
    copies: z.int().min(1).max(maxCopies).optional(),
    language: z.enum(sheetLanguages).optional(),
  });
type DestinationSchema = ReturnType<typeof toDestinationSchema>;
const printDestination = z.discriminatedUnion(
  'document',
  printables.map(toDestinationSchema) as [DestinationSchema, ...DestinationSchema[]],
);

/**
 * Everything that IT can decide. Values are validated separately: an invalid one doesn't affect the others. In the registry and in property
 * lists the names begin with a capital letter.
 */
export const policySchema = z
  .object({
    apiRoot: text.max(maxUrlLength).refine((value) => parseApiRoot(value).ok, 'not an API address'),
    authorization: z.enum(['bare', 'bearer']),
    /**
     * The whole server profile, because users could change a file beside the policy. Its entries for single calls are validated when the
     * policy is read.
     */
    serverProfile: profileShape,
    /** Further hosts that the app may read from, mainly pictures. */
    allowedHosts: list(hostName),
    allowHttpLoopback: z.boolean(),
    proxyMode: z.enum(['system', 'direct', 'pac', 'fixed']),
    proxyPacUrl: secureUrl,
    /** As Chromium's `--proxy-server`: `proxy.example:8080`, or one for each scheme. */
    proxyServer: text.max(1024).refine(isProxyServer, 'not host:port, or no proxy for https'),
    /** As Chromium's `--proxy-bypass-list`, one entry each. */
    proxyBypass: list(text.max(260).regex(/^[^\s@]+$/, 'not a host')),
    /** Part of the issuer's name of the client certificate that is sent if a server requests one. */
    clientCertificateIssuer: text.max(260),
    language: z.enum(languages),
    digits: z.enum(['latn', 'arab']),
    appearance: z.enum(['system', 'light', 'dark']),
    sampleShop: z.boolean(),
    printers: list(printerPattern),
    printRoutes: z.array(printDestination).max(maxListLength),
    silentPrinting: z.boolean(),
    printStation: z.enum(['off', 'allowed', 'required']),
    stationAccount: text.max(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'not an email address'),
    stationDocuments: z.array(z.enum(documentKinds)).min(1).max(documentKinds.length),
    stationShare: text.max(16).refine((value) => parseStationShare(value) !== undefined, 'not "all" or in the form "2 of 3"'),
    stationHours: text.max(16).refine((value) => parseStationHours(value) !== undefined, 'not "all" or in the form "08:00-22:00"'),
    listExport: z.boolean(),
    listImport: z.boolean(),
    printHistoryDays: days(1),
    draftDays: days(1),
    rememberSignIn: z.boolean(),
    /** 0 means never. */
    idleLockMinutes: z.int().min(0).max(1440),
    updateMode: z.enum(['off', 'notify', 'auto']),
    updateFeed: secureUrl,
    updateChannel: z.enum(['latest', 'beta']),
    updateDelayDays: z.int().min(0).max(90),
    minimumVersion: text.max(64).regex(versionPattern, 'not a version'),
    logLevel: z.enum(['error', 'warn', 'info']),
    logDays: days(1),
    systemLog: z.boolean(),
    crashDumps: z.boolean(),
    exportFolder: folder,
  })
  .partial();

export type PolicyValues = z.output<typeof policySchema>;
export type PolicyKey = keyof PolicyValues;
export type DestinationPolicy = z.output<typeof printDestination>;

export const policyKeys = Object.keys(policySchema.shape) as PolicyKey[];
