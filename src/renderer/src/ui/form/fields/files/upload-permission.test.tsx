// @vitest-environment happy-dom

import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import { roles as everyRole, type Need } from '@shared/domain/permissions';
import { translator } from '@shared/i18n/translate';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type PageRoute,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../../../tests/support/texts';
import { FormSection } from '../../form-section';
import { RecordForm } from '../../record/record-form';
import { useRecordForm } from '../../record/use-record-form';
import { PdfField } from './pdf-field';
import { PictureSlotsField } from './picture-slots-field';

const shop = ['masterHN'] as const satisfies Need;
const notInShop = everyRole.filter((role) => role !== 'masterHN');
const schema = z.object({ images: z.array(z.string()), catalog: z.string() });

/** Returns a screen like those of the shop area: its pictures and its PDF require the area's permission. */
function screenNeeding(needs: Need, startsLocked = false): PageRoute['screen'] {
  function ShopForm(): ReactElement {
    const handle = useRecordForm<z.output<typeof schema>>({
      draft: { screen: 'shop.product', record: '4', title: inEnglish('navigation.editProduct') },
      schema,
      initial: stored,
      needs,
      save: async () => ok(null),
      startsLocked,
    });
    return (
      <RecordForm handle={handle}>
        <FormSection id="files" title="Files">
          <PictureSlotsField name="images" label="Pictures" max={5} needs={shop} />
          <PdfField name="catalog" label="Catalog" needs={shop} />
        </FormSection>
      </RecordForm>
    );
  }
  return lazy(async () => ({ default: ShopForm }));
}

const stored = { images: ['https://cdn.example/1.png'], catalog: '' };
const open = async (needs: Need, options: PageOptions = {}, startsLocked = false): Promise<ShownPage> => {
  const page = await showPage('/product', {
    ...options,
    routes: [{ path: 'product', screen: screenNeeding(needs, startsLocked) }],
    handlers: {
      'drafts.read': () => ok(null),
      'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
      'uploads.send': ({ name }) => ok({ url: `https://cdn.example/${name}` }),
      'uploads.cancel': () => ok(null),
      ...options.handlers,
    },
  });
  await screen.findByRole('group', { name: inEnglish('homePage.collectionImages') });
  return page;
};

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'pot.png', { type: 'image/png' });
const pdf = new File(['%PDF-1.7'], 'catalog.pdf', { type: 'application/pdf' });
const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const fileInput = (name: string): HTMLInputElement => group(name).querySelector('input[type=file]') as HTMLInputElement;
const grid = (): Element => group(inEnglish('homePage.collectionImages')).querySelector('[data-picture-grid]') as Element;
const choose = (name: string, file: File): void => {
  fireEvent.change(fileInput(name), { target: { files: [file] } });
};
const drop = (file: File): boolean => fireEvent.drop(grid(), { dataTransfer: { files: [file], types: ['Files'] } });
const paste = (file: File): boolean => fireEvent.paste(grid(), { clipboardData: { files: [file] } });
/** Whether a press opens the system's file dialog. */
const dialogOpens = (press: () => void): boolean => {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  press();
  const wasOpened = click.mock.calls.length > 0;
  click.mockRestore();
  return wasOpened;
};
const words = (language: 'en' | 'ar'): string[] =>
  useNotifications
    .getState()
    .messages.map(({ message }) => (message.kind === 'failure' ? toFailureText(message.failure, translator(language)) : message.kind));

afterEach(() => endPage());

