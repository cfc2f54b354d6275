export interface SaveDialog {
  /** Null when the person cancelled. `folder` is null before anything was saved. */
  askPath(options: {
    folder: string | null;
    fileName: string;
    extension: 'pdf' | 'csv' | 'xlsx' | 'json' | 'html';
  }): Promise<string | null>;
}

export interface OpenDialog {
  /** Null when the person cancelled. */
  askExisting(options: { folder: string | null; extension: 'json' }): Promise<string | null>;
}
