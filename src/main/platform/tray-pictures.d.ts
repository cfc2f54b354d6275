/** Made by `vite.tray.ts`. */
declare module 'virtual:tray-pictures' {
  /** PNG of 32 × 32 px as Base64; `template` is black on nothing. */
  export const trayPictures: Record<
    'running' | 'news' | 'paused' | 'waiting' | 'attention' | 'stopped',
    { colour: string; template: string }
  >;
}
