declare module 'spdx-satisfies' {
  /** Whether a license expression is satisfied by a list of allowed ones; throws for an invalid expression. */
  function satisfies(expression: string, agreed: string[]): boolean;
  export = satisfies;
}

declare module 'electron-to-chromium' {
  /** Chromium's full versions by Electron's version. */
  export const fullVersions: Record<string, string>;
}
