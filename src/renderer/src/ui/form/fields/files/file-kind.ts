export type UploadPurpose = 'picture' | 'pdf';

const starts = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/** Whether the file is a photo in an iPhone's format. */
export function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(8, 12));
  return starts(bytes, [0x66, 0x74, 0x79, 0x70], 4) && ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].includes(brand);
}

/**
 * Whether a file's content has the required kind; its name and declared type prove nothing. The main process checks again before it sends
 * the file.
 */
export function isOfKind(bytes: Uint8Array, purpose: UploadPurpose): boolean {
  if (purpose === 'pdf') return starts(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]);
  return (
    starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    starts(bytes, [0xff, 0xd8, 0xff]) ||
    starts(bytes, [0x47, 0x49, 0x46, 0x38]) ||
    (starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x45, 0x42, 0x50], 8))
  );
}
