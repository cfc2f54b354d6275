import type { Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { test } from '../e2e/support/fixture';
import { type Measure, saveMeasurements } from './measurement';
import { measureColdStart } from './measurements/cold-start';
import { measureExport } from './measurements/export';
import { measureGridKeys, measureGridPaste, measureGridTrace, measureOpenProduct } from './measurements/grid';
import { measureHeap } from './measurements/heap';
import { measureImport } from './measurements/import';
import { measureInitialScript } from './measurements/initial-script';
import { measureList } from './measurements/list';
import { measureNavigationMemory } from './measurements/navigation-memory';
import { measureNextOrder } from './measurements/next-order';
import { measurePageChange } from './measurements/page-change';
import { measureClick } from './measurements/print-click';
import { measureMemory } from './measurements/print-memory';
import { measureCupsRate, measureFolderRate } from './measurements/print-rate';
import { measureReconciliation } from './measurements/reconciliation';
import { measureWindows } from './measurements/windows';

const all: Record<string, Measure> = {
  start: measureColdStart,
  script: measureInitialScript,
  page: measurePageChange,
  'grid-keys': measureGridKeys,
  'grid-trace': measureGridTrace,
  'grid-paste': measureGridPaste,
  'open-product': measureOpenProduct,
  list: measureList,
  export: measureExport,
  import: measureImport,
  heap: measureHeap,
  navigation: measureNavigationMemory,
  click: measureClick,
  rate: measureFolderRate,
  'rate-cups': measureCupsRate,
  memory: measureMemory,
  next: measureNextOrder,
  reconciliation: measureReconciliation,
  windows: measureWindows,
};
const only = process.env.DIWAN_BENCH_ONLY;

async function signIn(page: Page): Promise<void> {
  const { email, password } = seedAdmins.all;
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  await page.locator('tbody tr[data-row]').first().waitFor();
}

for (const [name, measure] of Object.entries(all)) {
  if (only && only !== name && !name.startsWith(`${only}-`)) continue;
  test(name, async ({ launch, shop, userData, spool }) => {
    saveMeasurements(name, await measure({ launch, shop, userData, spool, signIn }));
  });
}
