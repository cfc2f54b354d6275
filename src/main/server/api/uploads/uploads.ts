import { basename, extname } from 'node:path';
import type { Logger } from '@main/system/log/logger';
import { FailureError } from '@shared/contract/result';
import { maxUploadBytes } from '@shared/contract/shop/uploads';
import { calls } from '@shared/contract/tables/registry';
import type { Language } from '@shared/domain/language';
import type { Access } from '../access';
import { grantFor, toAuthorization } from '../authorization';
import { type Exchange, toCallFailure } from '../call-failure';
import type { Endpoint, Target } from '../endpoint';
import { toContractError } from '../errors/other-errors';
import { readError } from '../errors/read-error';
import type { ApiLimits } from '../limits';
import { detectFileType, type FileType, isPicture, toExtension } from '../media/file-kind';
import type { Network } from '../network/network';
import { readJson } from '../read-json';
import { sendWithRenewedToken } from '../renewed-token';
import { type CallForm, toCallForm } from '../wire/call-form';
import { toContractBody } from '../wire/envelopes';
import type { ServerProfiles } from '../wire/server-profiles';

interface Upload {
  /** Chosen by the page; identifies the upload in progress events and in `cancel`. */
  id: string;
  name: string;
  purpose: 'picture' | 'pdf';
  bytes: Uint8Array;
}

export interface Uploads {
  /** Rejects with `fileTooLarge`, `fileTypeRefused`, or `fileUnreadable` before anything is sent, and with `cancelled` after `cancel`. */
  send(upload: Upload): Promise<{ url: string }>;
  cancel(id: string): void;
}

export interface UploadDeps {
  network: Network;
  endpoint: Endpoint;
  access: Access;
  profiles: Pick<ServerProfiles, 'of'>;
  language: () => Language;
  log: Logger;
  limits: ApiLimits;
  /** Called with the address of each stored file before the page gets it. */
  onStored(url: string): void;
  onProgress(progress: { id: string; sentBytes: number; totalBytes: number }): void;
}

const name = 'files.upload';
const fieldName = 'img';

function checkFile({ bytes, purpose }: Upload): FileType {
  if (bytes.byteLength === 0) throw new FailureError({ code: 'fileUnreadable' });
  if (bytes.byteLength > maxUploadBytes) throw new FailureError({ code: 'fileTooLarge' });
  const type = detectFileType(bytes);
  if (type === null || isPicture(type) !== (purpose === 'picture')) throw new FailureError({ code: 'fileTypeRefused' });
  return type;
}

/** Returns the user's file name with the extension of the file's actual type. */
function toFileName(given: string, type: FileType): string {
  const stem = basename(given.replaceAll('\\', '/'), extname(given))
    .replace(/\p{Cc}/gu, '')
    .trim();
  return `${stem || 'file'}.${toExtension(type)}`;
}

/** Builds the whole body in memory, because progress needs its length. */
async function toMultipart(file: File): Promise<{ contentType: string; body: Uint8Array<ArrayBuffer> }> {
  const form = new FormData();
  form.append(fieldName, file);
  const encoded = new Response(form);
  return { contentType: encoded.headers.get('content-type') ?? '', body: new Uint8Array(await encoded.arrayBuffer()) };
}

interface Posted {
  upload: Upload;
  type: FileType;
  /** Path of the call below the API root. */
  path: string;
  exchange: Exchange;
  signal: AbortSignal;
}

/** Sends the file and reports its progress. */
async function post(deps: UploadDeps, { upload, type, path, exchange, signal }: Posted): Promise<Response> {
  const { target, grant } = exchange;
  const { contentType, body } = await toMultipart(new File([Buffer.from(upload.bytes)], toFileName(upload.name, type), { type }));
  const totalBytes = body.byteLength;
  deps.onProgress({ id: upload.id, sentBytes: 0, totalBytes });
  const response = await deps.network.upload({
    url: `${target.apiRoot}${path}`,
    headers: {
      'content-type': contentType,
      accept: 'application/json',
      'accept-language': deps.language(),
      ...(grant ? { authorization: toAuthorization(target, grant) } : {}),
    },
    body,
    signal,
    maxAnswerBytes: deps.limits.maxAnswerBytes,
    onProgress: (sentBytes) => deps.onProgress({ id: upload.id, sentBytes: Math.min(sentBytes, totalBytes), totalBytes }),
  });
  deps.onProgress({ id: upload.id, sentBytes: totalBytes, totalBytes });
  return response;
}

export function createUploads(deps: UploadDeps): Uploads {
  const { endpoint, access, limits } = deps;
  const running = new Map<string, AbortController>();
  const call = calls[name];
  const formFor = (target: Target): CallForm => toCallForm(call, name, deps.profiles.of(target));

  async function readUrl(response: Response, exchange: Exchange): Promise<string> {
    endpoint.noteAnswered();
    const body = await readJson(response).catch((error) => {
      if (response.ok) throw error;
    });
    const form = formFor(exchange.target);
    if (!response.ok) throw new FailureError(readError(response.status, response.statusText, toContractError(body, form)));
    if (response.status !== form.okStatus) throw new FailureError({ code: 'unexpectedStatus', status: response.status });
    const { url } = call.answer.decode(toContractBody(call.answer.form, body, form));
    return URL.parse(url, `${exchange.target.apiRoot}/`)?.href ?? url;
  }

  async function send(upload: Upload): Promise<{ url: string }> {
    const type = checkFile(upload);
    const target = endpoint.target();
    if (!target) throw new FailureError({ code: 'notConfigured' });
    const cancel = new AbortController();
    const exchange: Exchange = { call, name, target, grant: grantFor(call, target, access), signal: cancel.signal };
    running.set(upload.id, cancel);
    const ends = [cancel.signal, exchange.grant?.signal, AbortSignal.timeout(limits.uploadTimeoutMs)];
    try {
      const signal = AbortSignal.any(ends.filter((end) => end !== undefined));
      const path = formFor(target).path;
      const url = await sendWithRenewedToken(exchange, access, async () =>
        readUrl(await post(deps, { upload, type, path, exchange, signal }), exchange),
      );
      deps.onStored(url);
      return { url };
    } catch (error) {
      throw new FailureError(toCallFailure(error, exchange, deps), { cause: error });
    } finally {
      if (running.get(upload.id) === cancel) running.delete(upload.id);
    }
  }

  return {
    send,
    cancel: (id) => running.get(id)?.abort(),
  };
}
