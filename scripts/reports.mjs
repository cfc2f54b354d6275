// Reads the test runners' reports: which tests passed, at which attempt, and which were skipped and why.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = join(import.meta.dirname, '../node_modules/.cache/diwan-reports');

/** All suites with a report of their own; `isExtra`: only in `npm run test:all`. */
export const suites = [
  { name: 'unit', kind: 'vitest' },
  { name: 'main process', kind: 'vitest' },
  { name: 'electron stand-in', kind: 'vitest' },
  { name: 'end to end', kind: 'playwright' },
  { name: 'packages', kind: 'vitest', isExtra: true },
];

export const reportsFolder = folder;
export const reportFile = (name) => join(folder, `${name.replaceAll(' ', '-')}.json`);

/** Returns the missing program of a suite that couldn't run; `tests/services/needs.mjs` adds it to the suite's title. */
const missingThing = (titles) => /— not run: (.+) is missing$/m.exec(titles.join('\n'))?.[1] ?? null;

/** Returns the first words of a test's failure in one line, without terminal colors. */
function firstWords(message) {
  const plain = stripVTControlCharacters(message ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : plain.slice(0, 400);
}

function outcomeOfVitest({ ancestorTitles, title, status, failureMessages }) {
  const titles = [...ancestorTitles.filter(Boolean), title];
  const isPassed = status === 'passed';
  return {
    titles,
    status: isPassed ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    // The failure of an earlier attempt remains beside the success of the last one.
    isRetried: isPassed && failureMessages.length > 0,
    missing: missingThing(titles),
    reason: isPassed ? null : firstWords(failureMessages[0]),
  };
}

function* stepTitles(steps = []) {
  for (const { title, error, steps: inner } of steps) {
    if (!error) yield title;
    yield* stepTitles(inner);
  }
}

const playwrightStates = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function* outcomesOfPlaywright({ title, specs = [], suites: inner = [] }, above = []) {
  const titles = [...above, title];
  for (const spec of specs) {
    for (const { status, results, annotations } of spec.tests) {
      yield {
        titles: [...titles, spec.title, ...stepTitles(results.at(-1)?.steps)],
        // This annotation is set by `tests/e2e/support/assertion-reporter.ts`.
        status: annotations.some(({ type }) => type === 'no assertion') ? 'failed' : playwrightStates[status],
        isRetried: status === 'flaky',
        missing: missingThing([...titles, spec.title]),
        reason: status === 'unexpected' ? firstWords(results.at(-1)?.error?.message) : null,
      };
    }
  }
  for (const suite of inner) yield* outcomesOfPlaywright(suite, titles);
}

/** Returns each test's titles from the outermost to the innermost, including its steps, and its outcome. */
export function outcomesOf(kind, report) {
  if (kind === 'playwright') return report.suites.flatMap((suite) => [...outcomesOfPlaywright(suite)]);
  return report.testResults.flatMap(({ assertionResults }) => assertionResults.map(outcomeOfVitest));
}

/** Returns failures outside of tests as text, such as a file that can't be loaded or an aborted run. */
export function failuresOutsideTests(kind, report) {
  if (kind === 'playwright') return report.errors.map(({ message }) => firstWords(message) ?? 'no words');
  return report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    .map(({ name, message }) => `${name}: ${firstWords(message)}`);
}

/** Returns null if the suite hasn't run yet. */
export function readReport({ name, kind }) {
  const file = reportFile(name);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { outcomes: outcomesOf(kind, report), outside: failuresOutsideTests(kind, report), writtenAt: statSync(file).mtime };
}
