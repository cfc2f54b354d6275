/** Electron's named paper sizes, in inches. */
const papers = {
  A0: [33.1, 46.8],
  A1: [23.4, 33.1],
  A2: [16.54, 23.4],
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  A6: [4.13, 5.83],
  Legal: [8.5, 14],
  Letter: [8.5, 11],
  Tabloid: [11, 17],
  Ledger: [17, 11],
};

/** The exact sizes of the ISO papers, so that an A4 sheet is A4 to the printer too. */
const exactMillimetres = {
  A0: [841, 1189],
  A1: [594, 841],
  A2: [420, 594],
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
};

const smallestMicrons = 353;

/** @param {unknown} pageSize as passed to print(); throws the same errors as Electron @returns {[number, number]} inches */
export function toPrintPaper(pageSize) {
  if (pageSize === undefined) return inchesOf('A4');
  if (typeof pageSize === 'string' && pageSize !== 'Ledger' && Object.hasOwn(papers, pageSize)) return inchesOf(pageSize);
  if (typeof pageSize !== 'object' || pageSize === null) throw new TypeError(`Unsupported pageSize: ${pageSize}`);
  const { width, height } = pageSize;
  if (!width || !height) throw new Error('height and width properties are required for pageSize');
  if (Math.ceil(width) < smallestMicrons || Math.ceil(height) < smallestMicrons) {
    throw new RangeError('height and width properties must be minimum 352 microns.');
  }
  return [width / 25_400, height / 25_400];
}

/** @param {unknown} pageSize as passed to printToPDF(), in inches @returns {[number, number]} inches */
export function toPdfPaper(pageSize = 'Letter') {
  if (typeof pageSize === 'string') {
    if (!Object.hasOwn(papers, pageSize)) throw new Error(`Invalid pageSize ${pageSize}`);
    return inchesOf(pageSize);
  }
  if (!(pageSize?.width > 0) || !(pageSize?.height > 0)) throw new Error('height and width properties are required for pageSize');
  return [pageSize.width, pageSize.height];
}

function inchesOf(name) {
  const exact = exactMillimetres[name];
  return exact ? [exact[0] / 25.4, exact[1] / 25.4] : papers[name];
}

/** @returns {string} CUPS's name of the paper size */
export function toMedia(pageSize) {
  if (pageSize === undefined) return 'A4';
  if (typeof pageSize === 'string') return pageSize;
  const millimetres = (microns) => Number((microns / 1_000).toFixed(2));
  return `Custom.${millimetres(pageSize.width)}x${millimetres(pageSize.height)}mm`;
}
