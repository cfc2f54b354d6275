import { describe, expect, it } from 'vitest';
import { aJob, aLane, aQueue } from '../../../../tests/support/samples/print-queue';
import type { JobView, LaneView, QueueView } from './printing';
import { toQueueChange, withQueueChange } from './queue-change';

const jobsOf = (...numbers: number[]): JobView[] => numbers.map((number) => aJob(number));
const aView = (revision: number, ...lanes: LaneView[]): QueueView => aQueue(lanes, { revision });
/** Returns the value as a page receives it. */
const overTheBridge = <Value>(value: Value): Value => structuredClone(value);

function follow(before: QueueView | null, after: QueueView): QueueView {
  return withQueueChange(before && overTheBridge(before), overTheBridge(toQueueChange(before, after)));
}

describe('a change of the queue', () => {
  const [first, second, third] = jobsOf(1, 2, 3) as [JobView, JobView, JobView];
  const before = aView(4, aLane([first, second, third]));

  it.each<[string, QueueView]>([
    ['nothing', aView(5, aLane([first, second, third]))],
    ['a state', aView(5, aLane([first, { ...second, state: 'rendering' }, third]))],
    ['a job that is new', aView(5, aLane([first, second, third, aJob(4)]))],
    ['a job that is gone', aView(5, aLane([first, third]))],
    ['all jobs gone', aView(5, aLane([]))],
    ['an order turned round', aView(5, aLane([third, second, first]))],
    ['an old job that is shown again between others', aView(5, aLane([first, aJob(9), second, third]))],
    ['a lane that is new and stands first', aView(5, aLane(jobsOf(7), { printer: 'zebra' }), aLane([first, second, third]))],
    ['a lane that is gone', aView(5)],
    ['a lane that is paused', aView(5, aLane([first, second, third], { paused: true }))],
  ])('leads from the one view to the other: %s', (_what, after) => {
    expect(follow(before, after)).toEqual(after);
  });

  it('leads from nothing to the first view', () => {
    expect(follow(null, before)).toEqual(before);
    expect(toQueueChange(null, before).from).toBeNull();
  });

  it('carries what differs and nothing else', () => {
    const after = aView(5, aLane([second, { ...third, state: 'failed' }, aJob(4)]));
    const { from, revision, lanes } = toQueueChange(before, after);
    expect({ from, revision }).toEqual({ from: 4, revision: 5 });
    expect(lanes[0]?.gone).toEqual([first.id]);
    expect(lanes[0]?.changed.map(({ id }) => id)).toEqual([third.id, 'job-4']);
  });

  it('leaves jobs that stay as they were the objects that they are', () => {
    const after = withQueueChange(before, toQueueChange(before, aView(5, aLane([first, { ...second, state: 'ready' }, third]))));
    expect(after.lanes[0]?.jobs[0]).toBe(first);
    expect(after.lanes[0]?.jobs[2]).toBe(third);
  });
});
