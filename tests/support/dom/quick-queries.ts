import { type Document, type DocumentFragment, type Element, type HTMLElement, Node, PropertySymbol } from 'happy-dom';
import NodeList from 'happy-dom/lib/nodes/node/NodeList.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import SelectorItem from 'happy-dom/lib/query-selector/SelectorItem.js';
import SelectorParser from 'happy-dom/lib/query-selector/SelectorParser.js';

type Root = Element | Document | DocumentFragment;
type Match = ReturnType<SelectorItem['match']>;
type Groups = SelectorItem[][];

interface MatchOptions {
  scope?: Root | null;
  ignoreErrors?: boolean;
}

/** What is private in happy-dom's declarations. */
interface Inner {
  querySelectorAll(node: Root, selector: string): NodeList<Element>;
  querySelector(node: Root, selector: string): Element | null;
  matches(element: Element, selector: string, options?: MatchOptions): Match;
  globalMatchFunction: Inner['matches'];
  affectsCache(): void;
  matchSelector(options: {
    scope: Element | DocumentFragment;
    element: Element;
    selectorItems: SelectorItem[];
    cachedItem: { result: null };
    ignoreErrors: boolean | undefined;
  }): Match;
}

const inner = QuerySelector as unknown as Inner;
/** What happy-dom does by itself. */
export const original = {
  all: inner.querySelectorAll.bind(inner),
  first: inner.querySelector.bind(inner),
  matches: inner.matches.bind(inner),
};

/** Whether happy-dom has an error ready for it. */
const isRefused = (selector: unknown): boolean => typeof selector !== 'string' || selector === '' || /^[.#[]?\d|[.#]$/.test(selector);

const isDocument = (node: Root): node is Document => node[PropertySymbol.nodeType] === Node.DOCUMENT_NODE;
const scopeOf = (node: Root): Element | DocumentFragment => (isDocument(node) ? (node.documentElement as HTMLElement) : node);

function parsed(node: Root, scope: Element | DocumentFragment, selector: string, ignoreErrors = false): Groups {
  const window = node[PropertySymbol.window];
  return new SelectorParser({ window, scope, globalMatchFunction: inner.matches, ignoreErrors }).getSelectorGroups(selector);
}

const backwards = new WeakMap<SelectorItem[], SelectorItem[]>();

function lastFirst(items: SelectorItem[]): SelectorItem[] {
  const known = backwards.get(items) ?? items.toReversed();
  backwards.set(items, known);
  return known;
}

const nobody = { result: null };

function matchOf(groups: Groups, scope: Element | DocumentFragment, element: Element, ignoreErrors?: boolean): Match {
  for (const items of groups) {
    const [only] = items;
    const match =
      items.length === 1
        ? only?.match(scope, element, ignoreErrors)
        : inner.matchSelector({ scope, element, selectorItems: lastFirst(items), cachedItem: nobody, ignoreErrors });
    if (match) return match;
  }
  return null;
}

/** Adds what matches below a node in the order of the document; true: enough was found. */
function collect(parent: Root, groups: Groups, scope: Element | DocumentFragment, found: Element[], most: number): boolean {
  for (const element of parent[PropertySymbol.elementArray]) {
    if (matchOf(groups, scope, element)) {
      found.push(element);
      if (found.length === most) return true;
    }
    if (collect(element, groups, scope, found, most)) return true;
  }
  return false;
}

function find(node: Root, selector: string, most: number): Element[] {
  const scope = scopeOf(node);
  const found: Element[] = [];
  collect(node, parsed(node, scope, selector), scope, found, most);
  return found;
}

/** What was found since any node has changed last. */
const answers = { all: new Map<Root, Map<string, NodeList<Element>>>(), first: new Map<Root, Map<string, Element | null>>() };

function remembered<Found>(known: Map<Root, Map<string, Found>>, node: Root, selector: string, look: () => Found): Found {
  const ofNode = known.get(node) ?? new Map<string, Found>();
  known.set(node, ofNode);
  const before = ofNode.get(selector);
  if (before !== undefined) return before;
  const found = look();
  ofNode.set(selector, found);
  return found;
}

let isDone = false;

/**
 * Lets happy-dom look by selectors without a note at each element it comes by. It keeps what it has found at the node that was asked, and
 * notes it at every element on its way, so that a change there makes it forget; in a page that changes all the time these notes are dearer
 * than looking again. Here all that was found is forgotten with any change.
 */
export function queryQuickly(): void {
  if (isDone) return;
  isDone = true;
  const { prototype } = Node;
  const clear = prototype[PropertySymbol.clearCache];
  prototype[PropertySymbol.clearCache] = function () {
    if (answers.all.size > 0) answers.all.clear();
    if (answers.first.size > 0) answers.first.clear();
    clear.call(this);
  };
  inner.affectsCache = () => undefined;
  inner.querySelectorAll = (node, selector) => {
    if (isRefused(selector)) return original.all(node, selector);
    return remembered(
      answers.all,
      node,
      selector,
      () => new NodeList<Element>(PropertySymbol.illegalConstructor, find(node, selector, Number.POSITIVE_INFINITY)),
    );
  };
  inner.querySelector = (node, selector) => {
    if (isRefused(selector)) return original.first(node, selector);
    return remembered(answers.first, node, selector, () => find(node, selector, 1)[0] ?? null);
  };
  inner.matches = (element, selector, options) => {
    if (selector === '*' || isRefused(selector)) return original.matches(element, selector, options);
    const scope = scopeOf(options?.scope || element);
    return matchOf(parsed(element, scope, selector, options?.ignoreErrors), scope, element, options?.ignoreErrors);
  };
  inner.globalMatchFunction = inner.matches;

  const { prototype: item } = SelectorItem as unknown as { prototype: { classNames: string[]; matchClass(element: Element): Match } };
  item.matchClass = function (element) {
    const value = element.getAttribute('class');
    if (!value) return null;
    let classes: string | undefined;
    for (const name of this.classNames) {
      if (!value.includes(name)) return null;
      classes ??= ` ${value.replaceAll(/[\t\f\n\r]/g, ' ')} `;
      if (!classes.includes(` ${name} `)) return null;
    }
    return { priorityWeight: this.classNames.length * 10 };
  };
}
