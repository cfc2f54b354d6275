/** A path of any system: the folder, and the name of the file in it. */
export function toFilePlace(path: string): { folder: string; name: string } {
  const [, folder = '', name = path] = /^(.*?)[\\/]?([^\\/]*)$/s.exec(path) ?? [];
  return { folder, name };
}
