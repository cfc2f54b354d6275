export interface SaveDialog {
  /** Null if the user canceled. `folder` is null before anything was saved. */
  askPath(options: {
    folder: string | null;
    fileName: string;
    extension: 'pdf' | 'csv' | 'xlsx' | 'json' | 'html';
  }): Promise<string | null>;
}

export interface OpenDialog {
  /** Null if the user canceled. */
  askExisting(options: { folder: string | null; extension: 'json' }): Promise<string | null>;
}
