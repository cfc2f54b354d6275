import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact';

const redact = (value: unknown): unknown => createRedactor().redact(value);

describe('the redactor', () => {
  it.each([
    ['Authorization: eyJhbGciOiJIUzI1NiJ9', 'Authorization: [hidden]'],
    ['"authorization":"abcdef123456"', '"authorization":"[hidden]"'],
    ['Bearer abcdef123456.x_y-z', 'Bearer [hidden]'],
    ['mail noura@bayt-aldar.example now', 'mail [hidden] now'],
    ['نورة@دار.example', '[hidden]'],
    ['call +965 5000 1230', 'call [hidden]'],
    ['call 50001230!', 'call [hidden]!'],
    ['call ٥٠٠٠١٢٣٠', 'call [hidden]'],
    ['/files/noura%40bayt-aldar.example', '/files/[hidden]'],
    ['tel:/%2B965%205000%201230', 'tel:/[hidden]'],
    [
      'Request timed out: GET https://shop.example/api/admin/user?search=%D9%86%D9%88%D8%B1%D8%A9%20%D8%A7&page=1 after 20 s',
      'Request timed out: GET https://shop.example/api/admin/user?[hidden] after 20 s',
    ],
    ['at /orders?search=Noura#top', 'at /orders?[hidden]'],
    ['by http://svc-proxy:Winter-2026!@proxy:8080', 'by http://[hidden]@proxy:8080'],
  ])('hides %s', (text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  it.each(['INV-10482', 'order 1234567', '2026-11-20T10:55:53.443Z', 'status 503', '/media/0123456789abcdef', '12.500 KWD'])(
    'leaves %s',
    (text) => {
      expect(redact(text)).toBe(text);
    },
  );

  it('hides values by the names of their keys, at every depth', () => {
    expect(redact({ call: 'session.login', input: { password: 'x', admin: { phone: 7, id: 3 }, list: [{ accessToken: 'y' }] } })).toEqual({
      call: 'session.login',
      input: { password: '[hidden]', admin: { phone: '[hidden]', id: 3 }, list: [{ accessToken: '[hidden]' }] },
    });
  });

  it('hides what it was told to, wherever it stands, also in errors and their causes', () => {
    const redactor = createRedactor();
    redactor.hide('canary-9');
    const error = new Error('with canary-9', { cause: Object.assign(new Error('canary-9'), { code: 'E1' }) });
    const text = JSON.stringify(redactor.redact({ error, url: 'https://x.example/?t=canary-9' }));
    expect(text).not.toContain('canary-9');
    expect(text).toContain('E1');
  });

  it('forgets what it hid when it is told to, and not what is still hidden for another reason', () => {
    const redactor = createRedactor();
    const showAgain = redactor.hide('canary-9');
    const showOther = redactor.hide('canary-9');
    showAgain();
    expect(redactor.redact('canary-9')).toBe('[hidden]');
    showOther();
    expect(redactor.redact('canary-9')).toBe('canary-9');
  });

  it('survives what cannot be written as JSON', () => {
    const circular: Record<string, unknown> = { big: 7n, bytes: new Uint8Array(3), when: new Date(0) };
    circular.self = circular;
    expect(redact(circular)).toMatchObject({ big: '7', bytes: '[3 bytes]', when: '1970-01-01T00:00:00.000Z' });
  });

  it.each([
    ['/home/noura', 'at /home/noura/.config/Diwan/settings.json', 'at ~/.config/Diwan/settings.json'],
    [
      String.raw`C:\Users\Noura A`,
      String.raw`C:\Users\Noura A\AppData, file:///C:/Users/Noura%20A/x, C:/Users/Noura A/y`,
      String.raw`~\AppData, file:///~/x, ~/y`,
    ],
    ['/', 'at /home/noura', 'at /home/noura'],
  ])('hides the person’s own folder %s', (home, text, safe) => {
    expect(createRedactor({ home }).redact(text)).toBe(safe);
  });

  it('cuts endless text', () => {
    expect(String(redact('x '.repeat(50_000))).length).toBeLessThan(20_100);
  });
});
