import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { apiPath } from './endpoints';
import { createSampleShop, type SampleShop, type SampleShopOptions } from './sample-shop';

export interface ServerOptions extends SampleShopOptions {
  /** Default: any free port. */
  port?: number;
  host?: string;
}

export interface RunningSampleShop {
  /** `http://127.0.0.1:1234/api` */
  apiRoot: string;
  shop: SampleShop;
  /** Closes open connections too. */
  stop(): Promise<void>;
}

function isHttp1(env: object): env is HttpBindings {
  return 'incoming' in env && 'outgoing' in env;
}

/** Serves a sample shop on a port of this computer; other computers can reach it only if another host is given. */
export async function startSampleShop({ port = 0, host = '127.0.0.1', ...options }: ServerOptions = {}): Promise<RunningSampleShop> {
  const shop = createSampleShop(options);
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    async fetch(request, env) {
      try {
        return await shop.fetch(request);
      } catch (error) {
        // Only the HTTP server has a connection that can be dropped.
        if (isHttp1(env)) env.incoming.socket.destroy();
        throw error;
      }
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    apiRoot: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${apiPath}`,
    shop,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
