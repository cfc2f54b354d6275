import { userInfo } from 'node:os';
import { ownAccount } from '@main/system/ports/own-account';
import { afterEach, expect, it, vi } from 'vitest';
import { startApp } from '../../support/main/app-under-test';

/** A domain or LDAP account while the directory is unreachable; also some containers and kiosks. */
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  userInfo: () => {
    throw Object.assign(new Error('A system error occurred: uv_os_get_passwd returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' });
  },
}));

const { USER, HOME } = process.env;
afterEach(() => {
  process.env.USER = USER;
  process.env.HOME = HOME;
  if (USER === undefined) delete process.env.USER;
});

it('the app starts for an account that the system does not know, and goes by its environment', async () => {
  process.env.USER = 'noura';
  process.env.HOME = '/home/noura';
  expect(() => userInfo()).toThrow();
  expect(ownAccount()).toEqual({ name: 'noura', home: '/home/noura' });
  const app = await startApp({ policy: { machineFile: { enforced: { exportFolder: '~/Exports' } } } });
  expect(await app.value('session.read')).toBeNull();
  await app.stop();
  app.machine.dispose();
});
