import { defineConfig } from '@playwright/test';

/** One test, a minute long: it begins before all others, so that no worker is left with it when they are done. */
const first = '**/axe.spec.ts';
/** `npm run test:all` runs these too: what they show, others show in part, and `npm test` has to end in minutes. */
const left = process.env.DIWAN_WHOLE === '1' ? [] : ['**/*.whole.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // In this order.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'others', testIgnore: [first, ...left] },
  ],
  // A test waits for half of its time, for the app and the browser in turn: three keep two cores at work.
  workers: 3,
  // Each test clears up before itself, so that no worker is left with a long file when the others are done.
  fullyParallel: true,
  // A shared CI machine may stall for seconds; a test that passes only at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only what fails takes this long: a machine with four times as much to do as it can must pass too.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['list'],
    ['./support/assertion-reporter.ts'],
    ...(process.env.DIWAN_REPORT ? [['json', { outputFile: process.env.DIWAN_REPORT }] as const] : []),
  ],
  forbidOnly: true,
});
