/** What each observer that has not been ended looks at. */
const watched = new Map<MutationObserver, Set<Node>>();
const prototypes = new WeakSet<object>();

/**
 * Notes from now on what is observed. Of the windows of all test files, which share the class, the first one to ask is enough.
 */
export function noteObservers(prototype: MutationObserver): void {
  if (prototypes.has(prototype)) return;
  prototypes.add(prototype);
  const { observe, disconnect } = prototype;
  prototype.observe = function (target, options) {
    observe.call(this, target, options);
    watched.set(this, (watched.get(this) ?? new Set()).add(target));
  };
  prototype.disconnect = function () {
    watched.delete(this);
    disconnect.call(this);
  };
}

/**
 * Ends the observers of what is no longer in a page. A browser forgets them with the element; happy-dom's window holds them, and through
 * them the whole page of each test, until the file is over.
 */
export function endObserversOfGonePages(): void {
  for (const [observer, targets] of watched) if (![...targets].some(({ isConnected }) => isConnected)) observer.disconnect();
}
