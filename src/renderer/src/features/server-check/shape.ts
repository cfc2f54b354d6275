import type { Difference } from '@shared/domain/server-check';

/** A line of a response's shape: `total: number`, `address: {`, `…`. */
export interface ShapeLine {
  depth: number;
  text: string;
  /** The difference to the other side; null if there is none. */
  differs: Difference | null;
}
export type ShapeSide = 'expected' | 'came';

interface Node {
  name: string;
  isList: boolean;
  parts: Map<string, Node>;
  differences: Difference[];
}

const toNode = (segment: string): Node => ({
  name: segment.replace(/(\[\])+$/, ''),
  isList: segment.endsWith('[]'),
  parts: new Map(),
  differences: [],
});

function toTree(differences: readonly Difference[]): Node {
  const root = toNode('');
  for (const difference of differences) {
    const segments = difference.path === '' ? [] : difference.path.split('.');
    const end = segments.reduce<Node>((node, segment) => {
      const part = node.parts.get(segment) ?? toNode(segment);
      node.parts.set(segment, part);
      return part;
    }, root);
    end.differences.push(difference);
  }
  return root;
}

const opening = ({ name, isList }: Node): string => `${name ? `${name}: ` : ''}${isList ? '[ {' : '{'}`;
const closing = ({ isList }: Node): string => (isList ? '… } ]' : '… }');

/** Returns the nested objects from the outside inward, as long as each contains only one object. */
function toChain(node: Node): Node[] {
  const [only, ...others] = node.parts.values();
  return only && others.length === 0 && only.parts.size > 0 && only.differences.length === 0 ? [node, ...toChain(only)] : [node];
}

function toLines(node: Node, side: ShapeSide, depth: number): ShapeLine[] {
  const label = node.name ? `${node.name}: ` : '';
  const boxed = (text: string): string => (node.isList ? `[ ${text} ]` : text);
  const own = node.differences.map((one) => ({ depth, text: `${label}${boxed(one[side])}`, differs: one }));
  if (node.parts.size === 0) return own;
  const chain = toChain(node);
  const parts = [...(chain.at(-1)?.parts.values() ?? [])];
  return [
    ...own,
    { depth, text: chain.map(opening).join(' '), differs: null },
    ...parts.flatMap((part) => toLines(part, side, depth + 1)),
    { depth, text: chain.toReversed().map(closing).join(', '), differs: null },
  ];
}

/** Returns the shape of the contract or of the response: only the differences, with `…` for the rest. It never contains a value. */
export function toShape(differences: readonly Difference[], side: ShapeSide): ShapeLine[] {
  const whole = differences.filter(({ path }) => path === '').map((one) => ({ depth: 0, text: one[side], differs: one }));
  const fields = differences.filter(({ path }) => path !== '');
  if (fields.length === 0) return whole;
  const root = toTree(fields);
  // A list without an envelope is its own outermost part.
  const bare = root.parts.size === 1 ? root.parts.get('[]') : undefined;
  return [...whole, ...toLines(bare ?? root, side, 0)];
}
