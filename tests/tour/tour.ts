import { join } from 'node:path';
import type { Digits } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { expect, test } from '../e2e/support/fixture';
import { createGuide, walk } from './guide';
import { stopsAfterSignIn, stopsBeforeSignIn } from './stops';

interface Tour {
  out: string;
  /** Includes only the stops after the sign-in whose names contain this text. */
  only?: string;
  combinations: { language: Language; theme: 'light' | 'dark'; width: number; digits: Digits }[];
}

const height = 900;
const { out, combinations, only = '' } = JSON.parse(process.env.DIWAN_TOUR ?? '{"combinations":[]}') as Tour;

for (const { language, theme, width, digits } of combinations) {
  const name = `${language}-${theme}-${width}${digits === 'arab' ? '-arabic-digits' : ''}`;
  test(name, async ({ launch, shop, spool }) => {
    spool.setPrinters([
      { name: 'Office', displayName: 'HP LaserJet M404' },
      { name: 'Counter', displayName: 'Epson TM-T88VI' },
      { name: 'Warehouse', displayName: 'Brother HL-L2350DW', behaviour: 'reject:The printer is out of paper' },
    ]);
    // Without an address in the environment, the app opens the connection screen, as on a new computer.
    const { app, page } = await launch({ DIWAN_API_ROOT: '' });
    await page.evaluate((wanted) => window.diwan.call('preferences.update', wanted), { language, appearance: theme, digits });
    await page.setViewportSize({ width, height });
    const guide = createGuide({ app, page, t: translator(language, digits), out: join(out, name) });
    const missed = await walk(guide, [
      ...stopsBeforeSignIn(shop),
      ...stopsAfterSignIn(shop).filter(({ name }) => only.split(',').some((word) => name.includes(word))),
    ]);
    expect(missed, 'stops that could not be reached').toEqual([]);
  });
}
