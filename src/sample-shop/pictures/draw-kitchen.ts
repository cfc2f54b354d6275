import { isColorName, palette } from '../seed/catalogue/palette';
import { brass, metal, metalDark, mix } from './shades';
import { document, ellipse, path, rect } from './svg';

interface Look {
  doors: string;
  top: string;
  wall: string;
  handles: string;
}

/** The two kitchens as they are before anybody chooses. */
const kitchens: Record<string, Look> = {
  one: { doors: palette.ivory, top: '#9c8a7b', wall: '#f3eee6', handles: brass },
  two: { doors: palette.walnut, top: '#d9d2c7', wall: '#eef0ee', handles: palette.charcoal },
};
const parts = ['doors', 'top', 'wall', 'handles'] as const satisfies readonly (keyof Look)[];

const width = 480;
const height = 216;

/** A cupboard with two doors; the handles are where the doors meet. */
function cupboard({ doors, handles }: Look, x: number, y: number, h: number, handleY: number): string {
  const edge = mix(doors, '#000000', 0.16);
  const panel = mix(doors, '#ffffff', 0.16);
  const door = (at: number): string =>
    rect(at, y, 48, h, edge, 3) + rect(at + 2, y + 2, 44, h - 4, doors, 2) + rect(at + 8, y + 8, 32, h - 16, panel, 2);
  const handle = (at: number): string => rect(at, handleY, 4, 18, handles, 2);
  return door(x) + door(x + 50) + handle(x + 40) + handle(x + 54);
}

function tiles(wall: string): string {
  const line = mix(wall, '#000000', 0.08);
  const rows = [0, 1, 2, 3].map((row) => rect(0, 92 + row * 12, width, 1, line));
  const joints = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 20 }, (_, at) => rect(at * 24 + (row % 2) * 12, 92 + row * 12, 1, 12, line)),
  );
  return [...rows, ...joints].join('');
}

function oven({ handles }: Look): string {
  const knobs = [186, 200, 266, 280].map((x) => ellipse(x, 146, 4, 4, metal));
  return (
    rect(174, 136, 120, 66, '#3c3a38', 3) + rect(184, 156, 100, 40, '#2a2827', 3) + rect(184, 153, 100, 4, handles, 2) + knobs.join('')
  );
}

function hood(): string {
  return [rect(206, 0, 56, 48, metal), path('M206 48h56l26 34H180z', metalDark), rect(180, 82, 108, 8, metal, 2)].join('');
}

function things(): string {
  const pot =
    rect(210, 108, 48, 20, palette.brick, 4) +
    rect(202, 112, 64, 5, mix(palette.brick, '#000000', 0.16), 2) +
    rect(228, 101, 12, 6, brass, 2);
  const jars = [palette.teal, palette.brass, palette.navy].map((color, at) => rect(352 + at * 18, 108 + at * 4, 12, 20 - at * 4, color, 2));
  const plant = rect(66, 112, 20, 16, palette.copper, 3) + ellipse(70, 104, 7, 12, palette.olive) + ellipse(82, 102, 7, 13, palette.sage);
  return pot + jars.join('') + plant;
}

/**
 * `one` and `two` are the kitchens; `one-doors-sage` is the first with doors of that colour, and so on for top, wall and handles. Undefined
 * for what cannot be drawn.
 */
export function drawKitchen(name: string): string | undefined {
  const [key = '', part = '', color = ''] = name.split('-');
  const base = Object.hasOwn(kitchens, key) ? kitchens[key] : undefined;
  const changed = parts.find((known) => known === part);
  if (!base || (part !== '' && !(changed && isColorName(color)))) return undefined;
  const look = changed && isColorName(color) ? { ...base, [changed]: palette[color] } : base;
  const room = rect(0, 0, width, height, look.wall) + tiles(look.wall) + rect(0, 202, width, 14, '#d9bd93');
  const upper = [-24, 76, 298, 398].map((x) => cupboard(look, x, 2, 78, 56));
  const lower = [-26, 74, 296, 396].map((x) => cupboard(look, x, 138, 62, 146));
  const top = rect(0, 128, width, 9, look.top) + rect(0, 135, width, 2, mix(look.top, '#000000', 0.2));
  return document(room + upper.join('') + hood() + things() + lower.join('') + oven(look) + top, width, height);
}
