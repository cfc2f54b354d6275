import { type ComponentType, type FunctionComponent, lazy, type ReactElement, useState } from 'react';
import { loadAllTexts } from './texts/i18n';

/** A component whose code is loaded when it is first rendered; it suspends until then, and throws if the code can't be loaded. */
export interface LazyComponent<Props = object> extends FunctionComponent<Props> {
  /** Preloads the code, so that the component renders without suspending. Rejects if the code can't be loaded. */
  load: () => Promise<unknown>;
}

/** `React.lazy` alone suspends even for code that is already loaded, and React shows the result at least 300 ms after the last fallback. */
function lazyOnce<Props extends object>(read: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let there: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = (): Promise<ComponentType<Props>> => {
    loading ??= read().then((loaded) => {
      there = loaded;
      return loaded;
    });
    return loading;
  };
  const Late = lazy(async () => ({ default: await load() }));
  function Lazy(props: Props): ReactElement {
    // State, so that the rendered component stays the same when the code arrives.
    const [Drawn] = useState<ComponentType<Props> | typeof Late>(() => there ?? Late);
    return <Drawn {...props} />;
  }
  return Object.assign(Lazy, { load });
}

/** Loads a named export without props; also waits for all texts. */
export function lazyComponent<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyComponent {
  return lazyWithProps(load, name);
}

/** Loads a named export; also waits for all texts. */
export function lazyWithProps<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  return lazyOnce(async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    return module[name];
  });
}

/** For components between the start and the first list. They may only use the texts in `runtime/texts/first-texts.ts`. */
export function lazyEntryScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  return lazyOnce(async () => (await load())[name]);
}

/** Resolves with the module, but not before `delayMs` have passed (checklist LOG-05). */
export async function atLeast<Module>(delayMs: number, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, new Promise((resolve) => setTimeout(resolve, delayMs))]);
  return loaded;
}
