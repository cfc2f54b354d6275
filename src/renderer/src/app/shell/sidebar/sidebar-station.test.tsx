// @vitest-environment happy-dom

import { type StationState, stationStates } from '@shared/contract/printing/station';
import { ok } from '@shared/contract/result';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offStation } from '../../../../../../tests/support/page/fake-bridge';
import { endApp, renderApp, someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';

const withRoles = (...roles: string[]) => toSessionView({ ...someAdmin, admin_roles: roles.map((role) => ({ role })) });
const inState = (state: StationState) => ({ ...offStation, state });

async function findRow(name: RegExp): Promise<HTMLElement> {
  const nav = screen.getByRole('navigation', { name: 'Main navigation' });
  return within(nav).findByRole('link', { name });
}

afterEach(endApp);

describe('the group Printing of the sidebar', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 1440));

  it.each(['order', 'masterHN'])('stands there for a holder of %s, between the first entries and the home site', (role) => {
    renderApp({ session: withRoles(role) });
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(
      within(nav)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Printing', 'Home site', 'Shop']);
    const names = within(within(nav).getByRole('list', { name: 'Printing' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replace('Off', ''))).toEqual(['Print station', 'Print history', 'Printing settings']);
  });

  it('is not there for those who may not print in bulk, nor is the station asked for', async () => {
    const { bridge } = renderApp({ session: withRoles('admin', 'rules', 'home', 'social_media') });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Print station')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Printing' })).toBeNull();
    expect(bridge.requestsOf('station.read')).toEqual([]);
  });

  it('goes when the right is taken away', async () => {
    const { bridge } = renderApp({ session: withRoles('order') });
    expect(await findRow(/^Print station/)).toBeTruthy();
    act(() => bridge.emit('session.changed', withRoles('home')));
    expect(screen.queryByText('Print station')).toBeNull();
  });

  it('says the state of the station as a word, and follows it', async () => {
    const { bridge } = renderApp({ session: withRoles('order'), handlers: { 'station.read': () => ok(inState('running')) } });
    expect(await findRow(/^Print station\s*Running$/)).toBeTruthy();
    for (const [state, word] of [
      ['paused', 'Paused'],
      ['waiting', 'Waiting'],
      ['attention', 'Attention'],
      ['asks', 'Asks'],
      ['stopped', 'Stopped'],
      ['off', 'Off'],
    ] as const) {
      act(() => bridge.emit('station.changed', inState(state)));
      expect(await findRow(new RegExp(`^Print station\\s*${word}$`))).toBeTruthy();
    }
  });

  it('says it in Arabic, each state by a word of its own', async () => {
    const { bridge } = renderApp({
      session: withRoles('order'),
      language: 'ar',
      handlers: { 'station.read': () => ok(inState('running')) },
    });
    const list = screen.getByRole('list', { name: 'الطباعة' });
    const words = new Set<string>();
    for (const state of stationStates) {
      await within(list).findByText(/^محطة الطباعة$/);
      act(() => bridge.emit('station.changed', inState(state)));
      words.add(within(list).getAllByRole('link')[0]?.textContent ?? '');
    }
    expect(words.size).toBe(stationStates.length);
  });

  it('says it in the name of the row where the sidebar is icons alone', async () => {
    vi.stubGlobal('innerWidth', 1000);
    renderApp({ session: withRoles('order'), handlers: { 'station.read': () => ok(inState('attention')) } });
    expect(await findRow(/^Print station: Attention$/)).toBeTruthy();
  });
});
