import type { StationView } from '@shared/contract/printing/station';
import { eventChannel } from '@shared/contract/tables/bridge';
import { stationStates } from '../../../support/samples/station';
import type { Guide, Stop } from '../../guide';
import { dialog } from '../steps';

/** Sends the page a station state that the main process would only reach with orders, printers, users, and time. */
async function tell({ app }: Guide, view: StationView): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { channel, told }) => {
      for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(channel, 'station.changed', told);
    },
    { channel: eventChannel, told: view },
  );
}

const stateOf = (name: string): StationView => {
  const view = stationStates(Date.now())[name];
  if (!view) throw new Error(`the station has no state ${name}`);
  return view;
};

const told = (name: string): Stop => ({
  name: `station-${name}`,
  ...(name === 'running' && { isChosen: true }),
  async go(guide) {
    const { page, t } = guide;
    const view = stateOf(name);
    await tell(guide, view);
    await page
      .getByRole('region', { name: t('station.band') })
      .getByRole('heading', { name: t(`shell.station.${view.state}`), exact: true })
      .waitFor();
  },
});

const inBand = ({ page, t }: Guide, name: string) => page.getByRole('region', { name: t('station.band') }).getByRole('button', { name });

/** The screen of the print station in every state, with its dialogs, and in full screen. */
export function stationStops(): Stop[] {
  return [
    {
      name: 'station-off',
      isChosen: true,
      async go({ open, page, dismiss, t }) {
        await dismiss();
        await open('/printing/station');
        await page.getByText(t('station.off.title')).waitFor();
      },
    },
    ...Object.keys(stationStates(0)).map(told),
    {
      name: 'station-printed-here',
      async go({ page, t }) {
        await page.getByRole('tab', { name: t('station.log.here') }).click();
        await page.getByRole('heading', { name: t('station.here.yes'), exact: true }).waitFor();
      },
    },
    {
      name: 'station-ask-again',
      async go(guide) {
        await told('ask-many').go(guide);
        await inBand(guide, guide.t('station.action.leaveOld')).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'station-choose-failed',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'detached' });
        await inBand(guide, guide.t('station.action.choose')).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'station-print-last',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'detached' });
        await told('running').go(guide);
        await inBand(guide, guide.t('station.action.printLast')).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'station-filled',
      async go(guide) {
        const { page, t, dismiss } = guide;
        await dismiss();
        await dialog(guide).waitFor({ state: 'detached' });
        await inBand(guide, t('station.action.fill')).click();
        await page.getByRole('button', { name: t('station.action.leaveFilled') }).waitFor();
      },
    },
    {
      name: 'station-left',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('station.action.leaveFilled') }).click();
        await page.getByRole('navigation').first().waitFor();
        // Restores the real station, which is off, for the following stops.
        await page.evaluate(() => window.diwan.call('station.read'));
        await page.reload();
        await page.getByText(t('station.off.title')).waitFor();
      },
    },
  ];
}
