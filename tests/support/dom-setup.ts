import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// How long something is waited for matters only where it does not come; on a loaded machine a screen takes seconds.
// A file before this one may have looked at hidden elements too.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });

// happy-dom is never idle; a page that waits for it goes on at once.
globalThis.requestIdleCallback ??= (callback) => Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0));
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle);

/** happy-dom doesn't have the element yet; every browser that runs the app does. */
const isOfHappyDom = (words: string): boolean => /^The tag <%s> is unrecognized.* search\b/s.test(words);

let errors: MockInstance<typeof console.error>;

// React, Fluent and React Router report slips, such as missing keys or updates outside of `act`, as errors of the console.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  const reported = errors.mock.calls.map((call) => call.map(String).join(' ')).filter((words) => !isOfHappyDom(words));
  errors.mockRestore();
  if (reported.length > 0) throw new Error(`Reported in the console:\n${reported.join('\n')}`);
});

// A part of a page that is still being loaded when the file ends would be cut off, and with it fail for every other file of the worker.
afterAll(() => vi.dynamicImportSettled());
