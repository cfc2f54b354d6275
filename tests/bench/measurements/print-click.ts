import type { Page } from '@playwright/test';
import { canStartPrivateCups, startPrivateCups } from '../../services/cups.mjs';
import { inEnglish, startingWith } from '../../support/texts';
import { type Bench, type Measurement, median, toMeasurement } from '../measurement';
import { openGuestOrders, rowsOf } from '../tools/guest-orders';
import { waitForAccepted } from '../tools/journal-times';
import { choosePrinter } from '../tools/printer';

const samples = 10;
const what = 'Invoice: click to handed over to CUPS';

/** Selects the printer button of a row. Returns the time (epoch, ms) of the page's click event. */
async function clickPrint(page: Page, position: number): Promise<number> {
  const clicked = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => {
      document.addEventListener('click', (event) => resolve(performance.timeOrigin + event.timeStamp), { capture: true, once: true });
    }),
  }));
  const row = rowsOf(page).nth(position);
  await row.hover();
  await row.getByRole('button', { name: startingWith(inEnglish('menu.print')) }).click();
  return clicked.evaluate(({ at }) => at);
}

export async function measureClick(bench: Bench): Promise<Measurement[]> {
  if (!canStartPrivateCups()) throw new Error('this computer has no CUPS to print to');
  const cups = await startPrivateCups();
  try {
    const { page } = await openGuestOrders(bench, { ...cups.env, DIWAN_STAND_IN_SPOOL: '' });
    await choosePrinter(page, 'Virtual');
    const values: number[] = [];
    for (let position = 0; position <= samples; position += 1) {
      const clickedAt = await clickPrint(page, position);
      const { at } = await waitForAccepted(bench.userData, position + 1, { pollMs: 5 });
      values.push(at - clickedAt);
    }
    const [cold = 0, ...warm] = values;
    return [
      toMeasurement({
        what,
        goal: { limit: 200, unit: 'ms', is: 'atMost' },
        value: median(warm),
        values: warm,
        note: `Median of ${samples}, one after the other, after a first one that took ${Math.round(cold)} ms: from the click in the row to CUPS having taken the job (order read, pictures, drawing in the hidden window, PDF, lp, each state on disk). The paper itself is not included.`,
      }),
    ];
  } finally {
    await cups.stop();
  }
}
