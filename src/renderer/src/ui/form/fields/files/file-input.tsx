import { type ReactElement, type Ref, useImperativeHandle, useRef } from 'react';
import type { UploadPurpose } from './file-kind';

const accepted: Record<UploadPurpose | 'table', string> = {
  picture: 'image/png,image/jpeg,image/webp,image/gif,image/heic,image/heif,.heic,.heif',
  pdf: 'application/pdf',
  table: '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface FileInputHandle {
  choose: () => void;
}

interface FileInputProps {
  handle: Ref<FileInputHandle>;
  purpose: UploadPurpose | 'table';
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A hidden file input for the app's own buttons; the same file can be selected twice in a row. */
export function FileInput({ handle, purpose, isMultiple = false, onFiles }: FileInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({ choose: () => input.current?.click() }), []);
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accepted[purpose]}
      multiple={isMultiple}
      tabIndex={-1}
      aria-hidden
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        onFiles(isMultiple ? files : files.slice(0, 1));
        event.target.value = '';
      }}
    />
  );
}
