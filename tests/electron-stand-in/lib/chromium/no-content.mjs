import { createServer } from 'node:http';

let address = '';
let next = 1;

/**
 * A server that answers everything with 204, on which a navigation ends without a document. A new window asks it, so that
 * it has no document until its first loadURL, as Electron's have none; Playwright too then takes the first document for
 * the window's beginning.
 */
export async function startNoContentServer() {
  const server = createServer((_request, response) => response.writeHead(204).end());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  address = `http://127.0.0.1:${server.address().port}/window-`;
}

export const nextPlaceholder = () => `${address}${next++}`;

export const isPlaceholder = (url) => url.startsWith(address);
