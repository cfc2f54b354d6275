import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A server with a configurable fault. */
export interface FaultServer {
  readonly origin: string;
  readonly requests: ReceivedRequest[];
  /** Sets the behavior for every request from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export const answerJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const answerHtml =
  (status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Wi-Fi sign-in</title>');
  };

export const answerBytes =
  (bytes: Uint8Array, contentType: string): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': contentType }).end(bytes);
  };

export const answerNothing: Behaviour = (_request, response) => {
  response.writeHead(204).end();
};

/** Accepts the request and never responds. */
export const staySilent: Behaviour = (request) => {
  request.resume();
};

/** Sends the head of a response and nothing after it. */
export const stallInBody: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":');
};

export const resetConnection: Behaviour = (request) => {
  request.socket.destroy();
};

/** Declares more bytes than it sends. */
export const cutOff: Behaviour = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"data":');
  setTimeout(() => request.socket.destroy(), 5);
};

export const redirectTo =
  (location: string): Behaviour =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

/** Sends more bytes than any limit, without declaring their number. */
export const pourOut =
  (bytes: number): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 0x20);
    let left = bytes;
    const pour = (): void => {
      while (left > 0) {
        left -= chunk.byteLength;
        if (!response.write(chunk)) {
          response.once('drain', pour);
          return;
        }
      }
      response.end('{}');
    };
    pour();
  };

/** Sends without end; `closed` resolves once the client has disconnected. */
export function pourUntilClosed(): { behaviour: Behaviour; closed: Promise<void> } {
  let tellClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    tellClosed = resolve;
  });
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  const behaviour: Behaviour = (_request, response) => {
    response.on('close', tellClosed);
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = (): void => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', pour);
    };
    pour();
  };
  return { behaviour, closed };
}

export async function startFaultServer(): Promise<FaultServer> {
  let behaviour: Behaviour = answerJson(404, { message: 'not_found' });
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    response.on('error', () => undefined);
    // A kept-alive connection would break the first request after `stop`.
    response.shouldKeepAlive = false;
    behaviour(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    behave(next) {
      behaviour = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
