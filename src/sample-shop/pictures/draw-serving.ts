import { brass, cream, metal, mix, type Shades, wood } from './shades';
import { ellipse, moved, path, rect, shadow, stroke } from './svg';

function istikanGlass(c: Shades): string {
  return [
    ellipse(0, 138, 74, 17, mix(c.base, '#ffffff', 0.78)),
    ellipse(0, 134, 74, 16, cream),
    `<ellipse cx="0" cy="134" rx="70" ry="14" fill="none" stroke="${c.base}" stroke-width="4"/>`,
    path(
      'M-38 0H38C36 44 16 56 16 74C16 96 34 100 34 126Q34 134 24 134H-24Q-34 134 -34 126C-34 100 -16 96 -16 74C-16 56 -36 44 -38 0Z',
      '#f7f3ec',
    ),
    path(
      'M-34 26H34C31 50 12 58 12 74C12 96 29 102 28 122Q28 128 20 128H-20Q-28 128 -28 122C-29 102 -12 96 -12 74C-12 58 -31 50 -34 26Z',
      '#a9522c',
    ),
    path('M-34 26H-16C-16 50 -4 58 -4 74C-4 96 -20 102 -18 128H-20Q-28 128 -28 122C-29 102 -12 96 -12 74C-12 58 -31 50 -34 26Z', '#c26b40'),
    rect(-40, -4, 80, 8, c.base, 4),
    stroke('M-24 12V20', '#ffffff', 5),
  ].join('');
}

export function istikan(c: Shades): string {
  return [shadow(c, 168), moved(istikanGlass(c), 166, 150), moved(istikanGlass(c), 312, 166)].join('');
}

export function mug(c: Shades): string {
  return [
    shadow(c, 104),
    stroke('M322 158C388 150 388 254 316 250', c.dark, 22),
    path('M146 112H334V262Q334 304 292 304H188Q146 304 146 262Z', c.base),
    path('M146 112H206V304H188Q146 304 146 262Z', c.light),
    ellipse(240, 112, 94, 21, c.bright),
    ellipse(240, 114, 80, 15, '#4b2d20'),
    stroke('M146 206H334', c.bright, 6),
  ].join('');
}

export function tray(c: Shades): string {
  const cup = path('M-20 0H20L15 34Q14 40 7 40H-7Q-14 40 -15 34Z', cream) + ellipse(0, 0, 20, 6, '#6b3f27');
  return [
    shadow(c, 190),
    stroke('M58 236C14 232 14 272 62 270M422 236C466 232 466 272 418 270', brass, 12),
    ellipse(240, 262, 192, 48, c.deep),
    ellipse(240, 254, 192, 48, c.base),
    ellipse(240, 252, 168, 38, c.light),
    ellipse(240, 252, 150, 32, c.base),
    moved(cup, 170, 214),
    moved(cup, 232, 204),
    moved(cup, 294, 210),
    path('M338 160C336 176 362 190 362 220Q362 244 338 244T314 220C314 190 340 176 338 160Z', brass),
    stroke('M362 200C388 196 384 230 358 230', brass, 7),
  ].join('');
}

export function cutlery(c: Shades): string {
  const handle = rect(-7, 120, 14, 130, c.base, 7) + rect(-7, 120, 5, 130, c.bright, 3);
  const fork = path('M-20 20V78Q-20 112 0 112T20 78V20H12V74H5V20H-5V74H-12V20Z', c.base) + rect(-5, 108, 10, 24, c.dark) + handle;
  const knife = path('M-8 122V30Q-8 10 14 8Q20 70 12 122Z', c.light) + handle;
  const spoon = ellipse(0, 62, 24, 44, c.base) + ellipse(-5, 58, 12, 30, c.light) + rect(-5, 100, 10, 24, c.dark) + handle;
  return [
    rect(104, 62, 272, 250, mix(c.table, '#ffffff', 0.35), 10),
    rect(116, 74, 248, 226, mix(c.table, '#ffffff', 0.6), 6),
    moved(fork, 172, 56),
    moved(knife, 240, 56),
    moved(spoon, 312, 56),
  ].join('');
}

export function platter(c: Shades): string {
  const rice = [
    [176, 214],
    [212, 204],
    [250, 200],
    [290, 208],
    [318, 220],
    [232, 224],
    [276, 226],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 32, 13, mix('#e8b45a', cream, ((x + y) % 5) / 8)));
  return [
    shadow(c, 186),
    ellipse(240, 266, 196, 44, c.deep),
    ellipse(240, 256, 196, 46, c.base),
    ellipse(240, 252, 172, 36, c.bright),
    ellipse(240, 252, 150, 28, cream),
    ellipse(244, 232, 116, 26, '#e0a94a'),
    ...rice,
    path('M214 204C224 172 268 168 282 196C290 214 226 224 214 204Z', '#9c5a32'),
    stroke('M276 190L318 168', cream, 11),
    ellipse(190, 214, 8, 5, '#6d8f4e'),
    ellipse(302, 224, 8, 5, '#6d8f4e'),
  ].join('');
}

export function gift(c: Shades): string {
  return [
    shadow(c, 126),
    rect(128, 152, 224, 152, c.base, 10),
    rect(128, 152, 72, 152, c.light, 10),
    rect(112, 118, 256, 46, c.dark, 10),
    rect(218, 118, 44, 186, cream),
    path('M240 116C196 116 152 96 164 66C178 40 228 68 240 116Z', cream),
    path('M240 116C284 116 328 96 316 66C302 40 252 68 240 116Z', mix(cream, c.base, 0.12)),
    ellipse(240, 114, 17, 13, mix(cream, c.base, 0.24)),
  ].join('');
}

export function board(c: Shades): string {
  const grain = [112, 148, 186, 226, 262].map((y, index) =>
    stroke(`M112 ${y}C190 ${y - 9} 250 ${y + 9} 350 ${y - (index % 2) * 6}`, c.dark, 3),
  );
  return [
    shadow(c, 158),
    rect(86, 82, 292, 216, c.deep, 26),
    rect(86, 74, 292, 216, c.base, 26),
    rect(86, 74, 70, 216, c.light, 26),
    ...grain,
    ellipse(346, 104, 15, 15, c.wall),
    path('M250 196Q304 150 352 176Q360 236 312 250Q262 250 250 196Z', '#7d9a55'),
    ellipse(196, 206, 36, 36, '#c94f3d'),
    ellipse(186, 196, 12, 9, '#e08170'),
    rect(188, 164, 14, 10, '#5f7a44', 4),
  ].join('');
}

export function linen(c: Shades): string {
  const stripe = (y: number): string => rect(92, y, 296, 7, c.bright);
  return [
    shadow(c, 170),
    rect(92, 236, 296, 66, c.dark, 18),
    rect(92, 180, 296, 66, c.base, 18),
    rect(92, 124, 296, 66, c.light, 18),
    stripe(146),
    stripe(160),
    stripe(202),
    stripe(216),
    stripe(258),
    stripe(272),
    rect(196, 116, 88, 194, mix(wood, cream, 0.72), 4),
    ellipse(240, 212, 24, 24, c.base),
    ellipse(240, 212, 14, 14, metal),
  ].join('');
}
