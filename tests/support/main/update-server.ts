import { createHash } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { stringify } from 'yaml';

interface ReleaseOptions {
  version: string;
  /** Content of the installer; any bytes will do. */
  bytes?: Uint8Array;
  fileName?: string;
  releaseDate?: string | null;
  releaseNotes?: string;
  stagingPercentage?: number;
  /** The hash in the description, if it should be wrong. */
  sha512?: string;
  /** The file's address in the description. */
  fileUrl?: string;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real web server with the files that electron-builder would upload. */
export interface UpdateServer {
  readonly origin: string;
  /** The certificate that a client must trust. */
  readonly certificate: string;
  /** Requested paths, without queries. */
  readonly asked: string[];
  /** Adds description and installer, as `<channel file>` and `<fileName>`. */
  release(channelFile: string, options: ReleaseOptions): void;
  /** Sets a response of its own for this path. */
  answer(path: string, answer: Answer): void;
  stop(): Promise<void>;
}

export const answerHtml: Answer = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end('<!doctype html><html><title>Wi-Fi sign-in: accept</title></html>');
};

export const redirectTo =
  (location: string): Answer =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

/** Declares the file's length and disconnects in the middle. */
export const answerHalf =
  (bytes: Uint8Array): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
  };

/** Sends half of the file, and then nothing until the client disconnects. */
export const answerSlowly =
  (bytes: Uint8Array, onHalf: () => void = () => undefined): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), onHalf);
  };

export function installer(version: string): Uint8Array {
  return new TextEncoder().encode(`installer of ${version}\n${'.'.repeat(200_000)}`);
}

const sha512 = (bytes: Uint8Array): string => createHash('sha512').update(bytes).digest('base64');

/** Uses plain HTTP without `isSecure`, as a developer's own server would. */
export async function startUpdateServer({ isSecure = true } = {}): Promise<UpdateServer> {
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const path = new URL(request.url ?? '/', 'https://localhost').pathname;
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end('not found');
  };
  const server: Server = isSecure ? createServer({ key: pems.private, cert: pems.cert }, serve) : createHttpServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let isStopped = false;
  return {
    origin: isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    certificate: pems.cert,
    asked,
    release(channelFile, options) {
      const {
        version,
        bytes = installer(version),
        fileName = `Diwan-${version}.AppImage`,
        releaseDate = '2026-11-01T08:00:00.000Z',
      } = options;
      const checksum = options.sha512 ?? sha512(bytes);
      const description = {
        version,
        files: [{ url: options.fileUrl ?? fileName, sha512: checksum, size: bytes.length }],
        path: fileName,
        sha512: checksum,
        ...(releaseDate && { releaseDate }),
        ...(options.releaseNotes && { releaseNotes: options.releaseNotes }),
        ...(options.stagingPercentage !== undefined && { stagingPercentage: options.stagingPercentage }),
      };
      answers.set(`/${channelFile}`, (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/yaml' }).end(stringify(description)),
      );
      answers.set(`/${fileName}`, (_request, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes));
    },
    answer: (path, answer) => void answers.set(path, answer),
    async stop() {
      if (isStopped) return;
      isStopped = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
