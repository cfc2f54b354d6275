import { Window } from 'happy-dom';
import { createStyleIndex, type Looked, lookedAt, type SeldomSaid, type StyleIndex, seldomSaid, sheetsOf } from './style-index';

/** Elements whose style without any rule depends on more than their name. */
const withStates = new Set(['DIALOG']);
const written: Record<Looked, RegExp> = {
  display: /(^|[;\s])(display|all)\s*:/i,
  visibility: /(^|[;\s])(visibility|all)\s*:/i,
  position: /(^|[;\s])(position|all)\s*:/i,
};

const indexes = new WeakMap<Document, StyleIndex>();
const shown = new WeakMap<Element, CSSStyleDeclaration>();
const bare = new Map<string, string>();
let bareWindow: Window | undefined;

/** What an element of this name has where no rule speaks of it. */
function bareValue({ namespaceURI, localName }: Element, looked: Looked | SeldomSaid): string {
  const key = `${looked} ${namespaceURI} ${localName}`;
  let value = bare.get(key);
  if (value === undefined) {
    bareWindow ??= new Window();
    const element = bareWindow.document.createElementNS(namespaceURI ?? '', localName);
    bareWindow.document.body.append(element);
    value = bareWindow.getComputedStyle(element)[looked];
    element.remove();
    bare.set(key, value);
  }
  return value;
}

const isLooked = (name: unknown): name is Looked => (lookedAt as readonly unknown[]).includes(name);

const isSeldomSaid = (name: unknown): name is SeldomSaid => typeof name === 'string' && Object.hasOwn(seldomSaid, name);

function indexOf(document: Document): StyleIndex {
  const sheets = sheetsOf(document);
  const known = indexes.get(document);
  if (known?.isOf(sheets)) return known;
  const index = createStyleIndex(sheets);
  indexes.set(document, index);
  return index;
}

/** What the element's own attribute and the rules for it say; null: nobody says anything; undefined: only happy-dom can tell. */
function ownValue(index: StyleIndex, element: Element, looked: Looked): string | null | undefined {
  const style = element.getAttribute('style');
  if (style && written[looked].test(style)) return undefined;
  return index.valueOf(element, looked);
}

/** What an element has of what no rule and no attribute says anything of. */
function unsaidValue(element: Element, name: SeldomSaid): string | undefined {
  const { ownerDocument: document } = element;
  if (!element.isConnected || element.getRootNode() !== document) return undefined;
  const index = indexOf(document);
  for (let at: Element | null = element; at; at = name === 'direction' ? at.parentElement : null) {
    const style = at.getAttribute('style');
    if ((style && seldomSaid[name].test(style)) || index.isSaid(at, name)) return undefined;
  }
  return bareValue(element, name);
}

function quickValue(element: Element, looked: Looked): string | undefined {
  const { ownerDocument: document } = element;
  if (!element.isConnected || element.getRootNode() !== document || withStates.has(element.tagName)) return undefined;
  const index = indexOf(document);
  if (looked !== 'visibility') {
    const own = ownValue(index, element, looked);
    return own === null ? bareValue(element, looked) : own;
  }
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownValue(index, at, looked);
    if (own !== null) return own;
  }
  return '';
}

/**
 * Lets the window's `getComputedStyle` answer for `display`, `visibility` and `position`, which every look by role and name and every search
 * for what takes the focus asks of every element, from an index of the rules by class, and for what places menus asks of all around them
 * where no rule speaks of it. What the index cannot tell, and all other properties, happy-dom answers itself.
 */
export function lookUpStylesQuickly(view: typeof globalThis.window): void {
  const compute = view.getComputedStyle.bind(view);
  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo) return compute(element, pseudo);
    const known = shown.get(element);
    if (known) return known;
    const full = compute(element, pseudo);
    const read = (looked: Looked): string => quickValue(element, looked) ?? full[looked];
    const getPropertyValue = (name: string): string => (isLooked(name) ? read(name) : full.getPropertyValue(name));
    // Of an empty object: a proxy's answer is compared with what its target holds, and happy-dom would compute that too.
    const style = new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (isLooked(property)) return read(property);
        if (isSeldomSaid(property)) return unsaidValue(element, property) ?? full[property];
        return property === 'getPropertyValue' ? getPropertyValue : Reflect.get(full, property);
      },
      has: (_, property) => Reflect.has(full, property),
    });
    shown.set(element, style);
    return style;
  };
  view.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}
