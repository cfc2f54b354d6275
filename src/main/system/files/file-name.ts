/** Replaces characters that no system allows in file names with a dash. */
export function toFileName(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
      .replace(/[. ]+$/, '')
      .slice(0, 80) || 'diwan'
  );
}
