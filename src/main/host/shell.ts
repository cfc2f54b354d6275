export interface Shell {
  openExternal(url: string): Promise<void>;
  openFolder(path: string): Promise<void>;
  /** Opens the folder of the file with the file chosen in it. */
  showFile(path: string): Promise<void>;
}
