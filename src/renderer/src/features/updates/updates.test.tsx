// @vitest-environment happy-dom

import type { UpdateObstacle, UpdateOffer, UpdateState, UpdateView } from '@shared/contract/desktop/updates';
import { ok } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type ShownPage, showPage } from '../../../../../tests/support/page/page';
import { decided, policyPath } from '../../../../../tests/support/samples/decided';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { AboutDialog } from './about-dialog';
import { UpdateNotice } from './update-notice';

const offer: UpdateOffer = {
  version: '0.2.0',
  releasedAt: '2026-11-18T07:00:00.000Z',
  notes: { ar: '- طباعة أسرع', en: '- Prints <b>faster</b>\n- Opens drafts\nThanks' },
};
const toView = (state: UpdateState, more: Partial<UpdateView> = {}): UpdateView => ({
  version: '0.1.0',
  channel: 'latest',
  mode: 'notify',
  state,
  ...more,
});
const refused: UpdateState = { kind: 'failed', problem: 'notSigned', during: 'download', offer, reference: 'K7F3-Q9XM' };

afterEach(endPage);

interface Shown extends ShownPage {
  tell(state: UpdateState): void;
}

interface Options {
  language?: Language;
  view?: Partial<UpdateView>;
  handlers?: FakeHandlers;
}

async function show(
  part: 'notice' | 'dialog',
  state: UpdateState,
  { language, view, handlers }: Options = {},
  doesCheck = false,
): Promise<Shown> {
  const Part = () =>
    part === 'notice' ? <UpdateNotice onOpen={opened} /> : <AboutDialog doesCheck={doesCheck} onClose={() => undefined} />;
  const page = await showPage('/here', {
    routes: [{ path: 'here', screen: lazy(async () => ({ default: Part })) }],
    handlers: {
      'updates.read': () => ok(toView(state, view)),
      'updates.check': () => ok(toView(state, view)),
      'updates.download': () => ok(null),
      'updates.cancelDownload': () => ok(null),
      ...handlers,
    },
    ...(language && { language }),
  });
  await waitFor(() => expect(page.bridge.requestsOf('updates.read')).toHaveLength(1));
  return { ...page, tell: (next) => act(() => page.bridge.emit('updates.changed', toView(next, view))) };
}

const opened = vi.fn();
const region = (): HTMLElement | null => screen.queryByRole('region', { name: /^(New version|إصدار جديد)$/ });
const words = async (): Promise<string> => {
  await waitFor(() => expect(region()).not.toBeNull());
  return region()?.textContent ?? '';
};
const dialogWords = (): string => screen.getByRole('dialog').textContent ?? '';

describe('the notice about a new version', () => {
  it('offers it, in both languages, and says nothing while there is nothing to say', async () => {
    const page = await show('notice', { kind: 'current', checkedAt: null });
    expect(region()).toBeNull();
    page.tell({ kind: 'checking' });
    page.tell({ kind: 'off', because: 'package' });
    expect(region()).toBeNull();
    page.tell({ kind: 'offered', offer });
    expect(await words()).toContain(inEnglish('updates.offered', { version: '0.2.0' }));
    page.setLanguage('ar');
    expect(await words()).toContain(inArabic('updates.offered', { version: '0.2.0' }));
  });

  it('leads to the notes and starts the download', async () => {
    const page = await show('notice', { kind: 'offered', offer });
    await words();
    fireEvent.click(control(inEnglish('updates.whatsNew')));
    expect(opened).toHaveBeenCalledTimes(1);
    fireEvent.click(control(inEnglish('updates.download')));
    await waitFor(() => expect(page.bridge.requestsOf('updates.download')).toHaveLength(1));
  });

  it('shows how far the download is, and gives it up', async () => {
    const page = await show('notice', { kind: 'downloading', offer, percent: 42 });
    expect(await words()).toContain('42%');
    expect(screen.getByRole('progressbar', { name: inEnglish('updates.progress') }).getAttribute('aria-valuenow')).toBe('42');
    fireEvent.click(control(inEnglish('updates.cancelDownload')));
    await waitFor(() => expect(page.bridge.requestsOf('updates.cancelDownload')).toHaveLength(1));
  });

  it.each<[UpdateObstacle, string]>([
    ['printing', inEnglish('updates.obstacle.printing')],
    ['unsaved', inEnglish('updates.obstacle.unsaved')],
  ])('says why the app does not restart now: %s', async (obstacle, sentence) => {
    const page = await show('notice', { kind: 'downloaded', offer }, { handlers: { 'updates.restart': () => ok({ obstacle }) } });
    expect(await words()).toContain(inEnglish('updates.downloadedHint'));
    fireEvent.click(control(inEnglish('updates.restart')));
    await waitFor(() => expect(region()?.textContent).toMatch(sentence));
    page.bridge.handle({ 'updates.restart': () => ok({ obstacle: null }) });
    fireEvent.click(control(inEnglish('updates.restart')));
    await waitFor(() => expect(region()?.textContent).not.toMatch(sentence));
    page.tell({ kind: 'restarting', offer });
    expect(await words()).toContain('Closing Diwan to install version 0.2.0');
    expect(findControl(inEnglish('updates.restart'))).toBeUndefined();
  });

  it('is put off until there is something else to say', async () => {
    const page = await show('notice', { kind: 'offered', offer });
    await words();
    fireEvent.click(control(inEnglish('updates.later')));
    expect(region()).toBeNull();
    page.tell({ kind: 'checking' });
    page.tell({ kind: 'offered', offer });
    expect(region()).toBeNull();
    page.tell({ kind: 'offered', offer: { ...offer, version: '0.3.0' } });
    expect(await words()).toContain('0.3.0');
  });

  it('says loudly what was refused, why, and with the reference, and lets it be tried again', async () => {
    const page = await show('notice', refused);
    const text = await words();
    expect(text).toContain(inEnglish('updates.failed.download', { version: '0.2.0' }));
    expect(text).toContain(inEnglish('updates.problem.notSigned'));
    expect(text).toContain('K7F3-Q9XM');
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(page.bridge.requestsOf('updates.download')).toHaveLength(1));
  });

  it('tells of a question that failed only when something was refused', async () => {
    const page = await show('notice', { kind: 'failed', problem: 'unreachable', during: 'check', offer: null, reference: 'K7F3-Q9XM' });
    expect(region()).toBeNull();
    page.tell({ kind: 'failed', problem: 'foreignHost', during: 'check', offer: null, reference: 'K7F3-Q9XN' });
    expect(await words()).toContain(inEnglish('updates.failed.refused'));
    expect(findControl(inEnglish('common.retry'))).toBeUndefined();
  });
});

