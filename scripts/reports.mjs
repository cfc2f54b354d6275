// What the runners say of their own runs: which tests passed, at which try, which were skipped and why.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const folder = join(import.meta.dirname, '../node_modules/.cache/diwan-reports');

/** Every suite with a report of its own; `isExtra`: not of `npm test`, only of `npm run test:all`. */
export const suites = [
  { name: 'unit', kind: 'vitest' },
  { name: 'main process', kind: 'vitest' },
  { name: 'electron stand-in', kind: 'vitest' },
  { name: 'end to end', kind: 'playwright' },
  { name: 'packages', kind: 'vitest', isExtra: true },
];

export const reportsFolder = folder;
export const reportFile = (name) => join(folder, `${name.replaceAll(' ', '-')}.json`);

/** A suite that could not run says so in its title: `tests/services/needs.mjs`. */
const missingThing = (titles) => /— not run: (.+) is missing$/m.exec(titles.join('\n'))?.[1] ?? null;

/** The beginning of what a test failed with, in one line, without the colours of a terminal. */
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
    // What an earlier try failed with stays beside the success of the last one.
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
        // The mark of `tests/e2e/support/assertion-reporter.ts`.
        status: annotations.some(({ type }) => type === 'no assertion') ? 'failed' : playwrightStates[status],
        isRetried: status === 'flaky',
        missing: missingThing([...titles, spec.title]),
        reason: status === 'unexpected' ? firstWords(results.at(-1)?.error?.message) : null,
      };
    }
  }
  for (const suite of inner) yield* outcomesOfPlaywright(suite, titles);
}

/** Each test with its titles from outside in, its steps among them, and what became of it. */
export function outcomesOf(kind, report) {
  if (kind === 'playwright') return report.suites.flatMap((suite) => [...outcomesOfPlaywright(suite)]);
  return report.testResults.flatMap(({ assertionResults }) => assertionResults.map(outcomeOfVitest));
}

/** What failed outside of tests, in words: a file that cannot be loaded, a run that broke off. */
export function failuresOutsideTests(kind, report) {
  if (kind === 'playwright') return report.errors.map(({ message }) => firstWords(message) ?? 'no words');
  return report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    .map(({ name, message }) => `${name}: ${firstWords(message)}`);
}

/** Null when the suite has not run yet. */
export function readReport({ name, kind }) {
  const file = reportFile(name);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { outcomes: outcomesOf(kind, report), outside: failuresOutsideTests(kind, report), writtenAt: statSync(file).mtime };
}
