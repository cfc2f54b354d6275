// @vitest-environment happy-dom
import { ok } from '@shared/contract/result';
import { Window } from 'happy-dom';
import { afterEach, expect, it } from 'vitest';
import { lookUpStylesQuickly } from '../../support/dom/quick-styles';
import { lookedAt, seldomSaid } from '../../support/dom/style-index';
import { endPage, showPage } from '../../support/page/page';

type Compute = (element: Element) => CSSStyleDeclaration;

const names = [...lookedAt, ...(Object.keys(seldomSaid) as (keyof typeof seldomSaid)[])];

/** Where the two answers differ, for everything in a document, in what tells whether an element can be seen, and where to place what belongs to it. */
function differences(document: Document, full: Compute, quick: Compute): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    names
      .filter((name) =>
        [quick(element)[name], quick(element).getPropertyValue(name.replace(/[A-Z]/, '-$&').toLowerCase())].some(
          (value) => value !== full(element)[name],
        ),
      )
      .map((name) => `${element.outerHTML.slice(0, 99)}: ${name} is ${full(element)[name]}, not ${quick(element)[name]}`),
  );
}

/** A page of its own, and both ways to ask for a style in it. */
function openDocument(html: string): { document: Document; full: Compute; quick: Compute } {
  const window = new Window() as unknown as typeof globalThis.window;
  const full = window.getComputedStyle.bind(window);
  const before = globalThis.getComputedStyle;
  lookUpStylesQuickly(window);
  globalThis.getComputedStyle = before;
  window.document.write(html);
  return { document: window.document, full, quick: (element) => window.getComputedStyle(element) };
}

const hostile = `<html><head><style>
  .none { display: none } .flex { display: flex } .hidden { visibility: hidden } .seen { visibility: visible } .bad { display: sideways }
  .late { display: grid } .strong { display: none !important } .kept { visibility: inherit } .unset { visibility: unset } .plain { display: unset } .by-variable { display: var(--shown) }
  .outer .inner { display: none } .outer > .inner.flex { display: inline-flex } span.flex { display: inline-block }
  li:first-child { display: none } [data-closed] { visibility: collapse } :is(.a, .b) { display: none } .x, .y { display: none }
  .fixed { position: fixed } .sticky { position: sticky } .fixed .inside { position: absolute; display: flex }
  .everything { all: unset } #named { display: none } .a\\:b { display: none }
  @media (min-width: 1px) { .wide { display: none } } @media (max-width: 1px) { .narrow { display: none } }
  @supports (display: grid) { .able { display: none } .outer .able[data-closed] { visibility: hidden } }
  @media (min-width: 1px) { .outer:not([data-closed], .b) svg { display: none } @media (max-width: 1px) { .wide { display: flex } } }
  @media (max-width: 1px) { [data-x="]("], :not(.nowhere) { display: none } } path:not(.a) { visibility: hidden } .a .last:is(.b, .c)[data-closed] { display: none }
  .outer { overflow: auto; transform: none; width: 2rem } .inner { overflow-x: hidden; min-width: 1px } .flex { contain: paint; filter: none } .x, .y { rotate: 1deg; height: 1em }
  .none + .late, :is(.kept) { will-change: transform } ul > li { direction: rtl } @media (min-width: 1px) { .wide { overflow-y: scroll; scale: 2 } }
  @media (max-width: 1px) { .narrow { translate: 1px } } [data-closed] { perspective: 1px; backdrop-filter: blur(1px) }
</style><style>.late { display: none } * .deep { visibility: hidden }</style></head><body style="--shown: grid">
  <p class="none late">1</p><p class="late none flex">2</p><p class="flex none">3</p><p class="strong flex" style="display: block">4</p>
  <div class="hidden"><span>5</span><b class="seen"><i>6</i></b><b class="kept">7</b><b class="seen unset">7</b><b class="unset seen">7</b><u style="visibility: visible">8</u></div>
  <div class="outer"><p class="inner">9</p><p class="inner flex">10</p></div><span class="flex none">11</span><span class="by-variable">12</span>
  <ul><li>13</li><li>14</li></ul><div data-closed=""><span>15</span></div><i class="a">16</i><i class="y">17</i><i class="a:b">18</i>
  <i class="everything none">19</i><i id="named" class="flex">20</i><i class="wide">21</i><i class="narrow">22</i><i class="able">23</i>
  <dialog>24</dialog><dialog open="">25</dialog><i class="bad">26</i><i class="deep"><b>27</b><b class="unset">27</b></i><i class="seen plain"><b class="unset"><i>27</i></b></i><b class="unset">27</b><i hidden="">28</i>
  <div class="fixed sticky"><i>34</i><i class="inside">35</i></div><i class="fixed" style="position: relative">36</i><p class="sticky none">37</p>
  <input type="hidden" /><details><summary>29</summary>30</details><table><tbody><tr><td>31</td></tr></tbody></table>
  <svg class="none"><path d="" /></svg><div style="display: none"><b>32</b></div><div class="outer"><svg><path class="flex" /></svg><i class="able" data-closed=""></i></div>
  <div class="outer b"><svg><path class="a" /></svg></div><div class="a"><i class="last c" data-closed="">38</i><i class="last c flex">39</i><i class="c" data-x="](">40</i></div><i style="all: unset" class="none">33</i><i style="overflow-x: scroll; max-width: 1px; transform: rotate(1deg)">41</i>
  <div style="direction: rtl"><p class="y"><b>42</b></p></div><bdo dir="rtl">43</bdo></body></html>`;

afterEach(endPage);

it('the quick look at styles says what a whole cascade says, of all kinds of rules and elements', () => {
  const { document, full, quick } = openDocument(hostile);
  expect(differences(document, full, quick)).toEqual([]);
  expect(full(document.querySelector('.late') as Element).display).toBe('none');
});

it('the quick look follows every change of the page and of its rules', () => {
  const { document, full, quick } = openDocument(hostile);
  let changes = 0;
  const follows = (change: () => void): void => {
    change();
    // A rule alone does not let happy-dom think again.
    document.documentElement.setAttribute('data-changes', String(++changes));
    expect(differences(document, full, quick)).toEqual([]);
  };
  const [first, second] = [...document.querySelectorAll('style')];
  const flex = document.querySelector('.flex') as HTMLElement;
  follows(() => flex.classList.add('strong'));
  follows(() => flex.setAttribute('style', 'display: inline; visibility: hidden'));
  follows(() => document.body.classList.add('hidden'));
  follows(() => first?.sheet?.insertRule('.flex { display: table }', first.sheet.cssRules.length));
  follows(() => first?.sheet?.deleteRule(0));
  follows(() => second?.remove());
  follows(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { display: none }' })));
  follows(() => document.querySelector('ul')?.prepend(document.createElement('li')));
  expect([quick(flex).display, quick(flex).visibility]).toEqual(['none', 'hidden']);
});

it('the quick look sees a screen of the app as happy-dom does', async () => {
  const page = await showPage('/promo-codes', { handlers: { 'promoCodes.list': () => ok({ rows: [], unreadable: [], totalItems: 0 }) } });
  await page.findByText('Add promo code');
  const { document: copy, full, quick } = openDocument('<html><head></head><body></body></html>');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  copy.head.append(Object.assign(copy.createElement('style'), { textContent: rules.join('\n') }));
  copy.body.innerHTML = page.baseElement.innerHTML;
  expect(rules.length).toBeGreaterThan(20);
  expect(copy.querySelectorAll('[class*=fui-]').length).toBeGreaterThan(3);
  expect(differences(copy, full, quick)).toEqual([]);
});
