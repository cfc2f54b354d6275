import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { IppWire } from './cups-queue';

const answerLimitMs = 5000;
const maxAnswerBytes = 8 * 1024 * 1024;
/** Paths of the print server's socket on Linux distributions and macOS. */
const sockets = ['/run/cups/cups.sock', '/var/run/cups/cups.sock', '/private/var/run/cupsd', '/var/run/cupsd'];

type Address = { socketPath: string } | { host: string; port: number };

/** `server` is the value of CUPS_SERVER: a socket's path or `host:port`; null means the system's own server. */
function toAddress(server: string | null): Address {
  if (server?.startsWith('/')) return { socketPath: server };
  const [, host, port] = /^([^:/]+)(?::(\d+))?/.exec(server ?? '') ?? [];
  if (host) return { host, port: Number(port ?? 631) };
  const socketPath = sockets.find((path) => existsSync(path));
  return socketPath ? { socketPath } : { host: '127.0.0.1', port: 631 };
}

/** Connection to the local print server; nothing is sent to another computer unless CUPS_SERVER is set to one. */
export function createIppWire(server: string | null): IppWire {
  return {
    send: (path, message) =>
      new Promise((resolve, reject) => {
        const question = request(
          {
            ...toAddress(server),
            path,
            method: 'POST',
            headers: { host: 'localhost', 'content-type': 'application/ipp', 'content-length': message.length },
            timeout: answerLimitMs,
          },
          (answer) => {
            const parts: Buffer[] = [];
            let size = 0;
            answer.on('data', (part: Buffer) => {
              size += part.length;
              if (size > maxAnswerBytes) question.destroy(new Error('the print server answers too much'));
              parts.push(part);
            });
            answer.on('error', reject);
            answer.on('end', () =>
              answer.statusCode === 200
                ? resolve(Buffer.concat(parts))
                : reject(new Error(`print server answered HTTP ${answer.statusCode}`)),
            );
          },
        );
        question.on('timeout', () => question.destroy(new Error('the print server does not answer')));
        question.on('error', reject);
        question.end(message);
      }),
  };
}
