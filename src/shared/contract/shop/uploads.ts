import { z } from 'zod';
import { mainCall } from '../call';
import { filled, integer } from '../entity';
import { body } from '../response';

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
    assumed: ['status'],
    example: { body: { img: /* @__PURE__ */ new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' }) } },
  }),
} as const;
