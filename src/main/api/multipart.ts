import { randomUUID } from 'node:crypto';

export interface FilePart {
  field: string;
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** As browsers write it: `"` and line breaks of a name are percent-encoded (WHATWG, multipart/form-data encoding). */
function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

/** A whole multipart body, so that its length is known and the progress on the wire means something. */
export function toMultipart({ field, fileName, contentType, bytes }: FilePart): { contentType: string; body: Uint8Array<ArrayBuffer> } {
  const boundary = `----diwan${randomUUID().replaceAll('-', '')}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${escapeName(field)}"; filename="${escapeName(fileName)}"`,
    `Content-Type: ${contentType}`,
    '',
    '',
  ].join('\r\n');
  const parts = [new TextEncoder().encode(head), bytes, new TextEncoder().encode(`\r\n--${boundary}--\r\n`)];
  const body = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += part.byteLength;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
