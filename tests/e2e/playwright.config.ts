import { defineConfig } from '@playwright/test';

/** One test, a minute long: it starts before all others, so that no worker ends with it. */
const first = '**/axe.spec.ts';
/** Run by `npm run test:all` only: other tests show a part of what these show, and `npm test` must end within minutes. */
const left = process.env.DIWAN_WHOLE === '1' ? [] : ['**/*.whole.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Run in this order.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'others', testIgnore: [first, ...left] },
  ],
  // A test spends half of its time waiting, in turn for the app and the browser: three workers keep two cores busy.
  workers: 3,
  // Each test cleans up before itself, so that no worker ends with a long file.
  fullyParallel: true,
  // A shared CI machine may stall for seconds. A test that passes only at its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only failures take this long. A machine with four times its load must pass too.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['list'],
    ['./support/assertion-reporter.ts'],
    ...(process.env.DIWAN_REPORT ? [['json', { outputFile: process.env.DIWAN_REPORT }] as const] : []),
  ],
  forbidOnly: true,
});
