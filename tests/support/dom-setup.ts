import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// A long limit costs time only when an element is missing; on a loaded machine a screen takes seconds.
// An earlier file may have searched hidden elements too.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });

// happy-dom is never idle. A page that waits for idle time continues at once.
globalThis.requestIdleCallback ??= (callback) => Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0));
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle);

/** happy-dom doesn't implement `<search>` yet. Every browser that runs the app does. */
const isOfHappyDom = (words: string): boolean => /^The tag <%s> is unrecognized.* search\b/s.test(words);

let errors: MockInstance<typeof console.error>;

// React, Fluent, and React Router report mistakes, such as missing keys or updates outside of `act`, as console errors.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  const reported = errors.mock.calls.map((call) => call.map(String).join(' ')).filter((words) => !isOfHappyDom(words));
  errors.mockRestore();
  if (reported.length > 0) throw new Error(`Reported in the console:\n${reported.join('\n')}`);
});

// A page part that is still loading when the file ends would be cut off, and would then fail for every other file of the worker.
afterAll(() => vi.dynamicImportSettled());
