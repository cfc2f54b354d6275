/** Logs the text if `npm run package:check` runs the test. */
export const tell = (text: string): void => void (process.env.DIWAN_TELL_PACKING === '1' && console.log(`\n${text.trim()}`));
