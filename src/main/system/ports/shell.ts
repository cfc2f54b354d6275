export interface Shell {
  openExternal(url: string): Promise<void>;
  /** A folder or a file, with whatever the system opens it with. */
  openPath(path: string): Promise<void>;
  /** Opens the folder of the file with the file chosen in it. */
  showFile(path: string): Promise<void>;
}
