import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type Picture, toBmp, toIcns, toIco } from './icon-files.ts';

const drawing = join(import.meta.dirname, '../../resources/icon.svg');
const sizesPx = {
  windows: [16, 20, 24, 32, 40, 48, 64, 128, 256],
  mac: [16, 32, 64, 128, 256, 512, 1024],
  linux: [16, 24, 32, 48, 64, 128, 256, 512],
};
/** Edge of the drawing, and of the mark's background within it. */
const drawn = { edge: 256, ground: 232 };
/** Share of a picture's edge that the background fills. macOS needs a margin for the Dock's shadow; 16 px have no room for a margin. */
const shares = { mac: 0.805, usual: drawn.ground / drawn.edge, small: 0.98 };
const smallUpToPx = 32;
const sidebarPx = { width: 164, height: 314 };

// Render each size from the vectors, because small sizes that are shrunk from a large picture look ragged.
function draw(svg: string, sizePx: number, share: number): Picture {
  const edge = drawn.ground / share;
  const start = (drawn.edge - edge) / 2;
  const placed = svg.replace(/viewBox="[^"]+"/, `viewBox="${start} ${start} ${edge} ${edge}"`);
  return { sizePx, png: new Resvg(placed, { fitTo: { mode: 'width', value: sizePx } }).render().asPng() };
}

/** Draws the side picture of NSIS' first and last page: the mark on its background, without the icon's rim. */
function drawSidebar(svg: string): Buffer {
  const [ground = ''] = /<defs>.*<\/defs>/s.exec(svg) ?? [];
  const [mark = ''] = /<g .*<\/g>/s.exec(svg) ?? [];
  const { width, height } = sidebarPx;
  const placed = `<g transform="translate(26 92) scale(.44)">${mark}</g>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}<rect width="100%" height="100%" fill="url(#ground)"/>${placed}</svg>`;
  return toBmp({ width, height, rgba: new Resvg(drawn).render().pixels });
}

/**
 * Draws the icons of all three systems from one SVG: `icon.icns`, `icon.ico`, `linux/<N>x<N>.png`, and `sidebar.bmp` for Windows' setup.
 */
export async function makeIcons(folder: string): Promise<void> {
  const svg = await readFile(drawing, 'utf8');
  const drawFull = (sizePx: number): Picture => draw(svg, sizePx, sizePx <= smallUpToPx ? shares.small : shares.usual);
  const linux = join(folder, 'linux');
  await mkdir(linux, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'icon.icns'), toIcns(sizesPx.mac.map((sizePx) => draw(svg, sizePx, shares.mac)))),
    writeFile(join(folder, 'sidebar.bmp'), drawSidebar(svg)),
    writeFile(join(folder, 'icon.ico'), toIco(sizesPx.windows.map(drawFull))),
    ...sizesPx.linux.map((sizePx) => writeFile(join(linux, `${sizePx}x${sizePx}.png`), drawFull(sizePx).png)),
  ]);
}
