import { createHash } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { stringify } from 'yaml';

interface ReleaseOptions {
  version: string;
  /** Of the installer; anything does. */
  bytes?: Uint8Array;
  fileName?: string;
  releaseDate?: string | null;
  releaseNotes?: string;
  stagingPercentage?: number;
  /** What the description says of the file, if not the truth. */
  sha512?: string;
  /** Address of the file as the description has it. */
  fileUrl?: string;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real web server with the files that electron-builder would upload. */
export interface UpdateServer {
  readonly origin: string;
  /** What a client has to trust. */
  readonly certificate: string;
  /** Paths that were asked for, without queries. */
  readonly asked: string[];
  /** Puts description and installer there, as `<channel file>` and `<fileName>`. */
  release(channelFile: string, options: ReleaseOptions): void;
  /** Answers this path in its own way. */
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

/** Says how long the file is and breaks off in the middle of it. */
export const answerHalf =
  (bytes: Uint8Array): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
  };

/** Half of it, and then nothing until the client gives up. */
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

/** Without `isSecure` it speaks plain http, as a developer's own server would. */
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
