import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const drawing = join(import.meta.dirname, '../../resources/icon.svg');
const head = `// Written by \`npm run generate\` from resources/icon.svg.
/** PNG of 32 × 32 px as Base64; \`template\` is black on transparent. */`;
/** A tray icon has 16 points; high-density screens show all pixels. */
const sizePx = 32;

/** The marks' colors and shapes on a 100 × 100 field; each can be recognized without its color. */
const marks = {
  running: { colour: '#4B830D', shape: '<path d="M26 52 43 68 75 34"/>' },
  news: { colour: '#C4314B', shape: '<path d="M50 26v48M26 50h48"/>' },
  paused: { colour: '#5C5C5C', shape: '<path d="M37 30v40M63 30v40"/>' },
  waiting: { colour: '#2B6CB8', shape: '<path d="M26 50h.1M50 50h.1M74 50h.1"/>' },
  attention: { colour: '#B96A00', shape: '<path d="M50 22v32M50 76h.1"/>' },
  stopped: { colour: '#C4314B', shape: '<path d="M32 32 68 68M68 32 32 68"/>' },
};

const lines = (colour: string): string => `fill="none" stroke="${colour}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"`;

function toBase64(inner: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${inner}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng().toString('base64');
}

const place = 'transform="translate(116 116) scale(1.4)"';

/** Draws the app icon with the mark at its bottom, for Windows and Linux. */
function drawColour(icon: string, { colour, shape }: (typeof marks)['running']): string {
  return toBase64(
    `<g transform="translate(-13 -13) scale(1.1)">${icon}</g><g ${place}><circle cx="50" cy="50" r="56" fill="#fff"/><circle cx="50" cy="50" r="48" fill="${colour}"/><g ${lines('#fff')}>${shape}</g></g>`,
  );
}

/** Draws black on transparent, which macOS colors itself. The mark's background is cut out of the app icon. */
function drawTemplate(icon: string, { shape }: (typeof marks)['running']): string {
  const [, mark = ''] = /(<g [\s\S]*<\/g>)/.exec(icon) ?? [];
  const black = mark.replaceAll(/"#[0-9A-F]{6}"/gi, '"#000"');
  const hole = '<mask id="hole"><rect width="256" height="256" fill="#fff"/><circle cx="186" cy="186" r="80" fill="#000"/></mask>';
  const cut = `<mask id="cut"><rect width="100" height="100" fill="#fff"/><g ${lines('#000')}>${shape}</g></mask>`;
  return toBase64(`${hole}<g mask="url(#hole)">${black}</g><g ${place}>${cut}<circle cx="50" cy="50" r="48" mask="url(#cut)"/></g>`);
}

/** Writes the module with the tray icon for each state of the print station, drawn from the app icon. */
export function makeTrayPictures(): string {
  const icon = readFileSync(drawing, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const rows = Object.entries(marks).map(
    ([key, mark]) => `  ${key}: {\n    colour: '${drawColour(icon, mark)}',\n    template: '${drawTemplate(icon, mark)}',\n  },`,
  );
  return [head, 'export const trayPictures = {', ...rows, '};', ''].join('\n');
}
