import type { JobView, LaneChange, LaneView, QueueChange, QueueContent, QueueView } from './printing';

/** Returns the differences; jobs count as unchanged if they are the same objects. */
export function toQueueChange(before: QueueView | null, after: QueueView): QueueChange {
  const lanes = after.lanes.map((lane) => toLaneChange(before?.lanes.find(({ printer }) => printer === lane.printer)?.jobs ?? [], lane));
  return { ...after, from: before?.revision ?? null, lanes };
}

function toLaneChange(before: readonly JobView[], { jobs, ...lane }: LaneView): LaneChange {
  const shown = new Set(jobs.map(({ id }) => id));
  const known = new Map(before.map((job) => [job.id, job]));
  const gone = before.flatMap(({ id }) => (shown.has(id) ? [] : id));
  const changed = jobs.filter((job) => known.get(job.id) !== job);
  const follows = withChange(before, gone, changed).every(({ id }, index) => jobs[index]?.id === id);
  return follows ? { ...lane, gone, changed } : { ...lane, gone: [...known.keys()], changed: jobs };
}

/** Applies a change to the queue that it starts from; unchanged jobs stay the same objects. */
export function withQueueChange(before: QueueContent | null, { from: _from, lanes, ...rest }: QueueChange): QueueView {
  return {
    ...rest,
    lanes: lanes.map(({ gone, changed, ...lane }): LaneView => {
      const jobs = before?.lanes.find(({ printer }) => printer === lane.printer)?.jobs ?? [];
      return { ...lane, jobs: withChange(jobs, gone, changed) };
    }),
  };
}

function withChange(before: readonly JobView[], gone: readonly string[], changed: readonly JobView[]): JobView[] {
  const left = new Set(gone);
  const news = new Map(changed.map((job) => [job.id, job]));
  const stayed = before.filter(({ id }) => !left.has(id));
  const known = new Set(stayed.map(({ id }) => id));
  return [...stayed.map((job) => news.get(job.id) ?? job), ...changed.filter(({ id }) => !known.has(id))];
}
