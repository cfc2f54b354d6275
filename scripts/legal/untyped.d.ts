declare module 'spdx-satisfies' {
  /** Whether a licence expression is met by a list of agreed ones; throws for what is no expression. */
  function satisfies(expression: string, agreed: string[]): boolean;
  export = satisfies;
}

declare module 'electron-to-chromium' {
  /** Chromium's full version by Electron's. */
  export const fullVersions: Record<string, string>;
}
