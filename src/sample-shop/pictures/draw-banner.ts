import { drawThing } from './drawings';
import type { DrawnKind } from './kinds';
import { cream, toShades } from './shades';
import { document, ellipse, ground, moved } from './svg';

interface Banner {
  ground: string;
  things: readonly (readonly [kind: DrawnKind, hex: string])[];
}

const banners: Record<string, Banner> = {
  coffee: {
    ground: '#c9a24b',
    things: [
      ['dallah', '#c9a24b'],
      ['tray', '#7a5236'],
      ['burner', '#7a5236'],
    ],
  },
  cooking: {
    ground: '#b23a2e',
    things: [
      ['pot', '#b23a2e'],
      ['pan', '#43434a'],
      ['ladle', '#6d7d4f'],
    ],
  },
  table: {
    ground: '#2f7f77',
    things: [
      ['platter', '#2b4a6f'],
      ['istikan', '#c9a24b'],
      ['linen', '#9caf88'],
    ],
  },
  picnic: {
    ground: '#6d7d4f',
    things: [
      ['basket', '#6d7d4f'],
      ['thermos', '#2f7f77'],
      ['mug', '#b23a2e'],
    ],
  },
};

/** A wide picture of three things that go together; undefined for an unknown name. */
export function drawBanner(name: string): string | undefined {
  const banner = Object.hasOwn(banners, name) ? banners[name] : undefined;
  if (!banner) return undefined;
  const things = banner.things.map(([kind, hex], index) => moved(drawThing(kind, hex), 70 + index * 350, 40, 0.86));
  return document(ground(toShades(banner.ground), 1200, 400) + things.join(''), 1200, 400);
}

/** A person without a face, for the one seeded avatar. */
export function drawAvatar(): string {
  const { wall, base, dark } = toShades('#2f7f77');
  const scarf = ellipse(120, 104, 66, 70, dark) + ellipse(120, 232, 104, 84, base);
  return document(
    `<rect width="240" height="240" fill="${wall}"/>${scarf}${ellipse(120, 112, 40, 46, '#e2b693')}${ellipse(120, 176, 44, 26, cream)}`,
    240,
    240,
  );
}
