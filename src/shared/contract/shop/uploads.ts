import { z } from 'zod';
import { mainCall } from '../call';
import { filled, integer } from '../entity';
import { body } from '../response';

/** Maximum size of an upload in bytes (OP-19). */
export const maxUploadBytes = 10 * 1024 * 1024;

/** One upload call for all screens; the body is sent as `multipart/form-data` (checklist API-11, API-12). */
export const uploadCalls = {
  'files.upload': mainCall({
    method: 'POST',
    path: '/files/uploadFile',
    body: z.object({ img: z.instanceof(Blob) }),
    answer: body(z.object({ status: integer, url: filled })),
    okStatus: 200,
    assumed: ['status'],
    example: { body: { img: /* @__PURE__ */ new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' }) } },
  }),
} as const;
