import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAllTexts } from './texts/i18n';

/** `React.lazy` for a named export without properties; waits for the texts of all areas too. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazyWithProps(load, name);
}

/** `React.lazy` for a named export; waits for the texts of all areas too. */
export function lazyWithProps<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    return { default: module[name] };
  });
}

/** For what stands between the start and the first list: says nothing but the texts of `runtime/texts/first-texts.ts`. */
export function lazyFirst<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Resolves with the module, but not before `delayMs` have passed (checklist LOG-05). */
export async function atLeast<Module>(delayMs: number, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, new Promise((resolve) => setTimeout(resolve, delayMs))]);
  return loaded;
}
