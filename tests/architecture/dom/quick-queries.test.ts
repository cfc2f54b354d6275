// @vitest-environment happy-dom
import { ok } from '@shared/contract/result';
import type * as happyDom from 'happy-dom';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import { afterEach, expect, it } from 'vitest';
import { original } from '../../support/dom/quick-queries';
import { endPage, showPage } from '../../support/page/page';

type Root = happyDom.Element | happyDom.Document;
const asHappyDom = (node: ParentNode | Element): Root => node as unknown as Root;

const html = `<main id="m" class="outer  wide"><p id="p1" class="a b">1</p><p id="p2" class="b	c" data-x="one two">2<i id="i1" class="a:b"></i></p>
  <ul id="u" class="list"><li id="l1"><a id="a1" href="#x">3</a></li><li id="l2" class="a" lang="ar-KW"><a id="a2">4</a></li><li id="l3"></li></ul>
  <form id="f" class="list"><label id="lb" for="n">5</label><input id="n" type="text" name="n" disabled><input id="c" type="checkbox" checked>
  <select id="s"><option id="o1">6</option><option id="o2" selected>7</option></select></form><svg id="v" class="a b"><path id="d" class="b"></path></svg></main>`;

const selectors = [
  '*',
  'p',
  'P',
  '#u',
  'p#p2',
  '.a',
  '.b.a',
  '.c',
  '.wide',
  '.a\\:b',
  '.lis',
  '[href]',
  '[data-x~="two"]',
  '[data-x="one"]',
  '[lang|="ar"]',
  '[href^="#"], p, [href$="x"]',
  '[class*="ist"]',
  'ul, p, ul',
  'main p',
  'main > p',
  'p + ul',
  'ul ~ svg',
  'ul li:first-child a',
  'main li > a:not([href])',
  'form :checked',
  'input:disabled',
  'li:nth-child(2)',
  'li:nth-last-child(1), li:empty',
  ':is(p, li).a',
  ':not(.a):not(p)',
  'ul:has(> .a)',
  'path.b, svg > .b',
  ':root main',
  '.outer .list .a',
  'label[for="n"] + input',
  'select > option[selected]',
  '.nobody',
];

/** Of a root and all below it, what is found below each, first and in all, and what matches. */
function differences(root: Element, of: readonly string[]): string[] {
  const all = [root, ...root.querySelectorAll('*')];
  return of.flatMap((selector) => {
    const own = [...original.all(asHappyDom(root), selector)].map(({ id }) => id);
    const quick = [...root.querySelectorAll(selector)].map(({ id }) => id);
    const first = [original.first(asHappyDom(root), selector)?.id, root.querySelector(selector)?.id];
    const matching = all.filter(
      (element) => Boolean(original.matches(asHappyDom(element) as happyDom.Element, selector)) !== element.matches(selector),
    );
    const differs = String(own) !== String(quick) || first[0] !== first[1] || matching.length > 0;
    return differs ? [`${selector}: ${own} and ${quick}, ${first}, ${matching.map(({ id }) => id)}`] : [];
  });
}

afterEach(endPage);
afterEach(() => document.body.replaceChildren());

it('a quick look finds by selectors what happy-dom finds, in the same order', () => {
  document.body.innerHTML = html;
  expect(differences(document.documentElement, selectors)).toEqual([]);
  expect(document.querySelectorAll('p, li.a, #m').length).toBe(4);
  expect(document.querySelector('.list .a')?.id).toBe('l2');
});

it('a quick look from within the page counts what is around it too, as browsers do', () => {
  document.body.innerHTML = html;
  const list = document.getElementById('u') as HTMLElement;
  expect([...list.querySelectorAll('main a')].map(({ id }) => id)).toEqual(['a1', 'a2']);
  expect([...list.querySelectorAll(':scope > .a')].map(({ id }) => id)).toEqual(['l2']);
  expect(list.querySelector('ul')).toBeNull();
});

it('what was found is forgotten with every change', () => {
  document.body.innerHTML = html;
  const list = document.getElementById('u') as HTMLElement;
  const marked = (): string => [document.querySelector('.new')?.id, ...[...list.querySelectorAll('.new')].map(({ id }) => id)].join();
  const steps: [() => void, string][] = [
    [() => undefined, ''],
    [() => document.getElementById('l3')?.setAttribute('class', 'new'), 'l3,l3'],
    [() => document.getElementById('a1')?.classList.add('new'), 'a1,a1,l3'],
    [() => document.getElementById('l1')?.remove(), 'l3,l3'],
    [() => list.append(document.getElementById('p1') as HTMLElement), 'l3,l3'],
    [() => document.getElementById('p1')?.classList.add('new'), 'l3,l3,p1'],
    [() => list.insertBefore(document.getElementById('p1') as HTMLElement, list.firstChild), 'p1,p1,l3'],
    [() => document.getElementById('l3')?.removeAttribute('class'), 'p1,p1'],
    [() => list.replaceChildren(), ''],
  ];
  for (const [change, after] of steps) {
    expect(marked()).toBe(marked());
    change();
    expect(marked()).toBe(after);
  }
  const box = document.getElementById('c') as HTMLInputElement;
  expect(document.querySelector(':checked')).toBe(box);
  box.checked = false;
  expect(document.querySelector('input:checked')).toBeNull();
});

it('what is no selector is refused', () => {
  for (const selector of ['', '.', '.1a', '[a', 'p >']) {
    expect(() => document.querySelectorAll(selector)).toThrow(/selector/);
    expect(() => document.querySelector(selector)).toThrow(/selector/);
    expect(() => document.body.matches(selector)).toThrow(/selector/);
  }
});

it('a quick look sees a screen of the app as happy-dom does', async () => {
  const page = await showPage('/promo-codes', { handlers: { 'promoCodes.list': () => ok({ rows: [], unreadable: [], totalItems: 0 }) } });
  await page.findByText('Add promo code');
  expect(QuerySelector.querySelectorAll).not.toBe(original.all);
  const asked = [
    'button',
    '[role]',
    '[aria-label]',
    '.fui-Button',
    'label[for]',
    'button:not([disabled]) span',
    '[tabindex="0"], a[href], input',
    'style',
  ];
  for (const root of [document.documentElement, page.container]) expect(differences(root, asked)).toEqual([]);
});
