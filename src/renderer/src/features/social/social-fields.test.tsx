// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const fields = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'tiktok', 'gmail', 'address', 'call_us'];
const settings = { ...Object.fromEntries(fields.map((name) => [name, `old ${name}`])), time_from: '10:00', time_to: '23:30' };
const code = (name: string): string => `https://shop.example/${name}.png`;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
afterEach(() => endPage());

describe.each([
  ['SSO-07', 'the shop', '/social', 'shopSocial'],
  ['HSO-03', 'the home site', '/home/social', 'homeSocial'],
] as const)('[%s] the settings of %s', (_row, _site, path, area) => {
  const [read, save] = [`${area}.read`, `${area}.save`] as const;
  const withCode = (name: string) => (area === 'shopSocial' ? { qr_code: code(name) } : {});
  let stored: object;
  const handlers: FakeHandlers = {
    ...noDrafts,
    [read]: () => answered(read, { data: stored }),
    [save](input: never) {
      stored = onTheWire(save, input);
      return ok(null);
    },
    'uploads.send': ({ name }) => ok({ url: code(name) }),
  };
  const shown = (): Record<string, string> => Object.fromEntries(Object.keys(settings).map((name) => [name, field(name).value]));
  const picture = (): string => decodeURIComponent(document.querySelector('form img')?.getAttribute('src') ?? '');

  it('are shown and sent with each of their fields', async () => {
    stored = { ...settings, ...withCode('old') };
    const page = await showPage(path, { handlers });
    await formShown();
    await waitFor(() => expect(shown()).toEqual(settings));
    if (area === 'shopSocial') expect(picture()).toContain(code('old'));
    fireEvent.click(control(inEnglish('common.edit')));
    const changed = { ...Object.fromEntries(fields.map((name) => [name, `new ${name}`])), time_from: '09:15', time_to: '21:45' };
    fill(changed);
    if (area === 'shopSocial') {
      const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const files = [new File([bytes], 'new', { type: 'image/png' })];
      fireEvent.change(document.querySelector('form input[type=file]') as HTMLInputElement, { target: { files } });
      await waitFor(() => expect(picture()).toContain(code('new')));
    }
    pressSave();
    await waitFor(() => expect(sentBodies(page, save)).toEqual([{ ...changed, ...withCode('new') }]));
    await waitFor(() => expect(control(inEnglish('common.edit'))).toBeTruthy());
    expect(shown()).toEqual(changed);
  });
});
