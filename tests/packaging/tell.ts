/** `npm run package:check` wants to see what was done. */
export const tell = (text: string): void => void (process.env.DIWAN_TELL_PACKING === '1' && console.log(`\n${text.trim()}`));
