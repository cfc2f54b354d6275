import { document, path, rect } from './svg';

/** The modules of a QR code of version 3 that reads `https://shop.bayt-aldar.example`. */
const shopCode = [
  '#######..#.....##..##.#######',
  '#.....#....#.....##.#.#.....#',
  '#.###.#.#.###.#.#.#...#.###.#',
  '#.###.#.##..#...###...#.###.#',
  '#.###.#.#....###.####.#.###.#',
  '#.....#.##..######....#.....#',
  '#######.#.#.#.#.#.#.#.#######',
  '........#.##.#.#..#.#........',
  '#.#####...###.##.#....#####..',
  '....##.##..#...##.#####.#...#',
  '#.#...#.#...#.........#.#....',
  '#.#.....##....#.#...###.##.#.',
  '#.##.##.#####...##.#...#.##..',
  '#...##.#..#.####.#.######...#',
  '#.#..###...######.#.##.#.##..',
  '.###.#....#.##.#..#..###...#.',
  '##.##.#.#...#.##.#.......##..',
  '#.####.#...##..##.#######.#.#',
  '#.....#.#.........#.##..#.#..',
  '#.#....#.##...#.#...#......#.',
  '#.###.####..#....#.######.###',
  '........###..###.##.#...#####',
  '#######..##..####..##.#.###..',
  '#.....#.#....#.##...#...#...#',
  '#.###.#.#..##.##.#..#####.#.#',
  '#.###.#.######..#........##..',
  '#.###.#.##..#..#..##..######.',
  '#.....#..#.##..##.######.#.#.',
  '#######.#.#...#..#.#....###..',
] as const;

export const shopCodePath = '/media/codes/shop.svg';

const moduleSize = 10;
/** As ISO/IEC 18004 asks for. */
const quietModules = 4;

/** The QR code of the shop, which telephones read. */
export function drawShopCode(): string {
  const total = (shopCode.length + 2 * quietModules) * moduleSize;
  const at = (module: number): number => (module + quietModules) * moduleSize;
  const dark = shopCode.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '#' ? [`M${at(x)} ${at(y)}h${moduleSize}v${moduleSize}h-${moduleSize}z`] : [])),
  );
  return document(rect(0, 0, total, total, '#ffffff') + path(dark.join(''), '#111111'), total, total);
}
