import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Answers whether there is more of it to do. */
type Step = (didTimeout: boolean) => unknown;
interface Task {
  callback: Step | null;
}
interface Scheduler {
  unstable_scheduleCallback(priority: number, step: Step, options?: object): Task;
  unstable_shouldYield(): boolean;
}
interface React {
  act?: (callback: () => unknown) => unknown;
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    /** What `act` does before it ends; null outside of it. */
    actQueue: Step[] | null;
    /** What it throws at its end. */
    thrownErrors: unknown[];
  };
}

const load = createRequire(import.meta.url);

/** Loads what keeps some of the globals for itself with others in their place. */
function loadWith(replaced: Partial<typeof globalThis>, names: readonly string[]): void {
  const own = Object.keys(replaced).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, replaced);
  for (const name of names) load(name);
  for (const [name, value] of own) Reflect.set(globalThis, name, value);
}

/**
 * Loads the React that ships, which draws a page for half of what its development build takes. Only the latter has `act`, and tells it of
 * everything that is still to be done; here that is learned from what the renderer asks of the scheduler and of the browser.
 */
function loadReact(): void {
  const { act, ...development } = load(join(dirname(load.resolve('react')), 'cjs/react.development.js')) as React;
  if (!act) throw new Error("React's development build has no act");
  const shared = development.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  process.env.NODE_ENV = 'production';
  const react = load('react') as React;
  // Sources are compiled for the development build.
  Reflect.set(load('react/jsx-dev-runtime'), 'jsxDEV', Reflect.get(load('react/jsx-runtime'), 'jsx'));

  /** What was asked for outside of `act` and has not been done yet; the next one does it. */
  const open = new Set<Step>();
  const scheduler = load('scheduler') as Scheduler;
  const { unstable_scheduleCallback: schedule, unstable_shouldYield: shouldYield } = scheduler;
  const { queueMicrotask, setTimeout, clearTimeout, reportError } = globalThis;

  scheduler.unstable_scheduleCallback = (priority, step, options) => {
    if (shared.actQueue) {
      const task: Task = { callback: step };
      shared.actQueue.push((didTimeout) => task.callback?.(didTimeout) ?? null);
      return task;
    }
    const inTime: Step = (didTimeout) => {
      open.delete(early);
      return step(didTimeout);
    };
    const task = schedule(priority, inTime, options);
    const early: Step = (didTimeout) => {
      // It was done or canceled meanwhile.
      if (task.callback !== inTime) return null;
      task.callback = null;
      return step(didTimeout);
    };
    open.add(early);
    return task;
  };
  scheduler.unstable_shouldYield = () => !shared.actQueue && shouldYield();
  const inActOrSoon = (callback: () => void): void => {
    let isDone = false;
    const once: Step = () => {
      open.delete(once);
      if (!isDone) callback();
      isDone = true;
      return null;
    };
    open.add(once);
    shared.actQueue?.push(once);
    queueMicrotask(() => once(false));
  };
  // React waits before it takes a part away that is being loaded; within `act` it does not.
  const inActOrAfter = (callback: () => void, ms: number): unknown => {
    if (!shared.actQueue) return setTimeout(callback, ms);
    const task: Task = { callback };
    shared.actQueue.push(() => {
      task.callback?.(false);
      return null;
    });
    return task;
  };
  const cancel = (timer: Task | number): void => {
    if (typeof timer === 'object' && 'callback' in timer) timer.callback = null;
    else clearTimeout(timer as number);
  };
  const throwInAct = (error: unknown): void => {
    if (shared.actQueue) shared.thrownErrors.push(error);
    else reportError(error);
  };
  loadWith(
    {
      queueMicrotask: inActOrSoon,
      setTimeout: inActOrAfter as typeof globalThis.setTimeout,
      clearTimeout: cancel as typeof globalThis.clearTimeout,
      reportError: throwInAct,
    },
    ['react-dom', 'react-dom/client', 'react-dom/server'],
  );
  Object.assign(scheduler, { unstable_scheduleCallback: schedule, unstable_shouldYield: shouldYield });
  react.act = (callback) =>
    act(() => {
      shared.actQueue?.push(...open);
      open.clear();
      return callback();
    });
}

// A worker runs many files. To see the warnings of the development builds, or their stacks: `DIWAN_REACT=development npx vitest`.
if (process.env.NODE_ENV !== 'production' && process.env.DIWAN_REACT !== 'development') {
  loadReact();
  // Fluent asks for it with each element that it draws, and Node looks it up in the system's own every time, which only the time zone needs.
  if (typeof document !== 'undefined') process.env = { ...process.env };
}
