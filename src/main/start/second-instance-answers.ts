import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { replaceFile } from '@main/system/files/replace-file';
import { z } from 'zod';

/** What the program that runs says to a second start that asked for something. */
const answer = z.object({
  isDone: z.boolean(),
  text: z.string().max(2000),
  /** The process that ends now; what comes next must wait for it. */
  endingPid: z.int().positive().optional(),
});
export type SecondInstanceAnswer = z.output<typeof answer>;

const pollMs = 100;
const waitMs = 60_000;
const folderOf = (userData: string): string => join(userData, 'answers');
const pathOf = (userData: string, id: string): string => join(folderOf(userData), `${id}.json`);

/** Answers that nobody has fetched are removed by a later one. */
export async function putAnswer(userData: string, id: string, given: SecondInstanceAnswer): Promise<void> {
  const folder = folderOf(userData);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of (await readdir(folder)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 2 * waitMs) await rm(path, { force: true });
  }
  await replaceFile(pathOf(userData, id), Buffer.from(JSON.stringify(given)));
}

/** Null when none came in time. */
export async function takeAnswer(userData: string, id: string, limitMs = waitMs): Promise<SecondInstanceAnswer | null> {
  const path = pathOf(userData, id);
  for (let waitedMs = 0; waitedMs <= limitMs; waitedMs += pollMs) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text !== null) {
      await rm(path, { force: true });
      return answer.parse(JSON.parse(text));
    }
    await delay(pollMs);
  }
  return null;
}
