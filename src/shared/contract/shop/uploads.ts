import { z } from 'zod';
import { body } from '../answer';
import { mainCall } from '../call';
import { filled, integer } from '../entity';

/** OP-19 */
export const maxUploadBytes = 10 * 1024 * 1024;

/** One upload serves all screens; the body goes out as `multipart/form-data` (checklist API-11, API-12). */
export const uploadCalls = {
  'files.upload': mainCall({
    method: 'POST',
    path: '/files/uploadFile',
    body: z.object({ img: z.instanceof(Blob) }),
    answer: body(z.object({ status: integer, url: filled })),
    okStatus: 200,
  }),
} as const;
