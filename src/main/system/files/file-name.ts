/** What no system takes in the name of a file becomes a dash. */
export function toFileName(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
      .replace(/[. ]+$/, '')
      .slice(0, 80) || 'diwan'
  );
}
