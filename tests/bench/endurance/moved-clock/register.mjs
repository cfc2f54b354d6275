// For NODE_OPTIONS=--import: moves the date of this process ahead by `DIWAN_BENCH_CLOCK` milliseconds. Elapsed time stays correct.
const aheadMs = Number(process.env.DIWAN_BENCH_CLOCK ?? 0);
const Real = Date;
const now = () => Real.now() + aheadMs;

globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made === globalThis.Date ? target : made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
