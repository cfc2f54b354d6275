/** IT's value for "at any time" and "every order", which is also the default. */
const everything = 'all';
const time = '([01]\\d|2[0-3]):[0-5]\\d';
const hours = new RegExp(`^(${time})-(${time})$`);
const share = /^(\d{1,2}) of (\d{1,2})$/;

/** Parses `08:00-22:00` or `all`; undefined for any other text. */
export function parseStationHours(text: string): { from: string; to: string } | null | undefined {
  if (text === everything) return null;
  const [, from, , to] = hours.exec(text) ?? [];
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

const maxStations = 20;

/** Parses `2 of 3` or `all`; undefined for any other text. */
export function parseStationShare(text: string): { kind: 'all' } | { kind: 'number'; number: number; of: number } | undefined {
  if (text === everything) return { kind: 'all' };
  const [, number, of] = (share.exec(text) ?? []).map(Number);
  const isPossible = number !== undefined && of !== undefined && number >= 1 && number <= of && of >= 2 && of <= maxStations;
  return isPossible ? { kind: 'number', number, of } : undefined;
}
