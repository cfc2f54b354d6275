/** Address of a picture that the sample shop serves. */
export const examplePicture = 'http://shop.test/media/products/pot-brick.svg';

/** Two paragraphs of Draft.js raw content. */
export const exampleRichText =
  '{"blocks":[{"key":"k0000","text":"نص","type":"unstyled","depth":0,"inlineStyleRanges":[],"entityRanges":[],"data":{}},{"key":"k0001","text":"Text","type":"unstyled","depth":0,"inlineStyleRanges":[],"entityRanges":[],"data":{}}],"entityMap":{}}';
