/** About so many steps. */
const wanted = 4;

/** Round numbers from 0 to `max`, or a little more: 1, 2 or 5 times a power of ten apart, and whole. `max` is more than 0. */
export function toTicks(max: number): number[] {
  const step = Math.max(1, toRound(max / wanted));
  const steps = Math.ceil(max / step);
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

function toRound(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const times = size / power;
  // Halfway between two of them on a logarithmic scale.
  if (times >= Math.sqrt(50)) return power * 10;
  if (times >= Math.sqrt(10)) return power * 5;
  return times >= Math.sqrt(2) ? power * 2 : power;
}
