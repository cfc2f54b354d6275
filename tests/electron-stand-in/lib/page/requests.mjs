import { Buffer } from 'node:buffer';
import { isPlaceholder } from '../chromium/no-content.mjs';
import { debug } from '../runtime.mjs';
import { fetchFile } from '../session/fetch.mjs';
import { fromAlias, isAppScheme, originOf, privilegesOf, schemeOf, toAlias, toAliasPolicy } from '../session/schemes.mjs';
import { shell } from '../system/shell.mjs';

const resourceTypes = {
  Stylesheet: 'stylesheet',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  XHR: 'xhr',
  Fetch: 'xhr',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
  Media: 'media',
  WebSocket: 'webSocket',
};

const toHeaderList = (headers) =>
  Object.entries(headers).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value: String(value) })));

const toHeaderMap = (list) => {
  const headers = {};
  for (const { name, value } of list ?? []) headers[name] = [...(headers[name] ?? []), value];
  return headers;
};

/**
 * Handles every request of a page: checks it with webRequest and navigation, then calls the scheme's handler; otherwise Chromium continues.
 */
export class Requests {
  #page;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  watch(cdp) {
    cdp.on('Fetch.requestPaused', (event) => {
      this.#onPaused(event).catch((error) => debug('request', event.request.url, error.message));
    });
  }

  /** Follows a link to a scheme of the operating system; allowed only with the `openExternal` permission. */
  async openExternal(url) {
    const { frames, contents, session } = this.#page;
    const from = frames.urlOf(frames.mainFrameId);
    const question = { contents, permission: 'openExternal', details: { externalURL: url }, url: from, origin: originOf(from) };
    if (await session.permissions.request(question)) await shell.openExternal(url);
  }

  async #onPaused(event) {
    if (event.responseStatusCode !== undefined || event.responseErrorReason) return this.#onResponse(event);
    const { requestId, request, resourceType, frameId, redirectedRequestId } = event;
    const url = fromAlias(request.url) + (request.urlFragment ?? '');
    const scheme = schemeOf(url);
    if (isPlaceholder(url)) return this.#page.cdp.send('Fetch.continueRequest', { requestId });
    // Chromium requests the favicon automatically. Electron doesn't.
    if (isAppScheme(scheme) && resourceType === 'Other' && url.endsWith('/favicon.ico')) return this.#respond(requestId, 404, {}, '');
    if (resourceType === 'Document' && this.#page.navigation.isRefused({ frameId, url, isRedirect: Boolean(redirectedRequestId) })) {
      return this.#fail(requestId, 'Aborted');
    }
    const details = this.#toDetails(event, url);
    const { webRequest, protocol } = this.#page.session;
    const verdict = await webRequest.askBefore(details);
    if (verdict.cancel) return this.#fail(requestId, 'BlockedByClient');
    if (verdict.redirectURL) return this.#respond(requestId, 307, { location: toAlias(verdict.redirectURL) }, '');
    const handler = protocol.handlerOf(scheme);
    if (handler) return this.#handle(event, url, handler, details);
    if (isAppScheme(scheme)) return this.#fail(requestId, 'Failed');
    if (scheme === 'file' && webRequest.wantsHeaders(url)) return this.#handle(event, url, () => fetchFile(url), details);
    await this.#page.cdp.send('Fetch.continueRequest', { requestId, interceptResponse: webRequest.wantsHeaders(url) });
  }

  async #onResponse({ requestId, responseStatusCode, responseStatusText, responseHeaders, ...event }) {
    const url = fromAlias(event.request.url);
    const statusLine = `HTTP/1.1 ${responseStatusCode} ${responseStatusText ?? ''}`.trim();
    const details = {
      ...this.#toDetails(event, url),
      statusCode: responseStatusCode,
      statusLine,
      responseHeaders: toHeaderMap(responseHeaders),
    };
    const verdict = responseStatusCode === undefined ? {} : await this.#page.session.webRequest.askHeaders(details);
    if (verdict.cancel) return this.#fail(requestId, 'BlockedByClient');
    if (!verdict.responseHeaders) return this.#page.cdp.send('Fetch.continueRequest', { requestId });
    await this.#page.cdp.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: toHeaderList(verdict.responseHeaders),
    });
  }

  async #handle({ requestId, request, resourceType, frameId }, url, handler, details) {
    const isFetch = resourceType === 'Fetch' || resourceType === 'XHR';
    if (isFetch && isAppScheme(schemeOf(url)) && !privilegesOf(schemeOf(url)).supportFetchAPI) return this.#fail(requestId, 'Failed');
    let response;
    try {
      response = await handler(this.#toRequest(request, url));
      if (!(response instanceof Response)) throw new TypeError('a protocol handler must answer with a Response');
    } catch (error) {
      if (!/^net::/.test(error?.message ?? '')) console.error(`electron stand-in: the handler of ${url} failed:`, error);
      return this.#fail(requestId, 'Failed');
    }
    if (response.type === 'error') return this.#fail(requestId, 'Failed');
    let headers = Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]]));
    if (response.headers.getSetCookie().length > 0) headers['set-cookie'] = response.headers.getSetCookie();
    const { status, statusText } = response;
    const statusLine = `HTTP/1.1 ${status} ${statusText}`.trim();
    const verdict = await this.#page.session.webRequest.askHeaders({
      ...details,
      statusCode: status,
      statusLine,
      responseHeaders: headers,
    });
    if (verdict.cancel) return this.#fail(requestId, 'BlockedByClient');
    if (verdict.responseHeaders) headers = verdict.responseHeaders;
    if (resourceType === 'Document' && frameId === this.#page.frames.mainFrameId) this.#page.navigation.documentStatus = status;
    const body = await response.arrayBuffer().catch(() => null);
    if (body === null) return this.#fail(requestId, 'Failed');
    await this.#respond(requestId, status, headers, Buffer.from(body).toString('base64'));
  }

  #toRequest({ method, headers, postDataEntries, postData }, url) {
    const parts = postDataEntries?.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'));
    const body = method === 'GET' || method === 'HEAD' ? undefined : parts ? Buffer.concat(parts) : postData;
    const mapped = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.#toOwnAddress(name, value)]));
    return new Request(url, { method, headers: mapped, ...(body === undefined ? {} : { body }) });
  }

  #toOwnAddress(name, value) {
    if (!/^(origin|referer)$/i.test(name)) return value;
    return fromAlias(value);
  }

  #toDetails({ request, resourceType, frameId }, url) {
    const isMainFrame = frameId === this.#page.frames.mainFrameId;
    const ofDocument = isMainFrame ? 'mainFrame' : 'subFrame';
    return {
      url,
      method: request.method,
      webContentsId: this.#page.contents.id,
      webContents: this.#page.contents,
      frame: this.#page.frames.toWebFrame(frameId),
      resourceType: resourceType === 'Document' ? ofDocument : (resourceTypes[resourceType] ?? 'other'),
      referrer: fromAlias(request.headers.Referer ?? ''),
      requestHeaders: request.headers,
    };
  }

  async #respond(requestId, responseCode, headers, body) {
    const responseHeaders = toHeaderList(headers).map(({ name, value }) => {
      if (/^content-security-policy(-report-only)?$/i.test(name)) return { name, value: toAliasPolicy(value) };
      if (/^(location|access-control-allow-origin)$/i.test(name)) return { name, value: toAlias(value) };
      return { name, value };
    });
    await this.#page.cdp.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body });
  }

  async #fail(requestId, errorReason) {
    await this.#page.cdp.send('Fetch.failRequest', { requestId, errorReason });
  }
}
