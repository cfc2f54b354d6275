import { configure, getConfig } from '@testing-library/dom';
import { afterAll, afterEach, vi } from 'vitest';
import { makeNodesLean } from './lean-nodes';
import { endObserversOfGonePages, noteObservers } from './observers';
import { queryQuickly } from './quick-queries';
import { lookUpStylesQuickly } from './quick-styles';

// How long something is waited for matters only where it does not come; on a loaded machine a screen takes seconds.
// A file before this one may have looked at hidden elements too.
configure({ asyncUtilTimeout: 60_000, defaultHidden: false });

// A failed look prints the whole document for its message. `waitFor` looks at each change of it, throws these away, and asks for the
// document once more when its time is up; so it is printed only then. This file runs before each test file, in the same modules.
const asked = Symbol.for('diwan.printed-when-asked');
const printed = getConfig().getElementError;
if (!(asked in printed)) {
  const unlessPolled: typeof printed = (message, container) => {
    if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return printed(message, container);
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    return error;
  };
  configure({ getElementError: Object.assign(unlessPolled, { [asked]: true }) });
}

// happy-dom rejects the promise of a cancelled animation that nobody holds; without the API, Fluent shows the end state at once.
if (typeof Element !== 'undefined') Reflect.deleteProperty(Element.prototype, 'animate');

// A computed style costs happy-dom a look at every rule that Griffel has inserted, and each name of an element asks for some. Only what
// hides an element, and the tints that a test looks up, are kept. All windows share the class, which must be changed once only.
const isNeeded = /[{;]\s*(display|visibility)\s*:|background-color:\s*var\(--dw-/;
const thinned = Symbol.for('diwan.only-needed-rules');
if (typeof CSSStyleSheet !== 'undefined' && !(thinned in CSSStyleSheet.prototype)) {
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return isNeeded.test(rule) ? insert.call(this, rule, Math.min(index ?? 0, this.cssRules.length)) : 0;
  };
  Reflect.set(CSSStyleSheet.prototype, thinned, true);
}

if (typeof document !== 'undefined' && document.defaultView) {
  makeNodesLean();
  queryQuickly();
  lookUpStylesQuickly(document.defaultView);
}

if (typeof MutationObserver !== 'undefined') {
  noteObservers(MutationObserver.prototype);
  afterEach(endObserversOfGonePages);
}

// happy-dom is never idle; a page that waits for it goes on at once.
globalThis.requestIdleCallback ??= (callback) => Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0));
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle);

// A part of a page that is still being loaded when the file ends would be cut off, and with it fail for every other file of the worker.
afterAll(() => vi.dynamicImportSettled());
