import { z } from 'zod';
import { ack, list, record, written } from '../answer';
import { call } from '../call';
import { filled, id, text } from '../entity';

const brandingImage = z.object({ id, url: text });

const brandingBody = z.object({ url: filled });
const needs = ['home'] as const;
const touches = ['branding.list', 'branding.one'] as const;

/** Part of the API without a screen (OP-23). */
export const brandingCalls = {
  'branding.list': call({ method: 'GET', path: '/home/brandingImages', answer: list(brandingImage) }),
  'branding.one': call({ method: 'GET', path: '/home/brandingImages/:id', answer: record(brandingImage) }),
  'branding.add': call({
    method: 'POST',
    path: '/home/brandingImages',
    body: brandingBody,
    answer: written(brandingImage),
    needs,
    touches,
  }),
  'branding.update': call({
    method: 'PUT',
    path: '/home/brandingImages/:id',
    body: brandingBody,
    answer: written(brandingImage),
    needs,
    touches,
  }),
  'branding.remove': call({ method: 'DELETE', path: '/home/brandingImages/:id', answer: ack(), needs, touches }),
} as const;
