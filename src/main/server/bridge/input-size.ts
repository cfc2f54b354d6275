/** Pages never send data that is nested deeper. */
const maxDepth = 30;

/** Whether the value is at most about `maxBytes` large; stops counting once it is larger. */
export function isWithinSize(value: unknown, maxBytes: number): boolean {
  let left = maxBytes;
  function take(part: unknown, depth: number): boolean {
    if (depth > maxDepth) return false;
    if (typeof part === 'string') left -= part.length * 2;
    else if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) left -= part.byteLength;
    else if (typeof part === 'object' && part !== null) {
      for (const [key, item] of Object.entries(part)) {
        left -= key.length * 2;
        if (left < 0 || !take(item, depth + 1)) return false;
      }
    } else left -= 8;
    return left >= 0;
  }
  return take(value, 0);
}
