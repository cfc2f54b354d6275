import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { replaceFile } from '@main/system/files/replace-file';
import { z } from 'zod';

/** The running program's result for a second instance. */
const answer = z.object({
  isDone: z.boolean(),
  text: z.string().max(2000),
  /** ID of the process that is ending; the next step must wait for its end. */
  endingPid: z.int().positive().optional(),
});
export type SecondInstanceAnswer = z.output<typeof answer>;

const pollMs = 100;
const waitMs = 60_000;
const folderOf = (userData: string): string => join(userData, 'answers');
const pathOf = (userData: string, id: string): string => join(folderOf(userData), `${id}.json`);

/** Writes a result, and removes results that were never read. */
export async function putAnswer(userData: string, id: string, given: SecondInstanceAnswer): Promise<void> {
  const folder = folderOf(userData);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of (await readdir(folder)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 2 * waitMs) await rm(path, { force: true });
  }
  await replaceFile(pathOf(userData, id), Buffer.from(JSON.stringify(given)));
}

/** Resolves to null if there is no result in time. */
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
