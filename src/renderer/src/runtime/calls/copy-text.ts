import { notify } from '@renderer/runtime/notices/notify';
import { ask } from './bridge';

/** Copies a text to the clipboard and shows `done`, or the failure. */
export async function copyText(text: string, done: string): Promise<void> {
  const result = await ask('app.copyText', { text });
  if (result.ok) notify.success(done);
  else notify.failure(result.error);
}
