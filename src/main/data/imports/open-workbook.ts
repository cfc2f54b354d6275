import { strFromU8, unzipSync } from 'fflate';
import { readXml } from './read-xml';

/** Limit for the uncompressed size. A sheet of 20,000 lines and 40 columns has about 30 MB. */
const maxUnpackedBytes = 80 * 1024 * 1024;

/** Bytes that compression adds at most to a part that can't be made smaller. */
const mostMore = 64 * 1024;

export type XlsxProblem = 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'notRead';

export class XlsxError extends Error {
  constructor(readonly problem: XlsxProblem) {
    super(problem);
  }
}

/** Whether the file is a ZIP archive, as a workbook is. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return strFromU8(bytes.subarray(0, 2), true) === 'PK';
}

export interface WorkbookSheet {
  name: string;
  isHidden: boolean;
  /** Path of the sheet in the archive. */
  path: string;
}

export interface OpenWorkbook {
  /** Worksheets with cells, in the order of their tabs. */
  sheets: readonly WorkbookSheet[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
  /** Uncompresses a part; undefined if the archive has no part with this name. */
  unpack(path: string): Uint8Array | undefined;
}

type Relations = ReadonlyMap<string, { type: string; path: string }>;

/**
 * Opens a workbook by its own relations, because programs name its parts differently. Parts that could link elsewhere, run, or be drawn are
 * never uncompressed.
 */
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

/** Parses relations by the end of their types, which is the same in both standards (ECMA-376 transitional and strict). */
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

/** Returns the path as the archive names it: without a leading slash and without `..`. */
const toPath = (target: string, folder: string): string =>
  decodeURI(new URL(target.replaceAll('\\', '/'), `zip:/${folder}`).pathname).replace(/^\/+/, '');

/** Checks sizes before anything is uncompressed, and uncompresses no more than the size that the archive declares. */
function createUnpacker(bytes: Uint8Array): OpenWorkbook['unpack'] {
  let total = 0;
  return (path) => {
    const wanted = path.toLowerCase();
    try {
      const parts = unzipSync(bytes, {
        filter({ name, size, originalSize }) {
          if (name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase() !== wanted) return false;
          total += originalSize;
          // Compressed data larger than its declared size means that the size is forged (zip bomb).
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
