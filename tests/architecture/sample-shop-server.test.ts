import { describe, expect, it } from 'vitest';
import { describeListenError, readOptions } from '../../scripts/sample-shop/read-options';

describe('npm run sample-shop', () => {
  it('listens on this computer alone, on a port of its own, unless told otherwise', () => {
    expect(readOptions([])).toEqual({
      port: 4310,
      host: '127.0.0.1',
      isStrict: false,
      seed: 1,
      orders: null,
      profile: null,
      settlement: null,
    });
    expect(readOptions(['--port', '8080', '--strict', '--seed=7', '--orders', '2000'])).toEqual({
      port: 8080,
      host: '127.0.0.1',
      isStrict: true,
      seed: 7,
      orders: 2000,
      profile: null,
      settlement: null,
    });
  });

  it.each([
    [['--port', 'abc'], '--port needs a whole number from 1 to 65535, not "abc".'],
    [['--port', '70000'], '--port needs a whole number from 1 to 65535, not "70000".'],
    [['--orders', '0'], '--orders needs a whole number from 1 to 10000, not "0".'],
    [['--seed', '1.5'], '--seed needs a whole number from 1 to 4294967295, not "1.5".'],
    [['--prot', '1'], "Unknown option '--prot'."],
    [['8080'], "Unexpected argument '8080'."],
    [['--settlement'], "Option '--settlement <value>' argument missing."],
    [['--port'], "Option '--port <value>' argument missing."],
  ])('%j cannot be used, and it is said why', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('names another port where the port is taken', () => {
    const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    expect(describeListenError(error, readOptions(['--port', '4310']))).toBe(
      'Port 4310 is taken by another program. Another one: --port 4311',
    );
  });
});
