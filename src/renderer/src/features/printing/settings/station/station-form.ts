import { cleanText, requiredDay, requiredInteger, requiredTime, withCrossCheck } from '@renderer/validation/form-rules';
import { parseInteger } from '@renderer/validation/parse-number';
import { type StationSettings, stationSettings } from '@shared/contract/printing/station';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-status';
import { type PaymentType, paymentTypes } from '@shared/domain/orders/payment-type';
import { readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';
import { type DocumentKind, documentKinds } from '@shared/domain/printing/printable';
import { z } from 'zod';
import { findSinceError, hasSince, toSince, toSinceValues } from './station-since';

export const maxStations = 20;
export const intervalSeconds = { min: 10, max: 600 };
export const askAbove = { min: 1, max: 10_000 };
export const historyDays = { min: 1, max: 3650 };
const maxNameLength = 60;

/** The values that the form saves: the station's settings, and the retention of this computer's print history. */
export interface StationRecord {
  settings: StationSettings;
  historyDays: number;
}

const { shape } = stationSettings;
const toggles = {
  isOn: z.boolean(),
  keepsRunning: z.boolean(),
  startsWithSystem: z.boolean(),
  soundOnNew: z.boolean(),
  soundOnStop: z.boolean(),
  badge: z.boolean(),
};

const fields = z.object({
  ...toggles,
  /** As in `SinceValues`. */
  sinceDay: z.string(),
  sinceTime: z.string(),
  name: z.string().refine((typed) => cleanText(typed).trim().length <= maxNameLength, withMax('stationSettings.error.name', maxNameLength)),
  kinds: z.array(z.enum(orderKinds)).min(1, 'stationSettings.error.kinds'),
  paymentTypes: z.array(z.enum(paymentTypes)).min(1, 'stationSettings.error.paymentTypes'),
  /** Places as `toPlaceValue` returns them; null for all, including addresses without a governorate. */
  governorates: z.array(z.string()).min(1, 'stationSettings.error.governorates').nullable(),
  statuses: z.array(z.enum(orderStatuses)).min(1, 'stationSettings.error.statuses'),
  documents: z.array(z.enum(documentKinds)).min(1, 'stationSettings.error.documents'),
  sharing: z.enum(['all', 'number', 'governorate']),
  number: z.string(),
  of: z.string(),
  hasHours: z.boolean(),
  from: z.string(),
  to: z.string(),
  changesStatus: z.boolean(),
  statusAfter: shape.statusAfter.unwrap(),
  intervalSeconds: requiredInteger(intervalSeconds),
  askAbove: requiredInteger(askAbove),
  historyDays: requiredInteger(historyDays),
});
/** The settings as the form's values. */
export type StationValues = z.output<typeof fields>;

function withMax(key: string, max: number): string {
  return `${key} ${JSON.stringify({ max })}`;
}

type TypedName = 'sinceDay' | 'sinceTime' | 'number' | 'of' | 'from' | 'to';
type Add = (path: [TypedName], message: string) => void;

/** Returns the schema; fields of a switch are validated only while it is on. `kept` is the stored start time. */
export function stationValuesOf(kept: string | null): z.ZodType<StationValues, StationValues> {
  return withCrossCheck<StationValues>(fields, (values, add) => {
    if (values.isOn && hasSince(values)) checkSince(values, kept, add);
    if (values.sharing === 'number') checkNumber(values, add);
    if (values.hasHours) checkHours(values, add);
  });
}

function demand(rule: z.ZodType<string, string>, values: StationValues, name: TypedName, add: Add): boolean {
  const [issue] = rule.safeParse(values[name]).error?.issues ?? [];
  if (issue) add([name], issue.message);
  return issue === undefined;
}

function checkSince(values: StationValues, kept: string | null, add: Add): void {
  const isDay = demand(requiredDay(), values, 'sinceDay', add);
  const isTime = demand(requiredTime(), values, 'sinceTime', add);
  const wrong = isDay && isTime ? findSinceError(values, kept) : null;
  if (wrong) add([wrong.name], wrong.message);
}

function checkNumber(values: StationValues, add: Add): void {
  const isNumber = demand(requiredInteger({ min: 1, max: maxStations }), values, 'number', add);
  const isOf = demand(requiredInteger({ min: 2, max: maxStations }), values, 'of', add);
  if (isNumber && isOf && toCount(values.number) > toCount(values.of)) {
    add(['number'], withMax('stationSettings.error.number', toCount(values.of)));
  }
}

function checkHours(values: StationValues, add: Add): void {
  const isFrom = demand(requiredTime(), values, 'from', add);
  const isTo = demand(requiredTime(), values, 'to', add);
  if (isFrom && isTo && toTime(values.from) === toTime(values.to)) add(['to'], 'stationSettings.error.hours');
}

const toCount = (typed: string): number => parseInteger(typed) ?? 0;
const toTime = (typed: string): string => requiredTime().parse(typed);

export function toStationValues({ settings, historyDays: days }: StationRecord): StationValues {
  const { sharing, hours, statusAfter, governorates, since, ...rest } = settings;
  return {
    ...rest,
    ...toSinceValues(rest.isOn ? since : null),
    governorates: governorates?.map(toPlaceValue) ?? null,
    sharing: sharing.kind,
    number: sharing.kind === 'number' ? String(sharing.number) : '1',
    of: sharing.kind === 'number' ? String(sharing.of) : '2',
    hasHours: hours !== null,
    from: hours?.from ?? '08:00',
    to: hours?.to ?? '22:00',
    changesStatus: statusAfter !== null,
    statusAfter: statusAfter ?? 'process',
    intervalSeconds: String(rest.intervalSeconds),
    askAbove: String(rest.askAbove),
    historyDays: String(days),
  };
}

/** `kept` is the stored start time. */
export function toStationSettings(values: StationValues, kept: string | null): StationSettings {
  const {
    sinceDay: _day,
    sinceTime: _time,
    sharing,
    number,
    of,
    hasHours,
    from,
    to,
    changesStatus,
    statusAfter,
    governorates,
    historyDays: _days,
    ...rest
  } = values;
  return {
    ...rest,
    name: cleanText(rest.name).trim(),
    since: rest.isOn ? toSince(values, kept) : null,
    governorates: governorates?.map(readPlaceValue) ?? null,
    sharing: sharing === 'number' ? { kind: sharing, number: toCount(number), of: toCount(of) } : { kind: sharing },
    hours: hasHours ? { from: toTime(from), to: toTime(to) } : null,
    statusAfter: changesStatus ? statusAfter : null,
    intervalSeconds: toCount(rest.intervalSeconds),
    askAbove: toCount(rest.askAbove),
  };
}

/**
 * Returns the form's values with a file's settings. Whether this computer is a station, and its start time, stay unchanged: two stations
 * with the same number would print the same orders.
 */
export function toImportedValues(imported: StationSettings, values: StationValues): StationValues {
  const { isOn, sinceDay, sinceTime, historyDays } = values;
  return { ...toStationValues({ settings: imported, historyDays: toCount(historyDays) }), isOn, sinceDay, sinceTime };
}

/** All options in their usual order. */
export const choices: {
  kinds: readonly OrderKind[];
  paymentTypes: readonly PaymentType[];
  statuses: readonly OrderStatus[];
  documents: readonly DocumentKind[];
} = {
  kinds: orderKinds,
  paymentTypes,
  statuses: orderStatuses,
  // The warehouse's documents first; the invoice goes with the parcel.
  documents: [...documentKinds.filter((kind) => kind !== 'invoice'), 'invoice'],
};
