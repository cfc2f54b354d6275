import { describe, expect, it } from 'vitest';
import { failuresOutsideTests, outcomesOf } from '../../scripts/reports.mjs';
import { idsOfTitle } from '../../scripts/requirements.mjs';

const step = (title: string, error?: object) => ({ title, ...(error && { error }) });

describe('reports of vitest', () => {
  const test = (title: string, status: string, failureMessages: string[] = []) => ({
    ancestorTitles: ['a'],
    title,
    status,
    failureMessages,
  });
  const report = (...assertionResults: ReturnType<typeof test>[]) => ({
    testResults: [{ status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed', assertionResults }],
  });

  it('say what passed, failed and was skipped', () => {
    const outcomes = outcomesOf(
      'vitest',
      report(test('b', 'passed'), test('c', 'failed', ['no']), test('d', 'skipped'), test('e', 'todo')),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped', 'skipped']);
    expect(outcomes[0]?.titles).toEqual(['a', 'b']);
  });

  it('say which test passed only at a second try', () => {
    const outcomes = outcomesOf('vitest', report(test('b', 'passed', ['at first']), test('c', 'passed')));
    expect(outcomes.map(({ isRetried }) => isRetried)).toEqual([true, false]);
  });

  it('say what a test failed with, in one line without colours', () => {
    const failed = test('c', 'failed', ['\u001B[31mexpected 1\u001B[39m\n    at a.ts:1']);
    expect(outcomesOf('vitest', report(failed, test('b', 'passed'))).map(({ reason }) => reason)).toEqual(['expected 1 at a.ts:1', null]);
  });

  it('name a file that cannot be loaded', () => {
    const broken = { name: 'a.test.ts', message: 'no such module', status: 'failed', assertionResults: [] };
    expect(failuresOutsideTests('vitest', { testResults: [broken] })).toEqual(['a.test.ts: no such module']);
    expect(failuresOutsideTests('vitest', report(test('c', 'failed')))).toEqual([]);
  });

  it('name what a skipped suite lacked', () => {
    const skipped = { ancestorTitles: ['real printing — not run: CUPS is missing'], title: 'b', status: 'skipped', failureMessages: [] };
    expect(outcomesOf('vitest', report(skipped, test('c', 'skipped'))).map(({ missing }) => missing)).toEqual(['CUPS', null]);
  });
});

describe('reports of Playwright', () => {
  const spec = (title: string, status: string, more: object = {}) => ({
    title,
    tests: [{ status, annotations: [], results: [{}], ...more }],
  });
  const report = (...specs: ReturnType<typeof spec>[]) => ({
    errors: [],
    suites: [{ title: 'x.spec.ts', suites: [{ title: 'orders', specs }] }],
  });

  it('say what passed, at which try, failed and was skipped', () => {
    const all = report(spec('a', 'expected'), spec('b', 'flaky'), spec('c', 'unexpected'), spec('d', 'skipped'));
    expect(outcomesOf('playwright', all).map(({ status, isRetried }) => [status, isRetried])).toEqual([
      ['passed', false],
      ['passed', true],
      ['failed', false],
      ['skipped', false],
    ]);
    expect(outcomesOf('playwright', all)[0]?.titles).toEqual(['x.spec.ts', 'orders', 'a']);
  });

  it('say what the last try failed with', () => {
    const results = [{ error: { message: 'at first' } }, { error: { message: 'Timed out\n  at a.ts:1' } }];
    expect(outcomesOf('playwright', report(spec('a', 'unexpected', { results })))[0]?.reason).toBe('Timed out at a.ts:1');
  });

  it('give the steps that went well as titles', () => {
    const steps = [{ ...step('[HCU-06] messages'), steps: [step('[HCU-07] inside')] }, step('[HCU-08] broken', {})];
    const [outcome] = outcomesOf('playwright', report(spec('a', 'expected', { results: [{ steps }] })));
    expect(outcome?.titles.slice(2)).toEqual(['a', '[HCU-06] messages', '[HCU-07] inside']);
  });

  it('do not let a test pass that asserted nothing', () => {
    const empty = spec('a', 'expected', { annotations: [{ type: 'no assertion' }] });
    expect(outcomesOf('playwright', report(empty))[0]?.status).toBe('failed');
  });
});

describe('ids in a title', () => {
  it.each([
    ['[LOG-01] signs in', ['LOG-01']],
    ['[OP-85] [ORD-25] takes the price', ['OP-85', 'ORD-25']],
    ['[INV-02, INV-17..19] prints', ['INV-02', 'INV-17', 'INV-18', 'INV-19']],
    ['the state [ORD-12] in the middle', ['ORD-12']],
    ['an id LOG-01 without brackets, a list [1, 2] and [x]', []],
  ])('of %s', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids);
  });
});
