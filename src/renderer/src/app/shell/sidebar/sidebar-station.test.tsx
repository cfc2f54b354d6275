// @vitest-environment happy-dom

import { type StationState, stationStates } from '@shared/contract/printing/station';
import { ok } from '@shared/contract/result';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offStation } from '../../../../../../tests/support/page/fake-bridge';
import { endApp, renderApp, someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../../tests/support/texts';

const withRoles = (...roles: string[]) => toSessionView({ ...someAdmin, admin_roles: roles.map((role) => ({ role })) });
const inState = (state: StationState) => ({ ...offStation, state });

async function findRow(name: RegExp): Promise<HTMLElement> {
  const nav = screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
  return within(nav).findByRole('link', { name });
}

afterEach(endApp);

describe('the group Printing of the sidebar', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 1440));

  it.each(['order', 'masterHN'])('stands there for a holder of %s, between the first entries and the home site', (role) => {
    renderApp({ session: withRoles(role) });
    const nav = screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    expect(
      within(nav)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', inEnglish('navigation.printing'), inEnglish('navigation.home'), inEnglish('navigation.shop')]);
    const names = within(within(nav).getByRole('list', { name: inEnglish('navigation.printing') }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.map((name) => name?.replace('Off', ''))).toEqual([
      inEnglish('navigation.printStation'),
      inEnglish('navigation.printHistory'),
      inEnglish('navigation.printerSettings'),
    ]);
  });

  it('is not there for those who may not print in bulk, nor is the station asked for', async () => {
    const { bridge } = renderApp({ session: withRoles('admin', 'rules', 'home', 'social_media') });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(inEnglish('navigation.printStation'))).toBeNull();
    expect(screen.queryByRole('button', { name: inEnglish('navigation.printing') })).toBeNull();
    expect(bridge.requestsOf('station.read')).toEqual([]);
  });

  it('goes when the right is taken away', async () => {
    const { bridge } = renderApp({ session: withRoles('order') });
    expect(await findRow(startingWith(inEnglish('navigation.printStation')))).toBeTruthy();
    act(() => bridge.emit('session.changed', withRoles('home')));
    expect(screen.queryByText(inEnglish('navigation.printStation'))).toBeNull();
  });

  it('says the state of the station as a word, and follows it', async () => {
    const { bridge } = renderApp({ session: withRoles('order'), handlers: { 'station.read': () => ok(inState('running')) } });
    expect(await findRow(/^Print station\s*Running$/)).toBeTruthy();
    for (const [state, word] of [
      ['paused', inEnglish('shell.station.paused')],
      ['waiting', inEnglish('station.waiting.title')],
      ['attention', inEnglish('shell.station.attention')],
      ['asks', inEnglish('shell.station.asks')],
      ['stopped', inEnglish('shell.station.stopped')],
      ['off', inEnglish('promoCodes.states.inactive')],
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
    const list = screen.getByRole('list', { name: inArabic('navigation.printing') });
    const words = new Set<string>();
    for (const state of stationStates) {
      await within(list).findByText(inArabic('navigation.printStation'));
      act(() => bridge.emit('station.changed', inState(state)));
      words.add(within(list).getAllByRole('link')[0]?.textContent ?? '');
    }
    expect(words.size).toBe(stationStates.length);
  });

  it('says it in the name of the row where the sidebar is icons alone', async () => {
    vi.stubGlobal('innerWidth', 1000);
    renderApp({ session: withRoles('order'), handlers: { 'station.read': () => ok(inState('attention')) } });
    expect(
      await findRow(
        containing(
          inEnglish('shell.withState', { screen: inEnglish('navigation.printStation'), state: inEnglish('shell.station.attention') }),
        ),
      ),
    ).toBeTruthy();
  });
});
