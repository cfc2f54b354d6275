// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { endObserversOfGonePages } from '../../support/dom/observers';

it('what observes a part of the page ends with it, and goes on as long as any part that it observes is there', async () => {
  const [gone, there] = [document.createElement('p'), document.createElement('p')];
  document.body.append(gone, there);
  const reports = new Set<string>();
  const observe = (name: string, ...targets: Element[]): void => {
    const observer = new MutationObserver(() => reports.add(name));
    for (const target of targets) observer.observe(target, { attributes: true });
  };
  observe('gone', gone);
  observe('there', there);
  observe('both', gone, there);
  gone.remove();
  endObserversOfGonePages();
  for (const element of [gone, there]) element.setAttribute('title', 'changed');
  await Promise.resolve();
  expect([...reports].sort()).toEqual(['both', 'there']);
  reports.clear();
  there.remove();
  endObserversOfGonePages();
  there.setAttribute('title', 'again');
  await Promise.resolve();
  expect([...reports]).toEqual([]);
});
