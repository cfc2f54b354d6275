import { strFromU8, unzipSync } from 'fflate';
import { readXml } from './read-xml';

/** Unpacked. A sheet of 20,000 lines and forty columns has some thirty. */
const maxUnpackedBytes = 80 * 1024 * 1024;

/** What packing adds at most to a part that cannot be made smaller. */
const mostMore = 64 * 1024;

export type XlsxProblem = 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'notRead';

export class XlsxError extends Error {
  constructor(readonly problem: XlsxProblem) {
    super(problem);
  }
}

/** Whether the file is an archive, as a workbook is. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return strFromU8(bytes.subarray(0, 2), true) === 'PK';
}

export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  /** Its part of the archive. */
  path: string;
}

export interface OpenWorkbook {
  /** Those with cells, in the order of their tabs. */
  sheets: readonly WorkbookSheet[];
  /** Days are counted from 1904. */
  is1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
  /** Unpacks a part; undefined where the archive has none of that name. */
  unpack(path: string): Uint8Array | undefined;
}

type Relations = ReadonlyMap<string, { type: string; path: string }>;

/** A workbook by its own relations: programs name its parts as they like. Nothing that could lead elsewhere, run or be drawn is unpacked. */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  const unpack = createUnpacker(bytes);
  const demand = (path: string): Uint8Array => {
    const part = unpack(path);
    if (!part) throw new XlsxError('notRead');
    return part;
  };
  const root = readRelations(demand('_rels/.rels'), '');
  const path = findPath(root, 'officeDocument') ?? 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = readRelations(demand(`${folder}_rels/${path.slice(folder.length)}.rels`), folder);
  const sheets: WorkbookSheet[] = [];
  let is1904 = false;
  readXml(demand(path), {
    open(name, getAttributes) {
      if (name === 'workbookPr') is1904 ||= isTrue(getAttributes().date1904);
      if (name !== 'sheet') return;
      const { name: title = '', id = '', state } = getAttributes();
      const relation = relations.get(id);
      if (relation?.type === 'worksheet')
        sheets.push({ name: title, isHidden: state?.toLowerCase().endsWith('hidden') ?? false, path: relation.path });
    },
  });
  return { sheets, is1904, sharedStrings: findPath(relations, 'sharedStrings'), styles: findPath(relations, 'styles'), unpack };
}

export const isTrue = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

const findPath = (relations: Relations, type: string): string | undefined => relations.values().find((one) => one.type === type)?.path;

/** Both standards of these files end their types alike. */
function readRelations(bytes: Uint8Array, folder: string): Relations {
  const relations = new Map<string, { type: string; path: string }>();
  readXml(bytes, {
    open(name, getAttributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '', TargetMode } = getAttributes();
      if (TargetMode !== 'External') relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: toPath(Target, folder) });
    },
  });
  return relations;
}

/** As the archive names it: without a slash in front and without `..`. */
const toPath = (target: string, folder: string): string =>
  decodeURI(new URL(target.replaceAll('\\', '/'), `zip:/${folder}`).pathname).replace(/^\/+/, '');

/** Sizes are looked at before anything is unpacked, and nothing is unpacked beyond the size that the archive gives for it. */
function createUnpacker(bytes: Uint8Array): OpenWorkbook['unpack'] {
  let total = 0;
  return (path) => {
    const wanted = path.toLowerCase();
    try {
      const parts = unzipSync(bytes, {
        filter({ name, size, originalSize }) {
          if (name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase() !== wanted) return false;
          total += originalSize;
          // Nothing is packed into more than it is: that would give a small size and unpack to anything.
          if (total > maxUnpackedBytes || size > originalSize + mostMore) throw new XlsxError('tooLarge');
          return true;
        },
      });
      return Object.values(parts)[0];
    } catch (error) {
      throw error instanceof XlsxError ? error : new XlsxError('notRead');
    }
  };
}
