import { createServer } from 'node:http';

let address = '';
let next = 1;

/**
 * Starts a server that responds to everything with 204, which ends a navigation without a document. A new window loads it, so that it has
 * no document until its first loadURL, as in Electron. Playwright then also reports the first document as the window's first.
 */
export async function startNoContentServer() {
  const server = createServer((_request, response) => response.writeHead(204).end());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  address = `http://127.0.0.1:${server.address().port}/window-`;
}

export const nextPlaceholder = () => `${address}${next++}`;

export const isPlaceholder = (url) => url.startsWith(address);
