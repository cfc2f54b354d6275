// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endApp, renderApp } from '../../../../../tests/support/page/render-app';
import { decided, policyPath } from '../../../../../tests/support/samples/decided';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

afterEach(endApp);

describe('kept drafts', () => {
  it.each([
    ['en', 30, inEnglish],
    ['ar', 2, inArabic],
  ] as const)('says in %s after how many days IT wants them removed', async (language, draftDays, texts) => {
    const handlers = { 'policy.read': () => ok(decided({ draftDays })), 'drafts.list': () => ok([]) };
    renderApp({ path: '/settings/drafts', language, handlers });
    const where = await screen.findByText(policyPath);
    const words = `${texts('policy.draftsKept', { count: draftDays })} ${texts('policy.managed')}`;
    expect(where.parentElement?.textContent).toBe(`${words} · ${policyPath}`);
  });

  it('says nothing of it where IT does not', async () => {
    renderApp({ path: '/settings/drafts', handlers: { 'drafts.list': () => ok([]) } });
    expect(await screen.findByText(inEnglish('keptDrafts.empty'))).toBeTruthy();
    expect(screen.queryByText(policyPath)).toBeNull();
  });
});
