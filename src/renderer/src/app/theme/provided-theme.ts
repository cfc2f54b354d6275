import { toTheme } from './themes';

/** What Fluent's provider writes as variables. In the served page it gets nothing: they stand in a style sheet (`vite.themes.ts`). */
export const toProvidedTheme = toTheme;
