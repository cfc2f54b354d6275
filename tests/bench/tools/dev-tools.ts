/** The few parts of Chromium's DevTools protocol that a start without Playwright needs. */
export interface DevTools {
  /** Returns the session of the first page, as soon as there is one. */
  page(): Promise<string>;
  /** Returns the value of an expression and awaits promises; rejects if the page is closed meanwhile. */
  evaluate(session: string, expression: string): Promise<unknown>;
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId?: string; targetInfo?: { type: string; url: string; targetId: string } };
  result?: { sessionId?: string; result?: { value?: unknown } };
  error?: { message: string };
}

export async function connectDevTools(endpoint: string): Promise<DevTools> {
  const socket = new WebSocket(endpoint);
  const waiting = new Map<number, { resolve: (message: Message) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const { promise: target, resolve: found } = Promise.withResolvers<string>();

  function send(method: string, params: object, sessionId?: string): Promise<Message> {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { targetInfo } = message.params ?? {};
    if (targetInfo?.type === 'page' && /\bdiwan\b/.test(targetInfo.url)) found(targetInfo.targetId);
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.id !== undefined) waiting.delete(message.id);
    if (message.error) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`nobody listens at ${endpoint}`)));
  });
  await send('Target.setDiscoverTargets', { discover: true });
  const session = target.then(async (targetId) => {
    const { result } = await send('Target.attachToTarget', { targetId, flatten: true });
    return String(result?.sessionId);
  });

  return {
    page: () => session,
    async evaluate(sessionId, expression) {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
      return result?.result?.value;
    },
    close: () => socket.close(),
  };
}
