import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@main/system/files/replace-file';
import type { Logger } from '@main/system/log/logger';
import { roles } from '@shared/domain/permissions';
import { profileShape } from '@shared/domain/server/server-profile';
import {
  checkAreas,
  checkResults,
  countResults,
  differenceEffects,
  differenceKinds,
  notAskedReasons,
  type ServerCheckReport,
  type StoredCheck,
  unseenReasons,
} from '@shared/domain/server-check';
import { z } from 'zod';

/** The last reports of this computer, in their own folder: types, lengths, and counts, but no personal data. */
export interface ReportHistory {
  /** Stores a report. Doesn't reject if the disk refuses, so that the check still succeeds. */
  keep(report: ServerCheckReport): Promise<void>;
  /** Returns the checks of one server, newest first. */
  list(apiRoot: string): Promise<StoredCheck[]>;
  /** Null if the report no longer exists, or this version can't parse it. */
  read(id: string): Promise<ServerCheckReport | null>;
}

/** Maximum number of reports, for all servers together. */
const mostKept = 10;
const suffix = '.json';

const difference = z.object({
  kind: z.enum(differenceKinds),
  path: z.string(),
  expected: z.string(),
  came: z.string(),
  places: z.number(),
  of: z.number(),
  effect: z.enum(differenceEffects),
});
const checkedCall = z.object({
  id: z.string(),
  area: z.enum(checkAreas).nullable(),
  method: z.string(),
  path: z.string(),
  result: z.enum(checkResults),
  status: z.number().nullable(),
  ms: z.number().nullable(),
  rows: z.number().nullable(),
  looked: z.number().optional(),
  total: z.number().nullable(),
  differences: z.array(difference),
  reason: z.enum(notAskedReasons).nullable(),
  failure: z.string().nullable(),
  assumed: z.array(z.string()),
});
const entryValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);
const keptReport: z.ZodType<ServerCheckReport> = z.object({
  apiRoot: z.string(),
  startedAt: z.string(),
  tookMs: z.number(),
  areas: z.array(z.enum(checkAreas)),
  rules: z.array(z.enum(roles)),
  slowMs: z.number(),
  prefix: z.string().nullable(),
  isStopped: z.boolean(),
  profile: profileShape.nullable(),
  proposal: z
    .object({
      profile: profileShape,
      entries: z.array(z.object({ at: z.string(), value: entryValue, calls: z.array(z.string()) })),
    })
    .nullable(),
  calls: z.array(checkedCall),
  unseen: z.array(z.object({ at: z.string(), reason: z.enum(unseenReasons) })).default([]),
  unasked: z.array(z.object({ id: z.string(), method: z.string(), path: z.string() })),
});

const toId = ({ startedAt }: ServerCheckReport): string => startedAt.replace(/[:.]/g, '-');

export function createReportHistory({ folder, log }: { folder: string; log: Logger }): ReportHistory {
  const fileOf = (id: string): string => join(folder, `${id}${suffix}`);

  /** Returns the IDs, newest first: an ID is the time of its check. */
  async function ids(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .toSorted()
      .toReversed();
  }

  async function read(id: string): Promise<ServerCheckReport | null> {
    try {
      return keptReport.parse(JSON.parse(await readFile(fileOf(id), 'utf8')));
    } catch {
      return null;
    }
  }

  return {
    read,
    async keep(report) {
      try {
        await replaceFile(fileOf(toId(report)), Buffer.from(JSON.stringify(report)));
        for (const old of (await ids()).slice(mostKept)) await rm(fileOf(old), { force: true });
      } catch (error) {
        log.error('serverCheck.notKept', error);
      }
    },
    async list(apiRoot) {
      const reports = await Promise.all((await ids()).map(async (id) => ({ id, report: await read(id) })));
      return reports.flatMap(({ id, report }) =>
        report?.apiRoot === apiRoot ? [{ id, startedAt: report.startedAt, areas: report.areas, counts: countResults(report.calls) }] : [],
      );
    },
  };
}
