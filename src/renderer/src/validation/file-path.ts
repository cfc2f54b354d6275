/** Splits a path of any system into the folder and the file's name. */
export function toFilePlace(path: string): { folder: string; name: string } {
  const [, folder = '', name = path] = /^(.*?)[\\/]?([^\\/]*)$/s.exec(path) ?? [];
  return { folder, name };
}
