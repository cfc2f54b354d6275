/** What the examples of several calls have in common. The sample shop serves the picture. */
export const examplePicture = 'http://shop.test/media/products/pot-brick.svg';

const block = (key: string, text: string) => ({
  key,
  text,
  type: 'unstyled',
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
  data: {},
});
/** Two paragraphs of Draft.js raw content. */
export const exampleRichText = JSON.stringify({ blocks: [block('k0000', 'نص'), block('k0001', 'Text')], entityMap: {} });
