import { Fragment, type ReactNode } from 'react';

const arabicLetter = /[\u0600-\u06ff]/;
const anyLetter = /\p{L}/u;

/** Text of unknown direction, isolated from what stands around it and marked with the language that its letters show. */
export function Text({ children, language }: { children: string; language: string }): ReactNode {
  const own = arabicLetter.test(children) ? 'ar' : anyLetter.test(children) ? 'en' : language;
  return own === language ? <bdi>{children}</bdi> : <bdi lang={own}>{children}</bdi>;
}

/** Numbers, amounts, phones, ids: left-to-right in every language. */
export function Value({ children }: { children: string }): ReactNode {
  return <bdi dir="ltr">{children}</bdi>;
}

const border = '\ufffc';

/** Stands in a text for an element that `filled` puts there. */
export function slot(name: string): string {
  return `${border}${name}${border}`;
}

/** A text with slots in pieces: words at even positions, the name of a slot at each odd one. */
export function toPieces(text: string): string[] {
  return text.split(border);
}

/** `filled(t('…', { name: slot('name') }), { name: <Text>…</Text> })`: a translated text with elements in place of its variables. */
export function filled(text: string, elements: Record<string, ReactNode>): ReactNode {
  const parts = toPieces(text).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <Fragment key={index}>{part}</Fragment>
  ));
}
