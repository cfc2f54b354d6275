import { readXml } from './read-xml';

/** How a number of a cell is shown, as far as it changes what the number means. */
export type NumberFormat = { kind: 'plain' } | { kind: 'day' } | { kind: 'padded'; before: string; digits: number; after: string };

const plain: NumberFormat = { kind: 'plain' };

/** Formats of days and times that have a number instead of a code. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Quoted and escaped letters, colors and currencies in brackets, and the space of a letter. */
const literal = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g;
/** `00000`, `"BD-"00000`: a code with its zeros. */
const paddedCode = /^((?:"[^"]*"|\\.|-)*)(0{2,})((?:"[^"]*"|\\.|-)*)$/;

function toFormat(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  const padded = paddedCode.exec(first);
  if (padded) {
    const [, before = '', zeros = '', after = ''] = padded;
    return { kind: 'padded', before: unquote(before), digits: zeros.length, after: unquote(after) };
  }
  const letters = first.replace(literal, '');
  return /[ymdhs]/i.test(letters) && !/general|[#?]/i.test(letters) ? { kind: 'day' } : plain;
}

const unquote = (text: string): string => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');

/** The format of each style of a workbook, by its place. */
export function readNumberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  if (!styles) return [];
  const codes = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, getAttributes) {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = getAttributes();
        codes.set(numFmtId, toFormat(formatCode));
      } else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) {
        const { numFmtId = '0' } = getAttributes();
        formats.push(codes.get(numFmtId) ?? (isBuiltInDay(Number(numFmtId)) ? { kind: 'day' } : plain));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The first of January 1970, as spreadsheets count days, and how far apart their two counts are. */
const [firstDay, daysTo1904] = [25_569, 1462];

/** A number as its cell shows it, as far as that is more than its digits. */
export function writeNumber(value: number, format: NumberFormat | undefined, is1904: boolean): string {
  if (format?.kind === 'day') {
    const day = new Date(Math.round((value + (is1904 ? daysTo1904 : 0) - firstDay) * dayMs));
    return Number.isNaN(day.getTime()) ? String(value) : day.toISOString().slice(0, 10);
  }
  // Removes what a calculation left of twelve and a half: 12.499999999999998.
  const digits = String(Number(value.toFixed(6)));
  if (format?.kind !== 'padded' || !/^\d+$/.test(digits)) return digits;
  return format.before + digits.padStart(format.digits, '0') + format.after;
}
