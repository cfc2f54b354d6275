import { brass, cream, metal, metalDark, mix, type Shades, wood } from './shades';
import { ellipse, moved, path, rect, shadow, stroke, turned } from './svg';

export function knife(c: Shades): string {
  const blade = [
    path('M60 168H300V204C236 226 130 226 60 168Z', metal),
    path('M60 168H300V180C220 186 130 186 60 168Z', '#e7eaed'),
    rect(296, 164, 18, 44, brass, 4),
    path('M312 164H420Q440 164 440 184Q440 208 418 208H312Z', c.base),
    path('M312 164H420Q432 164 438 174H312Z', c.light),
    ...[340, 372, 404].map((x) => ellipse(x, 186, 5, 5, brass)),
  ].join('');
  return [shadow(c, 180, 250, 300), turned(blade, -14, 240, 190), moved(turned(blade, -14, 240, 190), 96, 128, 0.6)].join('');
}

export function ladle(c: Shades): string {
  return [
    shadow(c, 100),
    stroke('M200 196L168 74', wood, 11),
    ellipse(162, 62, 26, 34, c.base),
    stroke('M240 196V66', wood, 11),
    rect(216, 24, 48, 70, c.dark, 16),
    rect(228, 38, 6, 42, c.wall, 3),
    rect(246, 38, 6, 42, c.wall, 3),
    stroke('M280 196L316 84', wood, 11),
    path('M290 44Q340 40 344 92Q318 104 296 84Z', c.light),
    path('M154 180H326L306 286Q302 304 284 304H196Q178 304 174 286Z', cream),
    path('M154 180H196L214 304H196Q178 304 174 286Z', '#ffffff'),
    ellipse(240, 180, 86, 17, mix(cream, '#8a7a66', 0.35)),
    stroke('M166 232H314', c.base, 12),
  ].join('');
}

function oneJar(c: Shades, spice: string): string {
  return [
    rect(0, 26, 82, 116, '#eef1ee', 14),
    rect(6, 60, 70, 76, spice, 10),
    rect(6, 60, 22, 76, mix(spice, '#ffffff', 0.22), 10),
    rect(4, 0, 74, 34, c.base, 8),
    rect(4, 0, 24, 34, c.light, 8),
    rect(20, 80, 42, 28, cream, 4),
    stroke('M28 90H54M28 98H46', c.deep, 3),
  ].join('');
}

export function jar(c: Shades): string {
  return [
    shadow(c, 172),
    moved(oneJar(c, '#7a8a3c'), 156, 56, 0.9),
    moved(oneJar(c, '#d9a13b'), 244, 56, 0.9),
    moved(oneJar(c, '#b5472f'), 84, 160),
    moved(oneJar(c, '#8a5a34'), 200, 160),
    moved(oneJar(c, '#d8842f'), 316, 160),
  ].join('');
}

export function box(c: Shades): string {
  const one = (x: number, y: number, w: number, h: number): string =>
    [
      rect(x, y, w, h, '#f1f4f4', 16),
      rect(x + 10, y + h * 0.42, w - 20, h * 0.48, mix(c.base, cream, 0.62), 10),
      rect(x - 6, y - 14, w + 12, 34, c.base, 12),
      rect(x - 6, y - 14, (w + 12) * 0.3, 34, c.light, 12),
      rect(x + w / 2 - 20, y + 2, 40, 9, c.deep, 4),
    ].join('');
  return [shadow(c, 168), one(96, 178, 176, 124), one(282, 126, 106, 176), one(128, 96, 112, 70)].join('');
}

export function basket(c: Shades): string {
  const weave = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) =>
      rect(118 + column * 36 - row * 2, 196 + row * 34, 24, 20, (row + column) % 2 ? c.dark : c.light, 6),
    ),
  );
  return [
    shadow(c, 156),
    stroke('M118 186C118 40 362 40 362 186', wood, 15),
    path('M92 182H388L362 288Q358 304 340 304H140Q122 304 118 288Z', c.base),
    ...weave,
    path('M84 170H396V196H84Z', wood),
    path('M210 168C204 128 216 104 236 98C258 104 268 128 262 168Z', '#b23a2e'),
    rect(226, 78, 20, 26, metal, 5),
    path('M278 168L286 112H350L358 168Z', cream),
    stroke('M288 128H348M286 144H352', c.base, 5),
    rect(130, 126, 62, 46, metalDark, 10),
    rect(130, 126, 20, 46, metal, 10),
  ].join('');
}
