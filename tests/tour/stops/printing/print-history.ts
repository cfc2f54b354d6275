import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, openFilter, rowAction } from '../steps';

const path = '/printing/history';

/** Opens the list with this response of the main process. */
async function openList({ open, page }: Guide, where = path): Promise<void> {
  await open('/printing/station');
  await open(where);
  await page.locator('main').waitFor();
}

/** The documents printed before this walk reached the list. */
export function printHistoryStops(): Stop[] {
  return [
    {
      name: 'print-history',
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await openAfresh(guide, path);
        await guide.row(1).waitFor();
      },
    },
    {
      name: 'print-history-filter',
      async go(guide) {
        await openFilter(guide, guide.t('printHistory.filter.outcomes'));
        await guide.page.getByRole('menuitemcheckbox').first().waitFor();
      },
    },
    {
      name: 'print-history-no-result',
      async go(guide) {
        await guide.dismiss();
        await openList(guide, `${path}?outcome=uncertain&document=productLabel`);
        await guide.page.getByRole('button', { name: guide.t('lists.clearFilters') }).waitFor();
      },
    },
    {
      name: 'print-history-empty',
      async go(guide) {
        await openList(guide, `${path}?from=2024-01-01&to=2024-01-02`);
        await guide.page.getByText(guide.t('lists.emptyPeriodHint')).waitFor();
      },
    },
    {
      name: 'print-history-ticked',
      async go(guide) {
        await openList(guide);
        await guide.row(1).getByRole('checkbox').check();
        await guide.row(2).getByRole('checkbox').check();
      },
    },
    {
      name: 'print-history-elsewhere',
      async go(guide) {
        await guide.press(guide.t('printHistory.action.elsewhere'));
        await dialog(guide).getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'print-history-days',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await guide.press(guide.t('printHistory.days.change'));
        await dialog(guide).getByRole('textbox').or(dialog(guide).getByRole('spinbutton')).first().fill('0');
        await dialog(guide)
          .getByRole('button', { name: guide.t('forms.save') })
          .click();
      },
    },
    {
      name: 'print-history-sheet',
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await rowAction(guide, 2, guide.t('printHistory.action.details'));
        await guide.page.getByRole('heading', { name: guide.t('printHistory.details.happened') }).waitFor();
      },
    },
    {
      name: 'print-history-sheet-gone',
      async go({ open, page, t }) {
        await open(`${path}/never-was`);
        await page.getByText(t('printHistory.details.gone')).waitFor();
      },
    },
  ];
}
