import { notify } from '@renderer/runtime/notices/notify';
import { ask } from './bridge';

/** Puts a text into the clipboard and tells `done`, or why it did not work. */
export async function copyText(text: string, done: string): Promise<void> {
  const result = await ask('app.copyText', { text });
  if (result.ok) notify.success(done);
  else notify.failure(result.error);
}
