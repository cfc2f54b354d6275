import { type ComponentType, type FunctionComponent, lazy, type ReactElement, useState } from 'react';
import { loadAllTexts } from './texts/i18n';

/** A component whose code comes when it is drawn first; it suspends until then, and throws where the code cannot be had. */
export interface LazyComponent<Props = object> extends FunctionComponent<Props> {
  /** Loads it ahead: it is drawn at once then. Rejects where the code cannot be had. */
  load: () => Promise<unknown>;
}

/**
 * `React.lazy` alone suspends once more for what is loaded already, and React shows what it has suspended for no sooner than 300 ms after
 * the last preloader.
 */
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
    // Kept, so that what is drawn stays when it comes.
    const [Drawn] = useState<ComponentType<Props> | typeof Late>(() => there ?? Late);
    return <Drawn {...props} />;
  }
  return Object.assign(Lazy, { load });
}

/** For a named export without properties; waits for the texts of all areas too. */
export function lazyComponent<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyComponent {
  return lazyWithProps(load, name);
}

/** For a named export; waits for the texts of all areas too. */
export function lazyWithProps<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  return lazyOnce(async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    return module[name];
  });
}

/** For what stands between the start and the first list: says nothing but the texts of `runtime/texts/first-texts.ts`. */
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
