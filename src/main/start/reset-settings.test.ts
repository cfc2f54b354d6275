import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeMachine, type FakeMachine } from '../../../tests/support/main/fake-machine';
import { resetSettings } from './reset-settings';

const now = new Date('2026-11-22T08:00:00.000Z');
let machine: FakeMachine;
beforeEach(() => {
  machine = createFakeMachine();
});
afterEach(() => machine.dispose());

const reset = (): string | null => resetSettings(machine.openSettingsFile, now);
const put = (name: string, content: unknown): void => writeFileSync(join(machine.userData, `${name}.json`), JSON.stringify(content));

it('puts the old file aside and begins anew', () => {
  const old = { adminLang: 'en', printing: { printer: 'Office' }, connection: { apiRoot: 'https://shop.example' } };
  put('settings', old);
  put('settings.last-good', old);
  const kept = reset();
  expect(kept).toBe(join(machine.userData, 'settings.json.before-reset-2026-11-22T08-00-00.000Z'));
  expect(JSON.parse(readFileSync(String(kept), 'utf8'))).toEqual(old);
  expect(readdirSync(machine.userData).filter((name) => name.endsWith('.json'))).toEqual([]);
  expect(machine.settings()).toEqual({});
});

it('keeps nobody’s name in the file that it puts aside, damaged or whole', () => {
  const persons = {
    userDetails: { email: 'noura@shop.example' },
    stationAdmin: { name: 'نورة الصباح' },
    stationPause: { by: 'نورة الصباح' },
    lastEmail: { apiRoot: 'https://shop.example', email: 'noura@shop.example' },
    lastScreen: { account: 'noura-1', path: '/orders/7' },
    listViews: { 'noura-1': { orders: { views: [{ name: 'Noura', search: '50001234' }] } } },
    pdfFolder: String.raw`C:\Users\noura`,
    slotOfALaterVersion: 'Noura',
  };
  put('settings', { adminLang: 'en', ...persons });
  expect(JSON.parse(readFileSync(String(reset()), 'utf8'))).toEqual({ adminLang: 'en' });
  const damaged = `${JSON.stringify({ ...persons, adminLang: 'en' }, null, 2).slice(0, -3)}, "admin": {"f_name": "Nou`;
  writeFileSync(join(machine.userData, 'settings.json'), damaged);
  const kept = readFileSync(String(resetSettings(machine.openSettingsFile, new Date(now.getTime() + 1000))), 'utf8');
  expect(kept).toContain('"adminLang": "en');
  expect(kept).not.toMatch(/noura|نورة|Nou|50001234/);
});

it('leaves a session with the server it belongs to', () => {
  const session = { userDetails: { email: 'x' }, adminRoles: ['order'], connection: { apiRoot: 'https://shop.example' } };
  put('settings', { ...session, adminLang: 'en', window: {} });
  reset();
  expect(machine.settings()).toEqual(session);
});

it('leaves drafts, keys and the print queue alone', () => {
  put('settings', { adminLang: 'en' });
  writeFileSync(join(machine.userData, 'one.draft'), 'draft');
  reset();
  expect(existsSync(join(machine.userData, 'one.draft'))).toBe(true);
});

it('takes the session of a damaged file from the last good one', () => {
  writeFileSync(join(machine.userData, 'settings.json'), '{"adminL');
  put('settings.last-good', { userDetails: { email: 'x' }, adminLang: 'en' });
  expect(reset()).not.toBeNull();
  expect(machine.settings()).toEqual({ userDetails: { email: 'x' } });
});

it('does nothing where there are none', () => {
  expect(reset()).toBeNull();
});
