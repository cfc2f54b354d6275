import { z } from 'zod';
import { call } from '../call';
import { filled, id, text } from '../entity';
import { examplePicture } from '../examples';
import { ack, list, record, written } from '../response';

const brandingImage = z.object({ id, url: text });

const brandingBody = z.object({ url: filled });
const needs = ['home'] as const;
const touches = ['branding.list', 'branding.one'] as const;

/** Part of the API without a screen (OP-23). */
export const brandingCalls = {
  'branding.list': call({
    method: 'GET',
    path: '/home/brandingImages',
    answer: list(brandingImage),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: {},
  }),
  'branding.one': call({
    method: 'GET',
    path: '/home/brandingImages/:id',
    answer: record(brandingImage),
    assumed: ['answer'],
    probe: { area: 'home', idFrom: 'branding.list' },
    example: { params: { id: 1 } },
  }),
  'branding.add': call({
    method: 'POST',
    path: '/home/brandingImages',
    body: brandingBody,
    answer: written(brandingImage),
    needs,
    touches,
    assumed: ['body', 'answer', 'needs'],
    example: { body: { url: examplePicture } },
  }),
  'branding.update': call({
    method: 'PUT',
    path: '/home/brandingImages/:id',
    body: brandingBody,
    answer: written(brandingImage),
    needs,
    touches,
    assumed: ['body', 'answer', 'needs'],
    example: { params: { id: 1 }, body: { url: examplePicture } },
  }),
  'branding.remove': call({
    method: 'DELETE',
    path: '/home/brandingImages/:id',
    answer: ack(),
    needs,
    touches,
    assumed: ['answer', 'needs'],
    example: { params: { id: 1 } },
  }),
} as const;
