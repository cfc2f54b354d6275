import type { Handlers } from '@main/system/ports/handlers';
import type { Endpoint } from '../api/endpoint';
import type { Connection } from './connection';

type Names = 'connection.read' | 'connection.save' | 'connection.useSampleShop' | 'connection.forget';

export interface ConnectionHandlerDeps {
  connection: Connection;
  endpoint: Endpoint;
  /** Resolves once the configured address is in use. */
  started: Promise<void>;
}

export function createConnectionHandlers({ connection, endpoint, started }: ConnectionHandlerDeps): Handlers<Names> {
  return {
    async 'connection.read'() {
      await started;
      return endpoint.view();
    },
    async 'connection.save'(input) {
      await started;
      return connection.save(input);
    },
    async 'connection.useSampleShop'() {
      await started;
      return connection.chooseSampleShop();
    },
    async 'connection.forget'() {
      await started;
      return connection.forget();
    },
  };
}
