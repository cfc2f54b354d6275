import { type Decode, Parser } from 'saxen';

export type Attributes = Readonly<Record<string, string>>;

/** Names have no prefixes, because programs use different ones. */
export interface XmlListener {
  open(name: string, getAttributes: () => Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function toAttributes(raw: Readonly<Record<string, string>>, decode: Decode): Attributes {
  const attributes: Record<string, string> = {};
  // This must be fast: it is called for every cell, hundreds of thousands of times.
  for (const name in raw) attributes[withoutPrefix(name)] = decode(raw[name] ?? '');
  return attributes;
}

/** Parses a part of a workbook tag by tag. Throws if it isn't XML. */
export function readXml(bytes: Uint8Array, { open, close, text }: XmlListener): void {
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, decode) => open(withoutPrefix(name), () => toAttributes(getAttributes(), decode)));
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)));
  if (text) parser.on('text', (value, decode) => text(decode(value))).on('cdata', text);
  parser.parse(new TextDecoder().decode(bytes));
}
