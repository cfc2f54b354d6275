import type { Marks } from './document';
import { parseJson } from './json';

type Flag = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

const flags: Record<string, Flag> = { BOLD: 'bold', ITALIC: 'italic', UNDERLINE: 'underline', STRIKETHROUGH: 'strike', CODE: 'code' };
const scripts: Record<string, 'sub' | 'super'> = { SUBSCRIPT: 'sub', SUPERSCRIPT: 'super' };

/** Of `color-rgb(1,2,3)`, `bgcolor-red`, `fontsize-24`: react-draft-wysiwyg's way to name a style with a value. */
const valued = [
  ['color-', 'color'],
  ['bgcolor-', 'background'],
  ['fontsize-', 'size'],
] as const;

/** Names of Draft.js inline styles as marks. Names it does not know, and a second colour on the same text, are kept as they are. */
export function toMarks(styles: Iterable<string>): Marks {
  const marks: Marks = {};
  const kept: string[] = [];
  for (const style of [...new Set(styles)].sort()) if (!addStyle(marks, style)) kept.push(style);
  if (kept.length > 0) marks.kept = JSON.stringify(kept);
  return marks;
}

function addStyle(marks: Marks, style: string): boolean {
  if (Object.hasOwn(flags, style)) {
    const flag = flags[style];
    if (flag) marks[flag] = true;
    return true;
  }
  const script = Object.hasOwn(scripts, style) ? scripts[style] : undefined;
  if (script && !marks.script) {
    marks.script = script;
    return true;
  }
  const known = valued.find(([prefix]) => style.startsWith(prefix) && style.length > prefix.length);
  if (!known || marks[known[1]] !== undefined) return false;
  marks[known[1]] = style.slice(known[0].length);
  return true;
}

/** The Draft.js names of the marks; links are not styles. */
export function toStyles(marks: Marks): string[] {
  const styles = Object.entries(flags).flatMap(([style, flag]) => (marks[flag] ? [style] : []));
  for (const [style, script] of Object.entries(scripts)) if (marks.script === script) styles.push(style);
  for (const [prefix, name] of valued) if (marks[name] !== undefined) styles.push(prefix + marks[name]);
  return [...styles, ...allowedStyles(marks.kept)];
}

/** The names in a `kept` mark; anything that is not a list of names gives none. */
export function allowedStyles(kept: unknown): string[] {
  const names = typeof kept === 'string' ? parseJson(kept) : undefined;
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
