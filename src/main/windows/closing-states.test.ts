import { describe, expect, it } from 'vitest';
import { appStates, createStates, dialogStates, windowStates } from './closing-states';

describe.each([
  ['a window', windowStates, 'open'],
  ['the question about several windows', dialogStates, 'closed'],
  ['the app', appStates, 'running'],
] as const)('the table of %s', (_of, table, first) => {
  const steps: [string, Record<string, string>][] = Object.entries(table);

  it('leads to its own states only', () => {
    const named = new Set(steps.map(([state]) => state));
    expect(steps.flatMap(([, events]) => Object.values(events)).filter((next) => !named.has(next))).toEqual([]);
  });

  it('reaches each state, and leaves each again', () => {
    const reached = new Set<string>([first, ...steps.flatMap(([, events]) => Object.values(events))]);
    expect([...reached].toSorted()).toEqual(steps.map(([state]) => state).toSorted());
    expect(steps.filter(([, events]) => Object.keys(events).length === 0)).toEqual([]);
  });
});

describe('an event', () => {
  it('that a state does not name changes nothing', () => {
    const states = createStates(windowStates, 'open');
    expect(states.send('stay')).toBe(false);
    expect(states.is('open')).toBe(true);
  });

  it('returns whether the state has changed', () => {
    const states = createStates(appStates, 'running');
    expect([states.send('sheetsLeft'), states.send('sheetsLeft'), states.send('leave'), states.send('sheetsSent')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(states.is('asking')).toBe(true);
  });
});
