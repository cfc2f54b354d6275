import { describe, expect, it } from 'vitest';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { toStaleDay } from './stale-day';

const now = Date.parse('2026-11-19T06:00:00Z');
const queueFrom = (...times: string[]) => aQueue([aLane(times.map((createdAt, index) => aJob(index + 1, { createdAt })))]);

describe('day of the stale invoices', () => {
  it('goes by the day in Kuwait, not by the day in UTC', () => {
    expect(toStaleDay(queueFrom('2026-11-18T21:30:00Z'), now)).toEqual({ kind: 'today' });
    expect(toStaleDay(queueFrom('2026-11-18T20:30:00Z'), now)).toEqual({ kind: 'yesterday' });
  });

  it('takes the oldest of those that wait', () => {
    const view = queueFrom('2026-11-18T09:00:00Z', '2026-11-15T09:00:00Z');
    expect(toStaleDay(view, now)).toEqual({ kind: 'date', iso: '2026-11-15' });
  });

  it('does not look at what was printed before', () => {
    const view = aQueue([
      aLane([aJob(1, { state: 'done', createdAt: '2026-11-01T09:00:00Z' }), aJob(2, { createdAt: '2026-11-18T09:00:00Z' })]),
    ]);
    expect(toStaleDay(view, now)).toEqual({ kind: 'yesterday' });
  });
});
