type Attributes = Record<string, string | number | undefined>;
export interface Element {
  name: string;
  attributes: Attributes;
  /** Child elements, or one text. */
  content: readonly Element[] | string;
}

export function element(name: string, attributes: Attributes = {}, content: Element['content'] = []): Element {
  return { name, attributes, content };
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
const inText = (text: string): string => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);
const inAttribute = (text: string): string => text.replace(/[&<>"\n]/g, (sign) => escaped[sign] ?? sign);

function write({ name, attributes, content }: Element, indent: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${inAttribute(String(value))}"`],
  );
  const start = `${indent}<${name}${written.join('')}`;
  if (typeof content === 'string') return `${start}>${inText(content)}</${name}>`;
  if (content.length === 0) return `${start} />`;
  return [`${start}>`, ...content.map((child) => write(child, `${indent}  `)), `${indent}</${name}>`].join('\n');
}

export function toXml(root: Element): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${write(root, '')}\n`;
}
