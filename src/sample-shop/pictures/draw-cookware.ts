import { brass, cream, metal, metalDark, mix, type Shades, wood } from './shades';
import { ellipse, moved, path, rect, shadow, stroke } from './svg';

export function pot(c: Shades): string {
  return [
    shadow(c, 140),
    rect(92, 176, 50, 24, c.deep, 12),
    rect(338, 176, 50, 24, c.deep, 12),
    path('M128 150H352V262Q352 304 310 304H170Q128 304 128 262Z', c.base),
    path('M128 150H196V304H170Q128 304 128 262Z', c.light),
    path('M122 152C122 96 176 82 240 82S358 96 358 152Z', c.dark),
    stroke('M150 132C160 110 184 102 208 100', c.bright, 9),
    rect(218, 58, 44, 26, brass, 9),
    rect(122, 148, 236, 9, c.deep, 4),
  ].join('');
}

export function pan(c: Shades): string {
  return [
    shadow(c, 150, 206),
    path('M318 218L456 168Q468 166 470 178Q472 188 460 194L330 240Z', wood),
    path('M318 218L372 198L380 222L330 240Z', c.deep),
    path('M58 214Q62 304 128 304H274Q338 304 342 214Z', c.base),
    path('M58 214Q62 304 128 304H150Q104 286 100 214Z', c.light),
    ellipse(200, 214, 142, 34, c.deep),
    ellipse(200, 217, 128, 27, c.dark),
    stroke('M104 214C122 202 158 196 190 196', c.bright, 5),
  ].join('');
}

export function dallah(c: Shades): string {
  return [
    shadow(c, 104, 244),
    stroke('M296 130C372 120 386 196 322 250', c.dark, 17),
    path('M196 150C150 150 122 136 84 108C92 146 134 190 196 202Z', c.dark),
    path('M198 122H290C286 168 322 190 330 238C336 276 312 304 284 304H204C176 304 152 276 158 238C166 190 202 168 198 122Z', c.base),
    path('M198 122H222C222 172 186 196 184 244C182 276 192 298 210 304H204C176 304 152 276 158 238C166 190 202 168 198 122Z', c.light),
    rect(190, 112, 108, 15, c.deep, 7),
    path('M202 112C206 86 226 72 244 70C262 72 282 86 286 112Z', c.base),
    path('M240 22C246 36 250 48 248 70H240C238 48 234 36 240 22Z', c.dark),
    ellipse(244, 64, 13, 8, c.deep),
    stroke('M170 250C210 266 280 266 320 250', c.deep, 6),
    stroke('M196 214C226 224 266 224 294 214', c.dark, 4),
  ].join('');
}

export function kettle(c: Shades): string {
  return [
    shadow(c, 120),
    stroke('M330 250C392 244 372 150 424 134', c.dark, 15),
    stroke('M168 150C96 150 92 250 156 262', wood, 18),
    path('M176 128H308L344 284Q346 304 326 304H158Q138 304 140 284Z', c.base),
    path('M176 128H212L188 304H158Q138 304 140 284Z', c.light),
    path('M186 128C190 104 218 96 242 96S294 104 298 128Z', c.dark),
    ellipse(242, 90, 15, 10, wood),
    rect(132, 300, 220, 12, mix(c.deep, '#000000', 0.3), 6),
    ellipse(252, 210, 17, 17, cream),
    stroke('M252 210L261 201', c.deep, 4),
  ].join('');
}

export function appliance(c: Shades): string {
  return [
    shadow(c, 126),
    path('M140 112Q140 66 188 66H292Q340 66 340 112V276Q340 304 312 304H168Q140 304 140 276Z', c.base),
    path('M140 112Q140 66 188 66H204Q176 84 176 122V304H168Q140 304 140 276Z', c.light),
    rect(164, 172, 152, 104, c.dark, 18),
    rect(176, 184, 128, 80, c.deep, 12),
    rect(192, 206, 96, 20, metal, 10),
    rect(186, 100, 108, 40, mix(c.deep, '#000000', 0.35), 12),
    ellipse(212, 120, 10, 10, brass),
    stroke('M240 114H276M240 126H264', c.bright, 5),
  ].join('');
}

export function thermos(c: Shades): string {
  return [
    shadow(c, 96),
    stroke('M312 146C372 150 372 246 312 252', c.deep, 18),
    path('M168 128H312V280Q312 304 288 304H192Q168 304 168 280Z', c.base),
    path('M168 128H212V304H192Q168 304 168 280Z', c.light),
    path('M168 128C168 98 200 88 240 88S312 98 312 128Z', c.dark),
    rect(208, 52, 64, 38, metal, 10),
    path('M208 70L160 62Q154 78 170 86L208 90Z', metalDark),
    rect(168, 136, 144, 8, brass, 4),
    rect(168, 270, 144, 8, brass, 4),
    stroke('M200 178C226 166 254 166 280 178M200 206C226 194 254 194 280 206M200 234C226 222 254 222 280 234', c.bright, 4),
  ].join('');
}

export function cake(c: Shades): string {
  const tin = [
    path('M104 190H376L350 288Q346 304 328 304H152Q134 304 130 288Z', c.base),
    path('M104 190H168L186 304H152Q134 304 130 288Z', c.light),
    ellipse(240, 190, 138, 36, c.deep),
    ellipse(240, 192, 124, 28, '#d9a866'),
    ellipse(240, 184, 118, 26, '#e8c18a'),
    ellipse(240, 182, 36, 9, '#c08a4a'),
  ];
  const sugar = [
    [170, 182],
    [206, 170],
    [262, 166],
    [306, 178],
    [288, 196],
    [196, 198],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 6, 3, cream));
  return [shadow(c, 140), ...tin, ...sugar].join('');
}

export function burner(c: Shades): string {
  const smoke = stroke('M240 96C214 74 262 60 240 36C228 22 236 12 244 6', mix(c.wall, '#8a8178', 0.35), 7);
  return [
    smoke,
    moved(smoke, 96, 28, 0.75),
    shadow(c, 92),
    path('M160 118H320L300 184H180Z', c.base),
    path('M160 118H202L206 184H180Z', c.light),
    ellipse(240, 118, 80, 20, brass),
    ellipse(240, 117, 62, 13, '#3a2f2a'),
    ellipse(222, 113, 14, 6, '#d9653b'),
    ellipse(254, 116, 12, 5, '#b4472c'),
    path('M214 184H266L258 240H222Z', c.dark),
    path('M160 304L186 240H294L320 304Z', c.base),
    path('M160 304L186 240H222L206 304Z', c.light),
    stroke('M196 262H284', brass, 6),
    path('M240 190L254 212L240 234L226 212Z', brass),
  ].join('');
}
