import { describe, expect, it } from 'vitest';
import { toTheme } from './themes';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((some, other) => other - some);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the hue in degrees: 0 is red, 120 green, 240 blue. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const degrees = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI);
  return (degrees + 360) % 360;
}

describe.each(['light', 'dark'] as const)('%s theme', (scheme) => {
  const theme = toTheme(scheme, 'en');
  const grounds = ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3'] as const;

  it.each(['colorNeutralForeground1', 'colorNeutralForeground2', 'colorNeutralForeground3', 'colorBrandForegroundLink'] as const)(
    '%s reads well on page, card and sidebar',
    (token) => {
      for (const ground of grounds) expect(contrast(theme[token], theme[ground]), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('placeholders read well in inputs, and white on the primary button', () => {
    expect(contrast(theme.colorNeutralForeground4, theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', theme.colorBrandBackground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ordered', 'process', 'shipped', 'delivered', 'canceled', 'waiting'] as const)('the words of the %s tint read well', (tint) => {
    expect(contrast(theme[`dw-${tint}-text`] ?? '', theme[`dw-${tint}-ground`] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['Warning', 25, 50],
    ['Danger', 350, 370],
  ] as const)('%s bars have the colours of the badges, and text reads well on them', (status, from, to) => {
    const ground = theme[`colorStatus${status}Background1`];
    for (const colour of [ground, theme[`colorStatus${status}Border1`], theme[`colorStatus${status}Foreground1`]]) {
      const degrees = hue(colour) < 180 && to > 360 ? hue(colour) + 360 : hue(colour);
      expect(degrees, colour).toBeGreaterThanOrEqual(from);
      expect(degrees, colour).toBeLessThanOrEqual(to);
    }
    expect(contrast(theme.colorNeutralForeground1, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme[`colorStatus${status}Foreground1`], theme.colorNeutralBackground1Hover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['[ORD-14] ordered', 'the brand’s green', 160, 180],
    ['[ORD-15] process', 'amber', 25, 50],
    ['[ORD-16] shipped', 'blue', 200, 225],
    ['[ORD-17] delivered', 'green', 70, 100],
    ['[ORD-18] canceled', 'red', 350, 370],
  ])('%s is %s in ground, words and border', (title, _colour, from, to) => {
    const tint = title.split(' ')[1];
    const hues = ['ground', 'text', 'stroke'].map((part) => hue(theme[`dw-${tint}-${part}` as `dw-${string}`] ?? ''));
    for (const degrees of hues) {
      const beyondRed = degrees < from ? degrees + 360 : degrees;
      expect(beyondRed).toBeGreaterThanOrEqual(from);
      expect(beyondRed).toBeLessThanOrEqual(to);
    }
  });

  it('has the same own variables as the other one', () => {
    const other = toTheme(scheme === 'light' ? 'dark' : 'light', 'en');
    const own = (candidate: object): string[] => Object.keys(candidate).filter((key) => key.startsWith('dw-'));
    expect(own(theme)).toEqual(own(other));
  });
});

describe('Arabic', () => {
  it('[LAY-02] has taller lines and nothing else of its own', () => {
    const [english, arabic] = [toTheme('light', 'en'), toTheme('light', 'ar')];
    const differing = (Object.keys(english) as (keyof typeof english)[]).filter((key) => english[key] !== arabic[key]);
    expect(differing).toEqual(['lineHeightBase200', 'lineHeightBase300', 'lineHeightBase400', 'lineHeightBase500']);
    expect(english.fontFamilyBase.startsWith("'Diwan Arabic'")).toBe(true);
  });
});