describe.each([
  ['may be saved by anyone', 'signedIn'],
  ['is read-only without the permission', shop],
] as const)('uploads in a form of the shop that %s', (_what, formNeeds) => {
  it.each([
    ['a press on the picture slot', () => fireEvent.click(control(inEnglish('forms.pictures.add')))],
    ['a chosen picture', () => choose(inEnglish('homePage.collectionImages'), png)],
    ['a dropped picture', () => drop(png)],
    ['a pasted picture', () => paste(png)],
    ['a press on the button for a PDF', () => fireEvent.click(control(inEnglish('forms.pdf.choose')))],
    ['a chosen PDF', () => choose(inEnglish('homePage.catalog'), pdf)],
  ])('[RUL-16] [OP-19] [OP-35] refuse %s without `masterHN`, with the words for it and without a call', async (_attempt, attempt) => {
    const page = await open(formNeeds, { roles: notInShop });
    expect(dialogOpens(attempt)).toBe(false);
    expect(words('en')).toEqual(['Not Allowed, Don`t have Permission']);
    expect(words('ar')).toEqual([inArabic('failures.forbidden')]);
    // Files are sent after their content is checked, so the absence of a request counts only after that.
    await act(() => new Response(png).arrayBuffer());
    expect(page.bridge.requestsOf('uploads.send')).toEqual([]);
    expect(screen.queryByText('pot.png')).toBeNull();
  });

  it('look locked without `masterHN`, and say what they need', async () => {
    await open(formNeeds, { roles: notInShop });
    const locked = [inEnglish('forms.pictures.add'), inEnglish('forms.pdf.choose')].map((name) => control(name));
    expect(locked.map((button) => button.getAttribute('aria-description'))).toEqual([
      inEnglish('forms.needsPermission'),
      inEnglish('forms.needsPermission'),
    ]);
    act(() => sessionActions.setRoles(['masterHN']));
    expect(locked.map((button) => button.getAttribute('aria-description'))).toEqual([null, null]);
  });

  it('[RUL-16] send them for a holder of `masterHN`', async () => {
    const page = await open(formNeeds, { roles: ['masterHN'] });
    expect(dialogOpens(() => fireEvent.click(control(inEnglish('forms.pictures.add'))))).toBe(true);
    expect(dialogOpens(() => fireEvent.click(control(inEnglish('forms.pdf.choose'))))).toBe(true);
    drop(png);
    choose(inEnglish('homePage.catalog'), pdf);
    expect(await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 2, total: 2 }) })).toBeTruthy();
    await waitFor(() => expect(findControl(inEnglish('forms.pdf.open'))).toBeTruthy());
    // Each field sends its own files in order; fields don't wait for each other.
    const sent = page.bridge.requestsOf('uploads.send') as { name: string; purpose: string }[];
    expect(sent.map(({ name, purpose }) => `${name} as ${purpose}`).toSorted()).toEqual(['catalog.pdf as pdf', 'pot.png as picture']);
    expect(toasts()).toEqual([]);
  });
});

describe('the permission to upload', () => {
  it('[RUL-16] is asked again before a failed upload is repeated', async () => {
    const page = await open('signedIn', { roles: ['masterHN'], handlers: { 'uploads.send': () => failed('unreachable') } });
    drop(png);
    const retry = await screen.findByRole('button', { name: inEnglish('forms.pictures.retry') });
    act(() => sessionActions.setRoles(notInShop));
    fireEvent.click(retry);
    await waitFor(() => expect(toasts()).toEqual(['unreachable', 'forbidden']));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('leaves what is stored alone: without it nothing is removed or moved', async () => {
    await open(shop, { roles: notInShop });
    expect(findControl(inEnglish('forms.pictures.remove', { position: 1 }))).toBeUndefined();
    expect(screen.getByText(inEnglish('forms.readOnly'))).toBeTruthy();
  });

  it('is no reason to offer uploads in a form that waits for Edit', async () => {
    const page = await open(shop, { roles: ['masterHN'] }, true);
    expect(findControl(inEnglish('forms.pictures.add'))).toBeUndefined();
    expect(findControl(inEnglish('forms.pdf.choose'))).toBeUndefined();
    drop(png);
    expect(toasts()).toEqual([]);
    await act(() => new Response(png).arrayBuffer());
    expect(page.bridge.requestsOf('uploads.send')).toEqual([]);
  });
});
