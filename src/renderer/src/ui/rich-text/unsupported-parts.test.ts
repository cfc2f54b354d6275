import { expect, it } from 'vitest';
import { toUnsupportedParts } from './unsupported-parts';

it('names what cannot be edited once each, in plain groups', () => {
  expect(toUnsupportedParts(['entity:IMAGE', 'block:atomic', 'tag:img', 'tag:table', 'link:javascript', 'embed:video'])).toEqual([
    'pictures',
    'tables',
    'links',
    'videos',
  ]);
  expect(toUnsupportedParts(['block:atomic'])).toEqual(['others']);
  expect(toUnsupportedParts(['entity:MENTION', 'field:children', 'depth'])).toEqual(['others']);
});
