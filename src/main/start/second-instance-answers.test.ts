import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putAnswer, takeAnswer } from './second-instance-answers';

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'diwan-answers-'));
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

const answers = (): string[] => readdirSync(join(userData, 'answers')).toSorted();
const given = { isDone: true, text: 'Saved: report.zip' };

it('an answer is fetched once', async () => {
  await putAnswer(userData, 'one', given);
  expect(await takeAnswer(userData, 'one')).toEqual(given);
  expect(await takeAnswer(userData, 'one', 0)).toBeNull();
  expect(answers()).toEqual([]);
});

it('an answer that nobody has fetched is removed by a later one, a fresh one is not', async () => {
  await putAnswer(userData, 'old', given);
  await putAnswer(userData, 'fresh', given);
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(userData, 'answers', 'old.json'), hourAgo, hourAgo);
  await putAnswer(userData, 'new', given);
  expect(answers()).toEqual(['fresh.json', 'new.json']);
});
