import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** Playwright and Chromium are on one machine: what they would do to have less to carry is only work for both. */
subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  if (request.hasHeader('sec-websocket-extensions')) request.removeHeader('sec-websocket-extensions');
});
