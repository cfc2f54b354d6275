import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { alias } from './build/alias.ts';
import { ByEnvironment } from './tests/support/by-environment.ts';

const project = (
  name: string,
  include: string[],
  timeoutMs: number,
  {
    setupFiles = [] as string[],
    globalSetup = [] as string[],
    execArgv = [] as string[],
    // A shared CI machine may stall for seconds; what passes only at the second try is named at the end of the run.
    retry = process.env.CI ? 1 : 0,
    isolate = true,
    exclude = [] as string[],
  } = {},
) => ({
  plugins: [react()],
  resolve: { alias },
  // Printed documents carry their stylesheets as text; vitest empties every other one.
  test: {
    name,
    include,
    exclude,
    setupFiles,
    sequence: { setupFiles: 'list' as const },
    globalSetup,
    execArgv,
    retry,
    isolate,
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // Without it, each look in vain of `waitFor` and `findBy` writes down the whole document: `DEBUG_PRINT_LIMIT=7000 npx vitest run PATH`.
    env: { TZ: 'Asia/Kuwait', DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    css: { include: /documents/ },
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    allowOnly: false,
    sequence: { sequencer: ByEnvironment },
    // A machine under load takes its time; only a failing test waits this long, here and below.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // happy-dom rejects the promise `finished` of a canceled animation although no one holds it, as no browser does.
    onUnhandledError: (error) => !(error.name === 'AbortError' && /animation/i.test(error.message)),
    projects: [
      project('unit', ['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'], 180_000, {
        setupFiles: ['tests/support/dom-setup.ts'],
        // Each file clears up behind itself, and the modules are loaded once for all.
        isolate: false,
        exclude: ['src/**/*.apart.test.tsx'],
      }),
      // Replace a module by another, which has no effect where it is loaded already, so they share theirs with nobody.
      project('apart', ['src/**/*.apart.test.tsx'], 180_000, {
        setupFiles: ['tests/support/dom-setup.ts'],
      }),
      project('main', ['tests/main/**/*.test.ts'], 180_000, {
        globalSetup: ['tests/support/main/memory-folder.ts'],
        isolate: false,
        exclude: ['tests/main/**/*.apart.test.ts'],
      }),
      // Change what a process has once, such as the session bus that its keychain talks to.
      project('main-apart', ['tests/main/**/*.apart.test.ts'], 180_000, { globalSetup: ['tests/support/main/memory-folder.ts'] }),
      // Takes minutes, and is no part of `npm test`: `npm run bench -- --only station-day`.
      project('endurance', ['tests/bench/**/*.test.ts'], 3_600_000, { execArgv: ['--expose-gc'] }),
      // Needs makers of packages, and a minute: `npm run package:check` and `npm run test:all`.
      project('packages', ['tests/packaging/**/*.test.ts'], 600_000),
      project('stand-in', ['tests/{electron-stand-in,electron-contract,start}/**/*.test.{ts,mjs}'], 180_000, {
        retry: 1,
        // The apps that they start are processes of their own, and no file leaves anything in the runner that another one reads.
        isolate: false,
      }),
    ],
  },
});
