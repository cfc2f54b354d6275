import { describe, expect, it } from 'vitest';
import { type SaveEvent, type SaveStep, toFirstStep, toNextStep } from './save-steps';

const done = { isRunning: false, hasFailed: false };

/** Returns the step that a save reaches by these events after it was started. */
function walk(events: SaveEvent<string>[], { hasLastStep = false, uploads = done } = {}): SaveStep<string> {
  return events.reduce((step, event) => toNextStep(step, event), toFirstStep<string>({ isLeaving: true }, uploads, hasLastStep));
}

describe('the steps of a save', () => {
  it('waits for uploads that run, and ends with one that has failed', () => {
    const running = { isRunning: true, hasFailed: false };
    expect(walk([], { uploads: running })).toMatchObject({ at: 'uploads' });
    expect(walk([{ type: 'uploads', uploads: done }], { uploads: running })).toMatchObject({ at: 'checking' });
    expect(walk([{ type: 'uploads', uploads: { isRunning: false, hasFailed: true } }], { uploads: running })).toEqual({
      at: 'over',
      end: 'uploadFailed',
    });
    expect(walk([], { uploads: { isRunning: false, hasFailed: true } })).toEqual({ at: 'over', end: 'uploadFailed' });
  });

  it('asks for the last step only where there is one, and once what is typed is valid', () => {
    expect(walk([{ type: 'invalid' }], { hasLastStep: true })).toEqual({ at: 'over', end: 'invalid' });
    expect(walk([{ type: 'valid', values: 'typed' }])).toMatchObject({ at: 'sending', values: 'typed' });
    expect(walk([{ type: 'valid', values: 'typed' }], { hasLastStep: true })).toMatchObject({ at: 'asking', values: 'typed' });
    expect(walk([{ type: 'valid', values: 'typed' }, { type: 'meant' }], { hasLastStep: true })).toMatchObject({ at: 'sending' });
  });

  it('looks again at what came from the other side, asks nothing twice and compares no more', () => {
    const joined: SaveEvent<string>[] = [{ type: 'valid', values: 'mine' }, { type: 'meant' }, { type: 'joined' }];
    expect(walk(joined, { hasLastStep: true })).toEqual({ at: 'checking', how: { isLeaving: true, overwrites: true }, isMeant: true });
    expect(walk([...joined, { type: 'valid', values: 'both' }], { hasLastStep: true })).toMatchObject({ at: 'sending', values: 'both' });
  });

  it('ends unsaved when it is called off, and stays at its end', () => {
    const off: SaveEvent<string>[] = [{ type: 'valid', values: 'typed' }, { type: 'calledOff' }];
    expect(walk(off, { hasLastStep: true })).toEqual({ at: 'over', end: 'unsaved' });
    expect(walk([...off, { type: 'meant' }, { type: 'sent', end: 'saved' }], { hasLastStep: true })).toEqual({
      at: 'over',
      end: 'unsaved',
    });
  });

  it('takes no event of another step', () => {
    expect(walk([{ type: 'sent', end: 'saved' }])).toMatchObject({ at: 'checking' });
    expect(walk([{ type: 'valid', values: 'typed' }, { type: 'invalid' }])).toMatchObject({ at: 'sending' });
  });
});
