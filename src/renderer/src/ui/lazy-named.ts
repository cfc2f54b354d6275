import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** `React.lazy` for a named export without properties. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazyWithProps(load, name);
}

/** `React.lazy` for a named export. */
export function lazyWithProps<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Resolves with the module, but not before `delayMs` have passed (checklist LOG-05). */
export async function atLeast<Module>(delayMs: number, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, new Promise((resolve) => setTimeout(resolve, delayMs))]);
  return loaded;
}
