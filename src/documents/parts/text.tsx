import { Fragment, type ReactNode } from 'react';
import { toDrawable } from './drawable-text';

const arabicLetter = /[\u0600-\u06ff]/;
const anyLetter = /\p{L}/u;

/** Matches `12-14`, `1502-B`, `30×40`, `12 A`, and phones. */
const numberGroup =
  /(\+?\d{3,}(?:[ -]\d{3,})+|[+#]\d+|\d+ [A-Za-z](?![A-Za-z])|(?=[A-Za-z]*[-\u2013+/.:×*\dA-Za-z]*\d)[A-Za-z\d]+(?:[-\u2013+/.:×*][A-Za-z\d]+)+)/;
/** Maximum length of an unbreakable group; longer ones may wrap. */
const longestWhole = 20;

/**
 * Text of unknown direction, isolated and marked with its language by its letters. Each group of numbers in it is isolated too, because
 * Arabic words would reverse its order.
 */
export function Text({ children, language }: { children: string; language: string }): ReactNode {
  const text = toDrawable(children);
  const own = arabicLetter.test(text) ? 'ar' : anyLetter.test(text) ? 'en' : language;
  const content = text.split(numberGroup).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <bdi key={index} dir="ltr" className={part.length > longestWhole ? undefined : 'doc-whole'}>
        {part}
      </bdi>
    ),
  );
  return own === language ? <bdi>{content}</bdi> : <bdi lang={own}>{content}</bdi>;
}

/** Numbers, amounts, phones, and ids: left to right in every language. */
export function Value({ children }: { children: string }): ReactNode {
  return <bdi dir="ltr">{toDrawable(children)}</bdi>;
}

/** Joins elements in one line with `separator`. */
export function joined(elements: readonly ReactNode[], separator: string): ReactNode {
  return elements.map((element, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements of one line never move.
    <Fragment key={index}>
      {index > 0 && separator}
      {element}
    </Fragment>
  ));
}

const border = '\ufffc';

/** Returns a placeholder in a text, which `filled` replaces with an element. */
export function slot(name: string): string {
  return `${border}${name}${border}`;
}

/** Splits a text with slots: text at even positions, a slot's name at each odd one. */
export function toPieces(text: string): string[] {
  return text.split(border);
}

/** `filled(t('…', { name: slot('name') }), { name: <Text>…</Text> })` returns a translated text with elements in place of its variables. */
export function filled(text: string, elements: Record<string, ReactNode>): ReactNode {
  const parts = toPieces(text).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <Fragment key={index}>{part}</Fragment>
  ));
}
