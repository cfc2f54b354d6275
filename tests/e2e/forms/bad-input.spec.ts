import type { Locator, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { inEnglish, startingWith } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { type FormPage, files, onForm, requestsOf } from '../support/form-page';

const { none: bader } = seedAdmins;
const oops = (page: Page): Locator => page.getByRole('alertdialog').filter({ hasText: 'Oops' });

async function fillAdmin(form: FormPage, email: string): Promise<void> {
  await form.field('f_name').fill('هند');
  await form.field('l_name').fill('الصالح');
  await form.field('email').fill(email);
  await form.field('phone').fill('50004455');
  await form.field('password').fill('Hind-2026');
}

async function expectKept(form: FormPage, email: string): Promise<void> {
  await expect(form.field('f_name')).toHaveValue('هند');
  await expect(form.field('email')).toHaveValue(email);
  await expect(form.field('password')).toHaveValue('Hind-2026');
  await expect(form.bar.locator('button[type=submit]')).toBeEnabled();
}

test('what a server may answer in the middle of a save: a clear message, and everything typed still there', async ({
  page,
  signIn,
  shop,
}) => {
  const { control, store } = shop.shop;
  await signIn();
  const form = onForm(page);
  await form.open('/admins/add-admins');

  await test.step('409 EMAIL_EXISTS stands under the e-mail', async () => {
    await fillAdmin(form, bader.email);
    await form.save();
    await expect(page.getByText('Email already exists')).toHaveCount(1);
    await expect(form.field('email')).toBeFocused();
    await expect(oops(page)).toHaveCount(0);
    await expectKept(form, bader.email);
  });

  await form.field('email').fill('hind@bayt-aldar.example');
  for (const [name, fault, words] of [
    ['413', { status: 413, message: 'Payload too large' }, 'Payload too large'],
    ['403', { status: 403, message: 'Not Allowed, Don`t have Permission' }, 'Not Allowed, Don`t have Permission'],
    ['500', { status: 500, message: 'the disk of the server is full' }, 'the disk of the server is full'],
    ['a page of a proxy', { status: 502, bodyText: '<html>Bad gateway</html>', contentType: 'text/html' }, /Bad gateway/i],
    ['no answer', { dropConnection: true }, inEnglish('failures.outcomeUnknown')],
  ] as const) {
    await test.step(name, async () => {
      control.failNext('admins.add', fault);
      await form.save();
      await expect(form.toast(words)).toHaveCount(1);
      await expectKept(form, 'hind@bayt-aldar.example');
      await form.toast(words).getByRole('button').first().click();
    });
  }

  await test.step('and then it works, once', async () => {
    await form.save();
    await expect(form.toast('Admin Added Successfully')).toBeVisible();
    expect(requestsOf(shop, 'admins.add').filter(({ status }) => status === 201)).toHaveLength(1);
  });

  await test.step('a change of somebody else is shown before it is overwritten', async () => {
    await form.open('/admins/edit-admin/2/Bader');
    await form.field('l_name').fill('Typed here');
    store.tables.admins.update(bader.id, { phone: '50009999', l_name: 'Typed there' });
    await form.save();
    const question = page.getByRole('alertdialog', { name: inEnglish('shipping.outcome.moved') });
    await question.getByRole('button', { name: inEnglish('forms.conflict.later') }).click();
    await expect(form.field('l_name')).toHaveValue('Typed here');
    expect(requestsOf(shop, 'admins.update')).toHaveLength(0);
    await form.save();
    await question.getByRole('radio', { name: startingWith(inEnglish('forms.conflict.ofMine')) }).press('ArrowDown');
    await expect(question.getByRole('radio', { name: startingWith(inEnglish('forms.conflict.ofTheirs')) })).toBeChecked();
    await question.getByRole('radio', { name: startingWith(inEnglish('forms.conflict.ofTheirs')) }).press('ArrowUp');
    await question.getByRole('button', { name: inEnglish('forms.conflict.save') }).click();
    await expect(form.toast('Admin Updated Successfully')).toBeVisible();
    expect(store.tables.admins.get(bader.id)).toMatchObject({ l_name: 'Typed here', phone: '50009999' });
  });

  await test.step('a record that was deleted meanwhile', async () => {
    await form.open('/home/products/add-products/2');
    await form.field('title').fill('Typed over a deleted one');
    store.tables.homeProducts.remove(2);
    await form.save();
    await expect(page.getByRole('alertdialog', { name: inEnglish('shipping.outcome.moved') })).toContainText('deleted on the server');
    await page.getByRole('button', { name: inEnglish('forms.conflict.later') }).click();
    await expect(form.field('title')).toHaveValue('Typed over a deleted one');
    await form.bar.getByRole('button', { name: inEnglish('forms.discard') }).click();
  });
});

test('hostile text and files', async ({ page, signIn, shop }) => {
  await signIn();
  const form = onForm(page);
  await form.open('/home/page');

  await test.step('scripts, emoji, overrides and 10 000 characters are text', async () => {
    await form.field('banners.0.title').fill('<script>document.title="owned"</script> 🫖');
    await form.field('banners.1.title').fill(`abc\u202egnp.exe`);
    await form.field('banners.1.title').blur();
    await expect(page.getByText(inEnglish('forms.cleaned'))).toBeVisible();
    const long = 'ك'.repeat(10_000);
    await form.field('banners.0.description').fill(long);
    await expect(page.getByText(inEnglish('forms.length', { count: 10000 }))).toBeVisible();
    await form.save();
    await expect(form.toast('Banners Updated Successfully')).toBeVisible();
    expect(shop.shop.store.singles.homeBanners[0]?.description).toBe(long);
    expect(shop.shop.store.singles.homeBanners.slice(0, 2).map(({ title }) => title)).toEqual([
      '<script>document.title="owned"</script> 🫖',
      'abcgnp.exe',
    ]);
    await expect(page).not.toHaveTitle('owned');
  });

  await test.step('a program named .png, a broken PDF and a large picture', async () => {
    const collection = page.getByRole('group', { name: inEnglish('vocabulary.products.images') });
    await collection.getByRole('button', { name: inEnglish('forms.pictures.remove', { position: 4 }) }).click();
    const program = { name: 'setup.exe.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090 this is no picture') };
    await form.fileInput('Pictures').setInputFiles(program);
    await expect(form.toast(inEnglish('forms.pictures.notAPicture', { name: 'setup.exe.png' }))).toBeVisible();
    const pdf = page.getByRole('listitem', { name: /^Banner 1/ }).getByRole('group', { name: inEnglish('homePage.catalog') });
    await pdf
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\u0003\u0004') });
    await expect(form.toast(inEnglish('forms.pdf.notAPdf', { name: 'broken.pdf' }))).toBeVisible();
    expect(requestsOf(shop, 'files.upload')).toHaveLength(0);

    // A real picture of 40 MB: noise of 3 700 pixels per side, uncompressed.
    await page.evaluate(async () => {
      const side = 3700;
      const canvas = new OffscreenCanvas(side, side);
      const context = canvas.getContext('2d');
      const data = context?.createImageData(side, side);
      if (!context || !data) throw new Error('no canvas');
      const words = new Uint32Array(data.data.buffer);
      let seed = 1;
      for (let index = 0; index < words.length; index += 1) {
        seed = (seed * 1664525 + 1013904223) >>> 0;
        words[index] = seed | 0xff000000;
      }
      context.putImageData(data, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const transfer = new DataTransfer();
      transfer.items.add(new File([blob], 'huge.png', { type: 'image/png' }));
      const grid = document.querySelector('[data-section=collection] [data-picture-grid]');
      grid?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    });
    await expect(form.toast(inEnglish('forms.pictures.shrunk', { name: 'huge.png' }))).toBeVisible({ timeout: 60_000 });
    await expect(collection.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 4, total: 4 }) })).toBeVisible({
      timeout: 60_000,
    });
    const [upload] = requestsOf(shop, 'files.upload');
    expect((upload?.body as { img?: { size: number } } | undefined)?.img?.size).toBeLessThan(10 * 1024 * 1024);
  });

  await test.step('an upload that fails says why, holds the save, and works on retry', async () => {
    const barcode = page.getByRole('group', { name: inEnglish('homePage.barcodeImage') });
    await barcode.getByRole('button', { name: inEnglish('forms.pictures.remove', { position: 1 }) }).click();
    shop.shop.control.failNext('files.upload', { status: 413, message: 'Payload too large' });
    await form.fileInput(inEnglish('homePage.barcodeImage')).setInputFiles(files.png);
    await expect(form.toast('Payload too large')).toBeVisible();
    await expect(barcode.getByText(inEnglish('forms.pictures.failed'))).toBeVisible();
    await form.save();
    await expect(form.toast(inEnglish('forms.uploadFailed'))).toBeVisible();
    expect(requestsOf(shop, 'homeBarcode.save')).toHaveLength(0);
    await barcode.getByRole('button', { name: inEnglish('forms.pictures.retry') }).click();
    await expect(barcode.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) })).toBeVisible();
    await form.save();
    await expect(form.toast('Barcode Added Successfully')).toBeVisible();
    expect(requestsOf(shop, 'homeCollection.save')).toHaveLength(1);
  });
});
