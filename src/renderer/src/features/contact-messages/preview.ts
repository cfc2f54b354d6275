/** checklist HCU-05, SCU-03 */
const previewLength = 15;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first fifteen characters as a reader counts them: a letter with its marks is one, an emoji of many code points too. */
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
