import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './command-line';

const folder = resolve('/home/noura');
const parse = (...args: string[]) => parseCommandLine(args, folder);
const running = { command: null, isHidden: false, isWhenIdle: false, file: null, check: null, order: null, others: [] };

describe('the command line', () => {
  it('says nothing most of the time', () => {
    expect(parse()).toEqual(running);
    expect(parse('.', 'order.pdf', '-psn_0_1234', '--', '--version')).toEqual(running);
  });

  it.each([
    ['--version', 'version'],
    ['--help', 'help'],
    ['--smoke-test', 'smokeTest'],
    ['--reset-settings', 'resetSettings'],
  ])('%s is a command', (option, command) => {
    expect(parse(option)).toEqual({ ...running, command });
  });

  it.each([
    ['diwan://order/G10656', { kind: 'guestOrder', id: 10656 }],
    ['diwan://order/r7/', { kind: 'order', id: 7 }],
  ])('the link %s names an order', (link, order) => {
    expect(parse(link)).toEqual({ ...running, order });
  });

  it.each([
    'diwan://order/10656',
    'diwan://order/G0',
    'diwan://order/G7?status=paid',
    'diwan://order/G7/cancel',
    'diwan://open/G7',
    'https://order/G7',
    'diwan://order/G7 R8',
  ])('the link %s names none', (link) => {
    expect(parse(link)).toEqual(running);
  });

  it('--hidden is none', () => {
    expect(parse('--hidden')).toEqual({ ...running, isHidden: true });
  });

  it.each([
    [['--export-diagnostics', 'report.zip'], resolve(folder, 'report.zip')],
    [['--export-diagnostics=/tmp/my report.zip'], resolve('/tmp/my report.zip')],
    [['--export-diagnostics', '../report.zip'], resolve('/home/report.zip')],
    [['--export-diagnostics'], null],
    [['--export-diagnostics='], null],
    [['--export-diagnostics', '--hidden'], null],
  ])('%s names the file %s', (args, file) => {
    expect(parse(...args)).toMatchObject({ command: 'exportDiagnostics', file });
  });

  it.each([
    [['--check-server', 'https://shop.example/api'], { apiRoot: 'https://shop.example/api', email: null, out: null }],
    [
      ['--check-server=https://shop.example', '--email', 'it@shop.example', '--out', 'report.html'],
      { apiRoot: 'https://shop.example', email: 'it@shop.example', out: resolve(folder, 'report.html') },
    ],
    [['--check-server'], null],
    [['--check-server', '--out', 'a.json'], null],
  ])('%s checks a server: %o', (args, check) => {
    expect(parse(...args)).toMatchObject({ command: 'checkServer', check });
  });

  it('does the harmless one of two commands', () => {
    expect(parse('--reset-settings', '--help').command).toBe('help');
    expect(parse('--reset-settings', '--export-diagnostics=a').command).toBe('exportDiagnostics');
  });

  it('passes over what it does not know, and keeps the names only', () => {
    expect(parse('--force-device-scale-factor=1.25', '--lang', 'ar', '--hidden', '--نورة', '--a b')).toEqual({
      ...running,
      isHidden: true,
      others: ['force-device-scale-factor', 'lang'],
    });
  });

  it('keeps a bounded number of names', () => {
    expect(parse(...Array.from({ length: 500 }, (_, index) => `--s${index}`)).others).toHaveLength(20);
  });
});
