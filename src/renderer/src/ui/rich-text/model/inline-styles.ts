import type { Marks } from './document';
import { parseJson } from './json';

type Flag = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

const flags: Record<string, Flag> = { BOLD: 'bold', ITALIC: 'italic', UNDERLINE: 'underline', STRIKETHROUGH: 'strike', CODE: 'code' };
const scripts: Record<string, 'sub' | 'super'> = { SUBSCRIPT: 'sub', SUPERSCRIPT: 'super' };

/** Matches `color-rgb(1,2,3)`, `bgcolor-red`, `fontsize-24`: react-draft-wysiwyg's names of styles with a value. */
const valued = [
  ['color-', 'color'],
  ['bgcolor-', 'background'],
  ['fontsize-', 'size'],
] as const;

/** Converts Draft.js inline styles to marks. Unknown styles, and a second color on the same text, are retained in `kept`. */
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

/** Converts marks to Draft.js inline styles; links aren't styles. */
export function toStyles(marks: Marks): string[] {
  const styles = Object.entries(flags).flatMap(([style, flag]) => (marks[flag] ? [style] : []));
  for (const [style, script] of Object.entries(scripts)) if (marks.script === script) styles.push(style);
  for (const [prefix, name] of valued) if (marks[name] !== undefined) styles.push(prefix + marks[name]);
  return [...styles, ...allowedStyles(marks.kept)];
}

/** Returns the names in a `kept` mark; empty if the value isn't a list of names. */
export function allowedStyles(kept: unknown): string[] {
  const names = typeof kept === 'string' ? parseJson(kept) : undefined;
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
