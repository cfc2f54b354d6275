import { describe, expect, it } from 'vitest';
import { type BannerBlock, emptyBanner, homePageForm, toBannersBody, toHomePageForm, toStoredBanners } from './home-page-form';

const block = (changes: Partial<BannerBlock> = {}): BannerBlock => ({ ...emptyBanner, image: ['u'], title: 'T', ...changes });
const empty = { collection: { images: [], description: '' }, barcode: [] };

describe('the home page as a form', () => {
  it('[OP-51] has one empty block when nothing is stored', () => {
    expect(toHomePageForm({ banners: [], collection: null, barcode: null })).toEqual({ banners: [emptyBanner], ...empty });
    expect(toHomePageForm({ banners: [], collection: null, barcode: { url: '' } }).barcode).toEqual([]);
  });

  it('shows what is stored, banners without a picture too', () => {
    const banner = { title: 'T', description: 'D', catalog: 'c', tags: ['a'] };
    const Collection_images = [{ url: 'one' }, { url: 'two' }];
    const record = { banners: [{ ...banner, image: '' }], collection: { description: '{}', Collection_images }, barcode: { url: 'b' } };
    expect(toHomePageForm(record)).toEqual({
      banners: [{ ...banner, image: [] }],
      collection: { images: ['one', 'two'], description: '{}' },
      barcode: ['b'],
    });
  });

  it('[HPG-07] [HPG-08] sends blocks with a picture only, and no empty tags', () => {
    const blocks = [block({ tags: [' a ', '', '  ', 'b'] }), block({ image: [] }), emptyBanner];
    expect(toBannersBody(blocks)).toEqual({
      banners: [{ image: 'u', title: 'T', description: '', catalog: '', tags: ['a', 'b'] }],
    });
  });

  it('takes blocks out in which nothing stands, and trims the others', () => {
    const read = (banners: BannerBlock[]): BannerBlock[] => homePageForm.parse({ banners, ...empty }).banners;
    const halves = [{ title: 't' }, { description: 'd' }, { catalog: 'c' }, { tags: ['a'] }, { image: ['u'] }];
    const kept = halves.map((part) => ({ ...emptyBanner, ...part }));
    expect(read([emptyBanner, ...kept, { ...emptyBanner, title: '   ' }])).toEqual(kept);
    expect(read([emptyBanner, emptyBanner])).toEqual([emptyBanner]);
    expect(read([block({ title: ' T ' })])).toEqual([block()]);
  });

  it('[HPG-05] [HPG-10] [HPG-12] has room for six tags, four pictures and one code, and says so by words of the dictionary', () => {
    const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `u${index}`);
    const messages = (values: object): unknown =>
      homePageForm
        .safeParse({ banners: [block()], ...empty, ...values })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(
      messages({ banners: [block({ tags: many(6) })], collection: { images: many(4), description: '' }, barcode: many(1) }),
    ).toBeUndefined();
    expect(messages({ banners: [block({ tags: many(7) })], collection: { images: many(5), description: '' }, barcode: many(2) })).toEqual([
      ['banners.0.tags', 'forms.tags.full {"count":6}'],
      ['collection.images', 'forms.pictures.noRoom {"count":4}'],
      ['barcode', 'forms.pictures.noRoom {"count":1}'],
    ]);
  });

  it('counts as stored what has a picture', () => {
    expect(toStoredBanners([block(), block({ image: [] })])).toEqual([block()]);
    expect(toStoredBanners([block({ image: [] })])).toEqual([emptyBanner]);
  });
});
