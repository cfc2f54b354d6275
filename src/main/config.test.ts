import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const noFile = (): never => {
  throw Object.assign(new Error('none'), { code: 'ENOENT' });
};
const withPolicy = (content: string, environment: NodeJS.ProcessEnv = {}, isPackaged = true) =>
  readConfig({ isPackaged, platform: 'linux', environment, readFile: () => content });

describe('the configuration', () => {
  it('is empty without policy, environment and build default', () => {
    const config = readConfig({ isPackaged: true, platform: 'linux', environment: {}, readFile: noFile });
    expect(config).toMatchObject({
      enforcedApiRoot: null,
      defaultApiRoot: null,
      enforcedAuthorization: null,
      initialLanguage: null,
      isPolicyUnreadable: false,
      problems: [],
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes API root, authorization and language from the policy', () => {
    expect(withPolicy('\ufeff{"apiRoot":"https://shop.example/api/","authorization":"bearer","language":"en"}')).toMatchObject({
      enforcedApiRoot: { apiRoot: 'https://shop.example/api', source: 'policy' },
      enforcedAuthorization: 'bearer',
      initialLanguage: 'en',
      problems: [],
    });
  });

  it('reads the environment in unpackaged builds only, and after the policy', () => {
    const environment = { DIWAN_API_ROOT: 'http://127.0.0.1:9/api', DIWAN_USER_DATA: '/data' };
    const read = (isPackaged: boolean) => readConfig({ isPackaged, platform: 'linux', environment, readFile: noFile });
    expect(read(false)).toMatchObject({ enforcedApiRoot: { apiRoot: 'http://127.0.0.1:9/api', source: 'environment' }, userData: '/data' });
    expect(read(true)).toMatchObject({ enforcedApiRoot: null, userData: null });
    expect(withPolicy('{"apiRoot":"https://shop.example"}', environment, false).enforcedApiRoot).toEqual({
      apiRoot: 'https://shop.example',
      source: 'policy',
    });
  });

  it('one mistake in the policy costs one key, and is named', () => {
    const config = withPolicy('{"apiRoot":"https://shop.example","authorization":"basic","apiroot":"x","language":"en"}');
    expect(config).toMatchObject({
      enforcedApiRoot: { apiRoot: 'https://shop.example' },
      enforcedAuthorization: null,
      initialLanguage: 'en',
    });
    expect(config.problems).toEqual([
      'policy file /etc/diwan/policy.json: unusable value of "authorization"',
      'policy file /etc/diwan/policy.json: unknown key "apiroot"',
    ]);
  });

  it.each(['{', '', '[]', 'null', '7', '{"apiroot":"https://shop.example"}', '{"apiRoot":"http://shop.example"}', '{"authorization":7}'])(
    'starts with a policy that cannot be understood (%j), and knows it',
    (content) => {
      expect(withPolicy(content)).toMatchObject({ enforcedApiRoot: null, isPolicyUnreadable: true, problems: [expect.any(String)] });
    },
  );

  it.each(['EACCES', 'EISDIR', 'EIO'])('takes a policy that cannot be opened (%s) for one', (code) => {
    const readFile = (): never => {
      throw Object.assign(new Error('refused'), { code });
    };
    const config = readConfig({ isPackaged: true, platform: 'linux', environment: {}, readFile });
    expect(config).toMatchObject({ isPolicyUnreadable: true, problems: [expect.stringContaining('refused')] });
  });

  it('never enforces plain http to another machine', () => {
    const config = withPolicy('{"apiRoot":"http://shop.example"}');
    expect(config.enforcedApiRoot).toBeNull();
    expect(config.problems).toEqual(['policy: unusable API root (insecureAddress)']);
  });

  it('looks where the system’s administrators put files, whatever the environment says', () => {
    const read = (platform: NodeJS.Platform): string[] => {
      const paths: string[] = [];
      const readFile = (path: string): string => {
        paths.push(path);
        return '{}';
      };
      readConfig({ isPackaged: true, platform, environment: { ProgramData: 'D:\\PD' }, readFile });
      return paths;
    };
    expect(read('linux')).toEqual(['/etc/diwan/policy.json']);
    expect(read('darwin')).toEqual(['/Library/Application Support/Diwan/policy.json']);
    expect(read('win32')).toEqual(['C:\\ProgramData\\Diwan\\policy.json']);
  });
});
