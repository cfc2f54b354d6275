import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import type { Language } from '@shared/domain/language';
import { darkVariables, lightVariables, type OwnVariables } from './own-variables';

/** Deep teal; step 80 is the brand color (contrast: white on it 6.0:1, white on 90 4.6:1, 120 on the dark card 6.9:1). */
const brand: BrandVariants = {
  10: '#031714',
  20: '#03211E',
  30: '#032D29',
  40: '#033A35',
  50: '#014841',
  60: '#01554E',
  70: '#04625A',
  80: '#0E6F66',
  90: '#078479',
  100: '#249F92',
  110: '#43AFA3',
  120: '#5FBEB2',
  130: '#82CFC3',
  140: '#A7DED5',
  150: '#CAEBE5',
  160: '#E8F7F4',
};

export type AppTheme = Theme & OwnVariables;

const fontStack = "'Diwan Arabic','Segoe UI',-apple-system,BlinkMacSystemFont,'Diwan Latin',system-ui,sans-serif";
const fonts: Partial<Theme> = { fontFamilyBase: fontStack, fontFamilyNumeric: fontStack };

/** Arabic letters need higher lines; controls keep their height (`styles/global.css`). */
const arabicLines: Partial<Theme> = {
  lineHeightBase200: '20px',
  lineHeightBase300: '24px',
  lineHeightBase400: '28px',
  lineHeightBase500: '32px',
};

const lightOverrides: Partial<Theme> = {
  colorNeutralBackground1Hover: '#F7F5F2',
  colorNeutralBackground1Pressed: '#EDEAE5',
  colorNeutralBackground1Selected: '#F0EDE9',
  colorNeutralBackground2: '#FAF9F7',
  colorNeutralBackground2Hover: '#F3F1ED',
  colorNeutralBackground2Pressed: '#EAE7E1',
  colorNeutralBackground2Selected: '#EFECE7',
  colorNeutralBackground3: '#F4F2EE',
  colorNeutralBackground3Hover: '#EBE8E2',
  colorNeutralBackground3Pressed: '#E2DED6',
  colorNeutralBackground3Selected: '#E6E2DB',
  colorSubtleBackgroundHover: '#F3F1ED',
  colorSubtleBackgroundPressed: '#E8E5DF',
  colorSubtleBackgroundSelected: '#EFECE7',
  colorNeutralForeground1: '#20221F',
  colorNeutralForeground2: '#3D403C',
  colorNeutralForeground3: '#5C5F5A',
  colorNeutralForeground4: '#6B6E68',
  colorNeutralStroke1: '#D3CEC6',
  colorNeutralStroke1Hover: '#BFB9AF',
  colorNeutralStroke2: '#E4E0D9',
  colorNeutralStroke3: '#EDEAE4',
  colorNeutralStrokeAccessible: '#6B6860',
  colorNeutralStencil1: '#E9E6E0',
  colorNeutralStencil2: '#F4F2EE',
};

const darkOverrides: Partial<Theme> = {
  colorNeutralBackground1: '#232625',
  colorNeutralBackground1Hover: '#2B2F2D',
  colorNeutralBackground1Pressed: '#1C1F1E',
  colorNeutralBackground1Selected: '#303432',
  colorNeutralBackground2: '#1A1C1B',
  colorNeutralBackground2Hover: '#252827',
  colorNeutralBackground2Pressed: '#141615',
  colorNeutralBackground2Selected: '#2A2D2C',
  colorNeutralBackground3: '#151716',
  colorNeutralBackground3Hover: '#202322',
  colorNeutralBackground3Pressed: '#0F1110',
  colorNeutralBackground3Selected: '#262A28',
  colorSubtleBackgroundHover: '#2D312F',
  colorSubtleBackgroundPressed: '#262A28',
  colorSubtleBackgroundSelected: '#313533',
  colorNeutralForeground1: '#F4F6F5',
  colorNeutralForeground2: '#D5DAD8',
  colorNeutralForeground3: '#B0B7B4',
  colorNeutralForeground4: '#9AA19E',
  colorNeutralStroke1: '#545A57',
  colorNeutralStroke1Hover: '#6A716D',
  colorNeutralStroke2: '#3B403E',
  colorNeutralStroke3: '#323735',
  colorNeutralStrokeAccessible: '#A3AAA6',
  colorNeutralStencil1: '#353A38',
  colorNeutralStencil2: '#434946',
  colorBrandBackground: brand[90],
  colorBrandBackgroundHover: brand[80],
  colorBrandBackgroundPressed: brand[60],
  colorBrandBackgroundSelected: brand[80],
  colorCompoundBrandBackground: brand[100],
  colorCompoundBrandBackgroundHover: brand[110],
  colorCompoundBrandStroke: brand[110],
  colorCompoundBrandForeground1: brand[120],
  colorCompoundBrandForeground1Hover: brand[130],
  colorBrandForeground1: brand[120],
  colorBrandForeground2: brand[130],
  colorBrandForegroundLink: brand[120],
  colorBrandForegroundLinkHover: brand[130],
  colorBrandForegroundLinkPressed: brand[110],
  colorBrandStroke1: brand[110],
  colorBrandBackground2: '#0B3A35',
  colorBrandBackground2Hover: '#10463F',
  colorNeutralForeground2BrandHover: brand[120],
  colorNeutralForeground2BrandPressed: brand[110],
  colorNeutralForeground2BrandSelected: brand[120],
};

/** Message bars, toasts, and errors in the colors of the badges instead of Fluent's. */
function statusColours(own: OwnVariables): Partial<Theme> {
  const of = (part: string): string => own[`dw-${part}`] ?? '';
  return {
    colorStatusWarningBackground1: of('process-ground'),
    colorStatusWarningBorder1: of('process-stroke'),
    colorStatusWarningForeground1: of('process-text'),
    colorStatusWarningForeground3: of('process-text'),
    colorStatusDangerBackground1: of('canceled-ground'),
    colorStatusDangerBorder1: of('canceled-stroke'),
    colorStatusDangerForeground1: of('canceled-text'),
  };
}

const shared = (own: OwnVariables): Partial<Theme> & OwnVariables => ({ ...statusColours(own), ...fonts, ...own });
const light: AppTheme = { ...createLightTheme(brand), ...lightOverrides, ...shared(lightVariables) };
const dark: AppTheme = { ...createDarkTheme(brand), ...darkOverrides, ...shared(darkVariables) };

const byLanguage = {
  light: { en: light, ar: { ...light, ...arabicLines } },
  dark: { en: dark, ar: { ...dark, ...arabicLines } },
};

export function toTheme(scheme: 'light' | 'dark', language: Language): AppTheme {
  return byLanguage[scheme][language];
}