describe('the dialog about the app', () => {
  it('asks the server at once for who came from the menu, and on a press for others', async () => {
    const asking = await show('dialog', { kind: 'current', checkedAt: null }, {}, true);
    await waitFor(() => expect(asking.bridge.requestsOf('updates.check')).toHaveLength(1));
    endPage();
    const { bridge } = await show('dialog', { kind: 'current', checkedAt: '2026-11-22T05:00:00.000Z' });
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('updates.checkedAt', { time: '22 Nov 2026, 08:00' })));
    expect(bridge.requestsOf('updates.check')).toHaveLength(0);
    fireEvent.click(control(inEnglish('updates.check')));
    await waitFor(() => expect(bridge.requestsOf('updates.check')).toHaveLength(1));
  });

  it('shows the notes in the app’s language, as letters only', async () => {
    const page = await show('dialog', { kind: 'offered', offer });
    const notes = await screen.findByRole('region', { name: inEnglish('updates.whatsNew') });
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Prints <b>faster</b>', 'Opens drafts']);
    expect(notes.textContent).toContain('Thanks');
    page.setLanguage('ar');
    await waitFor(() => expect(screen.getByRole('region', { name: inArabic('updates.whatsNew') }).textContent).toContain('طباعة أسرع'));
  });

  it('shows the notes of the other language where there are none in this one', async () => {
    await show('dialog', { kind: 'offered', offer: { ...offer, notes: { ar: '', en: '- Faster' } } }, { language: 'ar' });
    await waitFor(() => expect(screen.getByRole('region', { name: inArabic('updates.whatsNew') }).textContent).toContain('Faster'));
  });

  it.each([
    ['policy', inEnglish('updates.off.policy')],
    ['package', inEnglish('updates.off.package')],
    ['notWritable', inEnglish('updates.off.notWritable')],
  ] as const)('says who decides, where it is not the person: %s', async (because, sentence) => {
    const where = 'HKLM\\Software\\Policies\\Diwan\\Diwan';
    await show(
      'dialog',
      { kind: 'off', because },
      {
        handlers: {
          'policy.read': () =>
            ok({
              entries: { updateMode: { value: 'off', isEnforced: true, source: 'machinePolicy', where } },
              problems: [],
              readAt: '2026-11-22T05:00:00.000Z',
              isUnreadable: false,
              holdsServer: false,
            }),
        },
      },
    );
    await waitFor(() => expect(dialogWords()).toContain(sentence));
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('policy.managed')));
    expect(dialogWords().includes(where)).toBe(because === 'policy');
    expect(findControl(inEnglish('updates.check'))).toBeUndefined();
  });

  it('says from when on IT offers a version that is out', async () => {
    const page = await show('dialog', { kind: 'deferred', version: '0.2.0', from: '2026-11-25T07:00:00.000Z' });
    await waitFor(() => expect(dialogWords()).toContain('makes it available here from 25 Nov 2026'));
    page.tell({ kind: 'deferred', version: '0.2.0', from: null });
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('updates.deferredOpen', { version: '0.2.0' })));
  });

  it('says what failed, that the app stays as it is, and asks again', async () => {
    const { bridge } = await show('dialog', {
      kind: 'failed',
      problem: 'unreachable',
      during: 'check',
      offer: null,
      reference: 'K7F3-Q9XM',
    });
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('updates.problem.unreachable')));
    expect(dialogWords()).toContain(inEnglish('updates.stays', { version: '0.1.0' }));
    fireEvent.click(control(inEnglish('updates.check')));
    await waitFor(() => expect(bridge.requestsOf('updates.check')).toHaveLength(1));
  });

  it('names the channel of versions for trying out', async () => {
    await show('dialog', { kind: 'current', checkedAt: null }, { view: { channel: 'beta' } });
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('updates.beta')));
  });

  it('names what IT has written for another version of the app', async () => {
    const unknown = { where: policyPath, key: 'fromTheFuture', code: 'unknownKey', detail: '' } as const;
    const policy = decided({}, { problems: [unknown, { ...unknown, key: 'logDays', code: 'badValue' }] });
    await show('dialog', { kind: 'current', checkedAt: null }, { handlers: { 'policy.read': () => ok(policy) } });
    expect(await screen.findByText(inEnglish('policy.unknownKeys', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(`${policyPath} · fromTheFuture`)).toBeTruthy();
    expect(screen.queryByText(/logDays/)).toBeNull();
  });

  it('says why the app does not restart now', async () => {
    await show('dialog', { kind: 'downloaded', offer }, { handlers: { 'updates.restart': () => ok({ obstacle: 'unsaved' }) } });
    await waitFor(() => expect(dialogWords()).toContain('ready to install'));
    fireEvent.click(control(inEnglish('updates.restart')));
    await waitFor(() => expect(dialogWords()).toContain(inEnglish('updates.obstacle.unsaved')));
  });
});
