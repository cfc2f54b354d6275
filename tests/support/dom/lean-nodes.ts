import { Attr, Element, EventTarget, Node, PropertySymbol, Text } from 'happy-dom';
import NodeFactory from 'happy-dom/lib/nodes/NodeFactory.js';

type Kept = Node[typeof PropertySymbol.cache];
type MapName = Exclude<keyof Kept, 'computedStyle'>;
type AnyMap = Map<string, unknown>;

const mapNames = [
  'querySelector',
  'querySelectorAll',
  'matches',
  'elementsByTagName',
  'elementsByTagNameNS',
  'elementByTagName',
  'elementById',
] as const satisfies readonly MapName[];

/** What a node was asked for since it changed last; a map comes into being when it is asked for. */
class LeanCache {
  computedStyle: Kept['computedStyle'] = null;
  maps: Partial<Record<MapName, AnyMap>> | null = null;
}

for (const name of mapNames) {
  Object.defineProperty(LeanCache.prototype, name, {
    get(this: LeanCache) {
      this.maps ??= {};
      this.maps[name] ??= new Map();
      return this.maps[name];
    },
    set(this: LeanCache, map: AnyMap) {
      this.maps ??= {};
      this.maps[name] = map;
    },
  });
}

/** What happy-dom's `Node` puts into a new node, but for the seven maps that most nodes never need. */
function fill(node: Node): void {
  node[PropertySymbol.isConnected] = false;
  node[PropertySymbol.parentNode] = null;
  node[PropertySymbol.rootNode] = null;
  node[PropertySymbol.styleNode] = null;
  node[PropertySymbol.textAreaNode] = null;
  node[PropertySymbol.formNode] = null;
  node[PropertySymbol.selectNode] = null;
  node[PropertySymbol.mutationListeners] = [];
  node[PropertySymbol.nodeArray] = [];
  node[PropertySymbol.elementArray] = [];
  node[PropertySymbol.childNodes] = null;
  node[PropertySymbol.assignedToSlot] = null;
  node[PropertySymbol.cache] = new LeanCache() as unknown as Kept;
  node[PropertySymbol.affectsCache] = [];
  const view = node[PropertySymbol.window];
  const ownerDocument = view ? view.document : NodeFactory.pullOwnerDocument();
  if (!ownerDocument) throw new TypeError('Illegal constructor');
  node[PropertySymbol.ownerDocument] = ownerDocument;
  if (!view) node[PropertySymbol.window] = ownerDocument[PropertySymbol.window];
}

class LeanNode extends EventTarget {
  constructor() {
    super();
    const upgraded = Reflect.get(this.constructor, PropertySymbol.customElementUpgradeTarget);
    // biome-ignore lint/correctness/noConstructorReturn: as `Node` does.
    if (upgraded) return upgraded;
    fill(this as unknown as Node);
  }
}

/** Nobody listens to an attribute. */
class LeanAttribute {
  constructor() {
    fill(this as unknown as Node);
  }
}

const handedDown = [
  ['styleNode', 'STYLE'],
  ['textAreaNode', 'TEXTAREA'],
  ['formNode', 'FORM'],
  ['selectNode', 'SELECT'],
] as const;

/** Whether a node outside the page, and with it all below it, knows everything already that it would learn from its new parent. */
function knowsItsParent(node: Node): boolean {
  const parent = node[PropertySymbol.parentNode];
  if (!parent || node[PropertySymbol.isConnected] || parent[PropertySymbol.isConnected]) return false;
  if (node[PropertySymbol.ownerDocument] !== parent[PropertySymbol.ownerDocument]) return false;
  if (node[PropertySymbol.rootNode] !== parent[PropertySymbol.rootNode] || Reflect.get(node, PropertySymbol.shadowRoot)) return false;
  const name: unknown = Reflect.get(node, PropertySymbol.tagName);
  return handedDown.every(([field, own]) => {
    const ofParent = parent[PropertySymbol[field]];
    return !ofParent || name === own || node[PropertySymbol[field]] === ofParent;
  });
}

let isDone = false;

/**
 * Lets happy-dom's elements, texts and attributes begin without the maps of their listeners and of what they were asked. Each change of an
 * attribute makes a node for it, with eleven of them.
 */
export function makeNodesLean(): void {
  if (isDone) return;
  isDone = true;
  const { prototype } = Node;
  for (const lean of [LeanNode, LeanAttribute]) {
    const { prototype: _, ...fixed } = Object.getOwnPropertyDescriptors(Node);
    Object.defineProperties(lean, fixed);
  }
  for (const made of [Element, Object.getPrototypeOf(Text)]) Object.setPrototypeOf(made, LeanNode);
  Object.setPrototypeOf(Attr, LeanAttribute);
  // React builds a page from the innermost elements outwards, and happy-dom would go through all that is within each of them every time.
  const connect = prototype[PropertySymbol.connectedToNode];
  prototype[PropertySymbol.connectedToNode] = function () {
    if (!knowsItsParent(this)) connect.call(this);
  };
  const clear = prototype[PropertySymbol.clearCache];
  prototype[PropertySymbol.clearCache] = function () {
    const cache = this[PropertySymbol.cache] as unknown as LeanCache;
    if (cache.maps === null && cache.computedStyle === null && cache instanceof LeanCache) {
      const affected = this[PropertySymbol.affectsCache];
      if (affected.length === 0) return;
      for (const item of affected) item.result = null;
      this[PropertySymbol.affectsCache] = [];
      return;
    }
    clear.call(this);
    if (cache instanceof LeanCache) cache.maps = null;
  };
}
