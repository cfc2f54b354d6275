import { expect, it } from 'vitest';
import { createKnownPictures } from './known-pictures';

it('knows what an answer named, however deep, and nothing else', () => {
  const known = createKnownPictures();
  known.note({ rows: [{ images: [{ url: 'https://CDN.example/a b.png' }], name: 'see https://cdn.example/c.png' }], total: 1, next: null });
  expect(known.has('https://cdn.example/a%20b.png')).toBe(true);
  expect(known.has('https://cdn.example/a%20b.png?more')).toBe(false);
  expect(known.has('https://cdn.example/c.png')).toBe(false);
  expect(known.has('not an address')).toBe(false);
  expect(known.namedIn({ picture: 'https://cdn.example/a%20b.png', other: ['https://evil.example/'] })).toEqual([
    'https://cdn.example/a%20b.png',
  ]);
});
