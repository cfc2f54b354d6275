/** Product colors: names in picture addresses, `#rrggbb` in variants. */
export const palette = {
  brick: '#b23a2e',
  teal: '#2f7f77',
  navy: '#2b4a6f',
  sand: '#d8c3a0',
  brass: '#c9a24b',
  olive: '#6d7d4f',
  charcoal: '#43434a',
  ivory: '#efe9dc',
  rose: '#c98b8b',
  copper: '#b5713d',
  sage: '#9caf88',
  sky: '#8fb3c9',
  walnut: '#7a5236',
  silver: '#b9bec4',
} as const;
export type ColorName = keyof typeof palette;

export function isColorName(name: string): name is ColorName {
  return Object.hasOwn(palette, name);
}
