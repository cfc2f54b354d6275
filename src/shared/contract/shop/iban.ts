import { z } from 'zod';
import { call } from '../call';
import { filled, text } from '../entity';
import { ack, record, written } from '../response';

export const ibanSetting = z.object({ iban: text });
export type IbanSetting = z.output<typeof ibanSetting>;

const needs = ['masterHN'] as const;

export const ibanCalls = {
  'iban.read': call({
    method: 'GET',
    path: '/setting/iban',
    answer: record(ibanSetting),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  'iban.save': call({
    method: 'POST',
    path: '/setting/iban',
    body: z.object({ iban: filled }),
    answer: written(ibanSetting),
    needs,
    touches: ['iban.read'],
    assumed: ['answer'],
    example: { body: { iban: 'KW81CBKU0000000000001234560101' } },
  }),
  'iban.remove': call({
    method: 'DELETE',
    path: '/setting/iban',
    answer: ack(),
    needs,
    touches: ['iban.read'],
    assumed: ['answer'],
    example: {},
  }),
} as const;
