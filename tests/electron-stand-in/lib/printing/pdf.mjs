import { toPdfPaper } from './paper.mjs';

const defaultMarginInches = 0.4;

const checks = {
  displayHeaderFooter: 'boolean',
  footerTemplate: 'string',
  generateDocumentOutline: 'boolean',
  generateTaggedPDF: 'boolean',
  headerTemplate: 'string',
  landscape: 'boolean',
  margins: 'object',
  pageRanges: 'string',
  pageSize: undefined,
  preferCSSPageSize: 'boolean',
  printBackground: 'boolean',
  scale: 'number',
};

const pieceBytes = 32 * 1024;

function checkOptions(options) {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(checks, name)) throw new Error(`electron stand-in: printToPDF option ${name} is not provided`);
    if (value !== undefined && checks[name] && typeof value !== checks[name]) throw new TypeError(`${name} must be a ${checks[name]}`);
  }
}

/** webContents.printToPDF: lengths in inches. @param {import('../page/page.mjs').Page} page @returns {Promise<Buffer>} */
export async function toPdf(page, options) {
  checkOptions(options);
  const { pageSize, margins = {}, ...rest } = options;
  const [paperWidth, paperHeight] = toPdfPaper(pageSize);
  const margin = margins.marginType === 'none' ? 0 : defaultMarginInches;
  const { top = margin, bottom = margin, left = margin, right = margin } = margins;
  return renderPdf(page, { ...rest, paperWidth, paperHeight, marginTop: top, marginBottom: bottom, marginLeft: left, marginRight: right });
}

/** @param {import('../page/page.mjs').Page} page @param {object} params of CDP's Page.printToPDF */
export async function renderPdf(page, params) {
  await page.attached;
  const { stream } = await page.cdp.send('Page.printToPDF', { ...params, transferMode: 'ReturnAsStream' });
  try {
    return await readStream(page, stream);
  } finally {
    await page.cdp.send('IO.close', { handle: stream });
  }
}

/**
 * Read in pieces: one text for the whole PDF would stay in the main process's memory. @param {import('../page/page.mjs').Page} page @param
 * {string} handle
 */
async function readStream(page, handle) {
  const pieces = [];
  for (;;) {
    const { data, eof } = await page.cdp.send('IO.read', { handle, size: pieceBytes });
    pieces.push(Buffer.from(data, 'base64'));
    if (eof) return Buffer.concat(pieces);
  }
}

/** Chromium writes page objects uncompressed, so they can be counted. @param {Buffer} pdf */
export const countPages = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
