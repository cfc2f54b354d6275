/** checklist HCU-05, SCU-03 */
const previewLength = 15;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first fifteen graphemes: a letter with its marks is one, and so is an emoji of several code points. */
export function toPreview(text: string): string {
  let length = 0;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (length === previewLength) break;
    end = index + segment.length;
    length += 1;
  }
  return text.slice(0, end);
}
