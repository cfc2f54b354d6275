export interface Shell {
  openExternal(url: string): Promise<void>;
  /** Opens a folder or a file with the system's program for it. */
  openPath(path: string): Promise<void>;
  /** Opens the file's folder with the file selected in it. */
  showFile(path: string): Promise<void>;
}
