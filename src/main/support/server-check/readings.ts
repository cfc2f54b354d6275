import { type AnyCall, isRead } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { type CheckArea, checkAreas } from '@shared/domain/server-check';

/** A call of the check, with its input. */
export interface Reading {
  name: CallName;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
  /** The list whose first row has the ID, and the name of the ID in the path. */
  idFrom?: { list: CallName; param: string };
  area: CheckArea;
}

const names = Object.keys(calls) as CallName[];
export const readingNames = names.filter((name) => isRead(calls[name]));
export const writingNames = names.filter((name) => !isRead(calls[name]));

const declared = names.flatMap((name): Reading[] => {
  const { probe, params, example }: AnyCall = calls[name];
  if (!probe) return [];
  const { params: given, ...rest } = example as Reading['input'];
  const { area, idFrom } = probe;
  if (idFrom === undefined) return [{ name, input: { ...rest, ...(given && { params: given }) }, area }];
  const [param = ''] = Object.keys(params.shape);
  return [{ name, input: rest, idFrom: { list: idFrom as CallName, param }, area }];
});

/** Returns the call, followed by the calls that need an ID from its rows. */
const withNext = (reading: Reading): Reading[] => [
  reading,
  ...declared.filter(({ idFrom }) => idFrom?.list === reading.name).flatMap(withNext),
];

const countAssumed = ({ name }: Reading): number => calls[name].assumed.length;

/**
 * Every read call of the contract, area by area, lists before the calls that need their IDs. An area begins with calls that the shop's
 * documents describe in full, because the first call decides whether all paths have a prefix.
 */
export const readings: readonly Reading[] = checkAreas.flatMap((area) =>
  declared
    .filter((one) => one.area === area && !one.idFrom)
    .toSorted((one, other) => countAssumed(one) - countAssumed(other))
    .flatMap(withNext),
);

/** Returns the number of calls of each area. */
export const countByArea = (): Record<CheckArea, number> => {
  const counts = checkAreas.map((area) => [area, readings.filter((one) => one.area === area).length] as const);
  return Object.fromEntries(counts) as Record<CheckArea, number>;
};

export const toTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
