import { describe, expect, it } from 'vitest';
import { type ConfigSources, forgetVariables, readConfig } from './config';

const read = (sources: Partial<ConfigSources>) => readConfig({ isPackaged: true, environment: {}, isThere: () => false, ...sources });

describe('the configuration', () => {
  it('is empty without environment and build default', () => {
    const config = read({});
    expect(config).toMatchObject({ environmentApiRoot: null, defaultApiRoot: null, userData: null, policyFile: null, problems: [] });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reads what could open something from the environment of unpackaged builds only', () => {
    const environment = {
      DIWAN_API_ROOT: 'http://127.0.0.1:9/api',
      DIWAN_USER_DATA: '/data',
      DIWAN_POLICY: '/policy.json',
      DIWAN_UPDATE_CONFIG: '/update.yml',
    };
    expect(read({ isPackaged: false, environment })).toMatchObject({
      environmentApiRoot: 'http://127.0.0.1:9/api',
      userData: '/data',
      policyFile: '/policy.json',
      updateConfig: '/update.yml',
    });
    expect(read({ environment })).toMatchObject({ environmentApiRoot: null, userData: null, policyFile: null, updateConfig: null });
  });

  it('takes an AppImage for its own only if the program lies in it', () => {
    const environment = { APPIMAGE: '/home/noura/Other.AppImage', APPDIR: '/tmp/.mount_other' };
    const own = { file: '/home/noura/Other.AppImage', mountedAt: '/tmp/.mount_other' };
    expect(read({ environment, execPath: '/tmp/.mount_other/diwan' }).appImage).toEqual(own);
    expect(read({ environment, execPath: '/opt/Diwan/diwan' }).appImage).toBeNull();
    expect(read({ environment, execPath: '/tmp/.mount_other2/diwan' }).appImage).toBeNull();
  });

  it('forgets variables, and only those', () => {
    const environment: NodeJS.ProcessEnv = { SSLKEYLOGFILE: '/keys', HOME: '/home' };
    forgetVariables(['SSLKEYLOGFILE'], environment);
    expect(environment).toEqual({ HOME: '/home' });
  });

  it('never takes plain http to another machine', () => {
    const config = read({ isPackaged: false, environment: { DIWAN_API_ROOT: 'http://shop.example' } });
    expect(config.environmentApiRoot).toBeNull();
    expect(config.problems).toEqual(['DIWAN_API_ROOT: unusable API root (insecureAddress)']);
  });

  it('takes Windows to lie where it usually does, whatever the environment says, as long as it does', () => {
    const environment = { SystemRoot: String.raw`C:\Users\noura\windows` };
    expect(read({ environment, isThere: (path) => path === String.raw`C:\Windows\System32\reg.exe` }).systemRoot).toBe(
      String.raw`C:\Windows`,
    );
    expect(read({ environment: { SystemRoot: String.raw`D:\Windows` } }).systemRoot).toBe(String.raw`D:\Windows`);
  });
});
