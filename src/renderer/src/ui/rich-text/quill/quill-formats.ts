import Quill, { Parchment } from 'quill';
import Block from 'quill/blots/block.js';
import Blockquote from 'quill/formats/blockquote.js';
import Header from 'quill/formats/header.js';
import Link from 'quill/formats/link.js';
import ListItem from 'quill/formats/list.js';
import { inlineFormats, lineFormats } from '../model/delta';
import { toSafeLink } from '../model/safe-link';
import { toTextDirection } from '../model/text-direction';

/** All supported formats; Quill drops the others, also in pasted content. */
export const formats = [...inlineFormats, ...lineFormats];

const { Attributor, Scope } = Parchment;

/** Stores the value unchanged in an attribute, and shows it through the CSSOM, which the page's CSP allows. */
class ShownAttributor extends Attributor {
  constructor(
    name: string,
    private readonly property: string,
    scope: Parchment.Scope,
    private readonly toCss: (value: string) => string = (value) => value,
  ) {
    super(name, `data-${name}`, { scope });
  }

  override add(node: HTMLElement, value: unknown): boolean {
    node.style.setProperty(this.property, this.toCss(String(value)));
    return super.add(node, value);
  }

  override remove(node: HTMLElement): void {
    super.remove(node);
    node.style.removeProperty(this.property);
    if (!node.getAttribute('style')) node.removeAttribute('style');
  }
}

class SafeLink extends Link {
  static override sanitize(url: string): string {
    return toSafeLink(url) ?? Link.SANITIZED_URL;
  }
}

/**
 * Marks the direction of a line with letters, independent of its field's direction: its text, markers, and indents are on that side. Lines
 * of only digits and signs follow the field.
 */
function markSide(line: HTMLElement): void {
  const side = toTextDirection(line.textContent ?? '') ?? undefined;
  if (side === line.dataset.side) return;
  if (side) line.dataset.side = side;
  else delete line.dataset.side;
}

type Context = Record<string, unknown>;

class SidedParagraph extends Block {
  override optimize(context: Context): void {
    super.optimize(context);
    markSide(this.domNode);
  }
}

class SidedHeader extends Header {
  override optimize(context: Context): void {
    super.optimize(context);
    markSide(this.domNode);
  }
}

class SidedQuote extends Blockquote {
  override optimize(context: Context): void {
    super.optimize(context);
    markSide(this.domNode);
  }
}

class SidedListItem extends ListItem {
  // The container is registered already.
  static override register(): void {}

  override optimize(context: Context): void {
    super.optimize(context);
    markSide(this.domNode);
  }
}

/** Quill's own code block supports no inline styles, but Draft.js content may have them. */
class CodeLine extends SidedParagraph {
  static override blotName = 'code-block';
  static override tagName = 'PRE';
}

const inPixels = (size: string): string => {
  const pixels = Number.parseFloat(size);
  return Number.isFinite(pixels) ? `${Math.min(Math.max(pixels, 10), 40) / 14}em` : '';
};

let isRegistered = false;

export function registerFormats(): void {
  if (isRegistered) return;
  isRegistered = true;
  const { INLINE, BLOCK } = Scope;
  const definitions = {
    'formats/link': SafeLink,
    'blots/block': SidedParagraph,
    'formats/header': SidedHeader,
    'formats/blockquote': SidedQuote,
    'formats/list': SidedListItem,
    'formats/code-block': CodeLine,
    'formats/color': new ShownAttributor('color', '--text-color', INLINE),
    'formats/background': new ShownAttributor('background', '--text-ground', INLINE),
    'formats/size': new ShownAttributor('size', 'font-size', INLINE, inPixels),
    'formats/align': new ShownAttributor('align', 'text-align', BLOCK),
    'formats/direction': new Attributor('direction', 'dir', { scope: BLOCK, whitelist: ['ltr', 'rtl'] }),
    'formats/kept': new Attributor('kept', 'data-kept', { scope: INLINE }),
    'formats/linkKept': new Attributor('linkKept', 'data-link-kept', { scope: INLINE }),
    'formats/keptBlock': new Attributor('keptBlock', 'data-kept-block', { scope: BLOCK }),
    'formats/soft': new Attributor('soft', 'data-soft', { scope: BLOCK }),
  };
  Quill.register(definitions, true);
}
