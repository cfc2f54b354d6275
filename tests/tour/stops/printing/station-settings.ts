import type { Stop } from '../../guide';

/** The form that makes a computer a print station. */
export function stationSettingsStops(): Stop[] {
  return [
    {
      name: 'station-settings',
      isChosen: true,
      async go({ open, page, dismiss }) {
        await dismiss();
        await open('/settings/printing?tab=station');
        await page.locator('[data-section=window]').waitFor();
      },
    },
    {
      name: 'station-settings-shared',
      async go({ page, t }) {
        await page.getByRole('switch', { name: t('stationSettings.mode.isOn') }).check();
        await page.getByLabel(t('stationSettings.mode.name')).fill('طاولة التجهيز 1');
        await page.getByRole('radio', { name: t('stationSettings.sharing.kind.number') }).check();
        await page.locator('[name=of]').fill('3');
        await page.getByRole('switch', { name: t('stationSettings.hours.only') }).check();
        await page.getByRole('switch', { name: t('stationSettings.after.changes') }).check();
        await page.locator('[data-section=sharing]').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'station-settings-wrong',
      async go({ page, press, t }) {
        await page.locator('[name=sinceDay]').fill('31/2/2026');
        await page.locator('[name=number]').fill('4');
        await page.locator('[name=to]').fill('25');
        await page.locator('[name=intervalSeconds]').fill('5');
        await press(t('forms.save'));
        await page.locator('[data-field-invalid]').first().waitFor();
      },
    },
    {
      name: 'station-settings-governorates',
      async go({ page, t }) {
        await page.getByRole('radio', { name: t('stationSettings.sharing.kind.governorate') }).check();
        await page.getByText(t('stationSettings.sharing.allTicked')).waitFor();
      },
    },
    {
      name: 'station-settings-discarded',
      async go({ press, page, t }) {
        await press(t('forms.discard'));
        await page.locator('[data-save-bar]').waitFor({ state: 'hidden' });
      },
    },
  ];
}
