import { describe, expect, it } from 'vitest';
import { isExternalLink } from './external-link';

describe('links that may leave the app', () => {
  it.each([
    'https://shop.example/catalogue.pdf?v=2#page=3',
    'https://wa.me/96550001234',
    'https://wa.me/96550001234?text=%D9%85%D8%B1%D8%AD%D8%A8%D9%8B%D8%A7%20%26%20more',
    'tel:+96550001234',
    'tel:50001234',
    'tel:+965-5000-1234',
    'tel:+965 (5000) 1234',
    'mailto:a@b.example',
    'mailto:a%2Bb@b.example?subject=Order%2010573&body=Hello',
  ])('%s', (url) => {
    expect(isExternalLink(url)).toBe(true);
  });

  it.each([
    ...['http://shop.example/', 'file:///etc/passwd', 'javascript:alert(1)', 'diwan://order/1', 'constructor:x', 'nonsense', ''],
    ...['https://user:pw@host.example/', 'https://wa.me/', 'https://wa.me/message/ABC', 'https://wa.me/96550001234/x'],
    ...['https://wa.me/+96550001234', 'https://wa.me/96550001234?text=a&text=b', 'https://wa.me/96550001234?text=a&app_absent=0'],
    ...['https://wa.me/96550001234#x', 'https://wa.me:8443/96550001234', 'https://www.wa.me/96550001234', 'https://chat.whatsapp.com/abc'],
    ...['tel:*21*50001234#', 'tel:%2A%2306%23', 'tel:12', 'tel:', 'tel:50001234;ext=1', 'tel:50001234?x=1', 'tel:50001234#1'],
    ...['mailto:', 'mailto:a', 'mailto:a@b.example,c@d.example', 'mailto:a@b.example;c@d.example', 'mailto:a%40b.example%2Cc@d.example'],
    ...['mailto:a@b.example?bcc=c@d.example', 'mailto:a@b.example?subject=x&cc=c@d.example', 'mailto:a@b.example?To=c@d.example'],
    ...['mailto:a@b.example?body=x&attach=/etc/passwd', 'mailto:a@b.example?body=x&body=y', 'mailto:%E0%A4@b.example'],
  ])('and not %s', (url) => {
    expect(isExternalLink(url)).toBe(false);
  });
});
