import { describe, expect, it } from 'vitest';
import { isLatinCode, toOrderSearch, toPhoneSearch, toSearchText } from './search-text';

describe('what is typed, as the server finds it', () => {
  it.each([
    [' ١٠٤٨٢ ', '10482'],
    ['#10482', '10482'],
    ['# ١٠٤٨٢', '10482'],
    ['\u200fنورة السبتي\u200e', 'نورة السبتي'],
    ['10-12', '10-12'],
    ['#sale', '#sale'],
    ['G10482', 'G10482'],
  ])('in every list: %j is %j', (typed, search) => {
    expect(toSearchText(typed)).toBe(search);
  });

  it.each([
    ['BD-01001', true],
    ['RC-1200', true],
    ['5637-9048', false],
    ['KT26', false],
    ['mona-7@shop.example', false],
    ['\u0644\u0627\u064a-03008', false],
  ])('is a Latin code: %j %j', (typed, isCode) => {
    expect(isLatinCode(typed)).toBe(isCode);
    if (typed === 'BD-01001') expect(toOrderSearch(typed)).toBe(typed);
  });

  it.each([
    ['5637 9048', '56379048'],
    ['+965 5637 9048', '56379048'],
    ['00965-5637-9048', '56379048'],
    ['96556379048', '56379048'],
    ['٥٦٣٧ ٩٠٤٨', '56379048'],
    ['+965 5637', '5637'],
    ['9048', '9048'],
    ['+971 50 541 7017', '971505417017'],
    ['10.500', '10.500'],
    ['نورة 5637', 'نورة 5637'],
    ['', ''],
  ])('of a phone the bare digits: %j is %j', (typed, search) => {
    expect(toPhoneSearch(typed)).toBe(search);
    expect(toOrderSearch(typed)).toBe(search);
  });

  it.each([
    ['G10656', undefined, '10656'],
    ['r 10656', undefined, '10656'],
    ['INV-١٠٦٥٦', undefined, '10656'],
    ['G10656', 'guestOrder', '10656'],
    ['G10656', 'order', 'G10656'],
    ['R10656', 'guestOrder', 'R10656'],
    ['INV-10656', 'order', '10656'],
    ['Rania', 'order', 'Rania'],
  ] as const)('of a number from our paper the id, but for one of the other kind: %j among %s is %j', (typed, kind, search) => {
    expect(toOrderSearch(typed, kind)).toBe(search);
  });
});
