import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { startSampleShop } from '@sample-shop/server';
import type { Spool } from '../e2e/support/fixture';

export interface Measurement {
  what: string;
  /** The project's goal; null if the number only explains another measurement. */
  goal: string | null;
  result: string;
  isMet: boolean | null;
  /** An explanation of what the number includes and leaves out. */
  note: string;
  /** Single values behind the result, in its unit. */
  values: number[];
}

/** The app with a choice of printers, with the sample shop's server. */
export interface Bench {
  shop: Awaited<ReturnType<typeof startSampleShop>>;
  userData: string;
  spool: Spool;
  launch(environment?: Record<string, string>): Promise<{ app: ElectronApplication; page: Page }>;
  signIn(page: Page): Promise<void>;
}

export type Measure = (bench: Bench) => Promise<Measurement[]>;

const folder = join(import.meta.dirname, 'results');

export function saveMeasurements(name: string, measurements: readonly Measurement[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(measurements, null, 2)}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return (low + high) / 2;
}

export interface Goal {
  limit: number;
  unit: 'ms' | 'KB' | 'MB' | '%' | '/min';
  /** `atLeast` is for rates. */
  is: 'atMost' | 'atLeast';
}

/** A measurement whose result is one number, compared with its goal. */
export function toMeasurement(facts: {
  what: string;
  note: string;
  value: number;
  values: number[];
  goal: Goal | null;
  unit?: Goal['unit'];
}): Measurement {
  const { goal, value, what, note } = facts;
  const unit = goal?.unit ?? facts.unit ?? 'ms';
  const write = (number: number): string =>
    unit === '/min' ? `${Math.round(number)} a minute` : `${number.toFixed(unit === '%' ? 2 : number < 100 ? 1 : 0)} ${unit}`;
  return {
    what,
    note,
    goal: goal && `${goal.is === 'atMost' ? 'at most' : 'at least'} ${goal.limit}${unit === '/min' ? ' a minute' : ` ${unit}`}`,
    result: write(value),
    isMet: goal && (goal.is === 'atMost' ? value <= goal.limit : value >= goal.limit),
    values: facts.values.map((number) => Math.round(number * 10) / 10),
  };
}
