type Style = 'BOLD' | 'ITALIC';

export interface SeedBlock {
  text: string;
  type?: 'unstyled' | 'header-two' | 'unordered-list-item';
  /** A styled part of the text. */
  marked?: { part: string; style: Style };
}

function codePoints(text: string): number {
  return Array.from(text).length;
}

function toRange(text: string, { part, style }: { part: string; style: Style }): { offset: number; length: number; style: Style }[] {
  const start = text.indexOf(part);
  return start < 0 ? [] : [{ offset: codePoints(text.slice(0, start)), length: codePoints(part), style }];
}

/** Builds rich text as the shop stores it: a JSON string of Draft.js raw content, offsets in code points (OP-18). */
export function toRawContent(blocks: readonly (SeedBlock | string)[]): string {
  const raw = blocks.map((block, index) => {
    const { text, type = 'unstyled', marked } = typeof block === 'string' ? { text: block } : block;
    return {
      key: `k${index.toString(36).padStart(4, '0')}`,
      text,
      type,
      depth: 0,
      inlineStyleRanges: marked ? toRange(text, marked) : [],
      entityRanges: [],
      data: {},
    };
  });
  return JSON.stringify({ blocks: raw, entityMap: {} });
}
