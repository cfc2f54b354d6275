export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml';
export type FileType = PictureType | 'application/pdf';

const extensions: Record<FileType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\ufeff/, '');
  const withoutProlog = head.replace(/^\s*(<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>|\s)*/i, '');
  return /^<svg[\s>]/i.test(withoutProlog);
}

/** Detects a file's type by its bytes, independent of its name or declared type; null for types that the app doesn't handle. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'image/gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^ftypavi[fs]$/.test(latin(bytes, 4, 12))) return 'image/avif';
  // The header may come after some other bytes (ISO 32000-1, annex H).
  if (latin(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf';
  return isSvg(bytes) ? 'image/svg+xml' : null;
}

export function isPicture(type: FileType | null): type is PictureType {
  return type !== null && type !== 'application/pdf';
}

export function toExtension(type: FileType): string {
  return extensions[type];
}
