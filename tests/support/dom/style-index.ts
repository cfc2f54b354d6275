/** What tells whether an element can be seen. */
export const lookedAt = ['display', 'visibility', 'position'] as const;
export type Looked = (typeof lookedAt)[number];

/** What else menus, hints and the focus ask of an element and of all around it, of which hardly any rule says something. */
export const seldomSaid = {
  overflow: /(^|[;{\s])(overflow(-[xy])?|all)\s*:/i,
  overflowX: /(^|[;{\s])(overflow(-x)?|all)\s*:/i,
  overflowY: /(^|[;{\s])(overflow(-y)?|all)\s*:/i,
  transform: /(^|[;{\s])(transform|all)\s*:/i,
  translate: /(^|[;{\s])(translate|all)\s*:/i,
  scale: /(^|[;{\s])(scale|all)\s*:/i,
  rotate: /(^|[;{\s])(rotate|all)\s*:/i,
  perspective: /(^|[;{\s])(perspective|all)\s*:/i,
  filter: /(^|[;{\s])(filter|all)\s*:/i,
  backdropFilter: /(^|[;{\s])(backdrop-filter|all)\s*:/i,
  willChange: /(^|[;{\s])(will-change|all)\s*:/i,
  contain: /(^|[;{\s])(contain|all)\s*:/i,
  width: /(^|[;{\s])(width|all)\s*:/i,
  height: /(^|[;{\s])(height|all)\s*:/i,
  direction: /(^|[;{\s])(direction|all)\s*:/i,
} satisfies Partial<Record<keyof CSSStyleDeclaration, RegExp>>;
export type SeldomSaid = keyof typeof seldomSaid;

interface Entry {
  value: string;
  order: number;
  /** Of a rule that is more than one class, or has a condition around it. Undefined: the class is all there is to it. */
  selector?: string;
  /** The rules around it. */
  conditions: readonly CSSRule[];
}

/** Whether the rule may be for the element in the window as it is now. */
function isFor({ selector, conditions }: Entry, element: Element): boolean {
  if (selector !== undefined && !element.matches(selector)) return false;
  const view = element.ownerDocument.defaultView;
  // What is no query for the medium only happy-dom can tell.
  return conditions.every((rule) => !('media' in rule) || view?.matchMedia((rule as CSSMediaRule).conditionText).matches);
}

export interface StyleIndex {
  /** Whether it was made of these sheets as they are now. */
  isOf(sheets: readonly CSSStyleSheet[]): boolean;
  /** What the rules say of an element; null: nothing; undefined: it takes a whole cascade to know. */
  valueOf(element: Element, looked: Looked): string | null | undefined;
  /** Whether a rule for the element says anything of it. */
  isSaid(element: Element, name: SeldomSaid): boolean;
}

const oneClass = /^\.([\w-]+)$/;
/** What is said of the element itself: what follows the last blank or combinator of a selector without brackets. */
const lastPart = /(?:^|[\s>+~])([^\s>+~]+)$/;
const inBrackets = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

/** Without conditions on where it stands, whose commas and blanks part nothing. */
function withoutBrackets(selector: string): string {
  const less = selector.replaceAll(inBrackets, '');
  return less === selector ? selector : withoutBrackets(less);
}

/** A class that each element has which the selector is for, or else its name; undefined: it may be for any. */
function keyOf(selector: string): string | undefined {
  const [, last = ''] = lastPart.exec(selector) ?? [];
  return /\.([\w-]+)/.exec(last)?.[1] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase().replace(/^/, '<');
}

export function sheetsOf(document: Document): CSSStyleSheet[] {
  const elements = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style,link[rel="stylesheet"]');
  const sheets = [...elements].map(({ sheet }) => sheet).filter((sheet) => sheet !== null);
  return [...sheets, ...(document.adoptedStyleSheets ?? [])];
}

interface Said {
  value: string;
  /** Whether it takes what other rules and elements say to know what comes of it. */
  isMore: boolean;
}

const said = new WeakMap<CSSStyleRule, Record<Looked, Said>>();

/** What a rule says; reading it is dear, and an index is made anew with each rule that is added. */
function saysOf(rule: CSSStyleRule): Record<Looked, Said> {
  const known = said.get(rule);
  if (known) return known;
  const { style } = rule;
  const isAll = style.getPropertyValue('all') !== '';
  const read = (looked: Looked): Said => {
    const value = style.getPropertyValue(looked);
    // happy-dom takes `unset` for a word like any other.
    const isMore = isAll || style.getPropertyPriority(looked) !== '' || /^(inherit|initial|revert)|var\(/.test(value);
    return { value, isMore };
  };
  const says = { display: read('display'), visibility: read('visibility'), position: read('position') };
  said.set(rule, says);
  return says;
}

const texts = new WeakMap<CSSRule, string>();

function textOf(rule: CSSRule): string {
  const text = texts.get(rule) ?? rule.cssText;
  texts.set(rule, text);
  return text;
}

/** Each rule with a selector, and the rules around it. */
function forEachRule(
  rules: Iterable<CSSRule>,
  run: (rule: CSSStyleRule, conditions: readonly CSSRule[]) => void,
  around: readonly CSSRule[] = [],
): void {
  for (const rule of rules) {
    if ('selectorText' in rule) run(rule as CSSStyleRule, around);
    else if ('cssRules' in rule) forEachRule(rule.cssRules as CSSRuleList, run, [...around, rule]);
  }
}

/** The selectors that a comma parts. */
function partsOf(bare: string): string[] {
  return /[()[\]\\]/.test(bare) ? [''] : bare.split(',').map((each) => each.trim());
}

const namesOf = (element: Element): string[] => [
  `<${element.localName.toLowerCase()}`,
  ...(element.getAttribute('class') ?? '').split(/\s+/),
];

export function createStyleIndex(sheets: readonly CSSStyleSheet[]): StyleIndex {
  const byKey: Record<Looked, Map<string, Entry[]>> = { display: new Map(), visibility: new Map(), position: new Map() };
  /** Of rules that may be for any element. */
  const others: Record<Looked, Entry[]> = { display: [], visibility: [], position: [] };
  const seen = sheets.map(({ cssRules }) => ({ count: cssRules.length, last: cssRules[cssRules.length - 1] }));
  let order = 0;

  const add = (looked: Looked, key: string | undefined, entry: Entry): void => {
    const list = key === undefined ? others[looked] : (byKey[looked].get(key) ?? []);
    list.push(entry);
    if (key !== undefined) byKey[looked].set(key, list);
  };
  const addRule = (rule: CSSStyleRule, conditions: readonly CSSRule[]): void => {
    const { selectorText } = rule;
    const says = saysOf(rule);
    for (const looked of lookedAt) {
      const { value, isMore } = says[looked];
      if (value === '' && !isMore) continue;
      order += 1;
      const bare = withoutBrackets(selectorText);
      for (const part of partsOf(bare)) {
        const isPlain = bare === selectorText && oneClass.test(part) && conditions.length === 0 && !isMore;
        add(looked, keyOf(part), { value, order, conditions, ...(!isPlain && { selector: selectorText }) });
      }
    }
  };
  for (const { cssRules } of sheets) forEachRule(cssRules, addRule);

  /** Of the rules that say something of it. Undefined: those that may be for any element. */
  const sayers = new Map<SeldomSaid, Map<string | undefined, Entry[]>>();
  const sayersOf = (name: SeldomSaid): Map<string | undefined, Entry[]> => {
    const known = sayers.get(name);
    if (known) return known;
    const found = new Map<string | undefined, Entry[]>();
    for (const { cssRules } of sheets) {
      forEachRule(cssRules, (rule, conditions) => {
        if (!seldomSaid[name].test(textOf(rule))) return;
        const entry = { value: '', order: 0, conditions, selector: rule.selectorText };
        for (const key of partsOf(withoutBrackets(rule.selectorText)).map(keyOf)) found.set(key, [...(found.get(key) ?? []), entry]);
      });
    }
    sayers.set(name, found);
    return found;
  };

  return {
    isOf: (current) =>
      current.length === sheets.length &&
      current.every((sheet, index) => {
        const { cssRules } = sheet;
        const known = seen[index];
        return sheet === sheets[index] && cssRules.length === known?.count && cssRules[cssRules.length - 1] === known.last;
      }),
    valueOf(element, looked) {
      let last: Entry | null = null;
      for (const key of namesOf(element)) {
        for (const entry of byKey[looked].get(key) ?? []) {
          if (entry.selector === undefined) last = last && last.order > entry.order ? last : entry;
          else if (isFor(entry, element)) return undefined;
        }
      }
      if (others[looked].some((entry) => isFor(entry, element))) return undefined;
      return last?.value ?? null;
    },
    isSaid(element, name) {
      const of = sayersOf(name);
      return of.size > 0 && [undefined, ...namesOf(element)].some((key) => of.get(key)?.some((entry) => isFor(entry, element)));
    },
  };
}
