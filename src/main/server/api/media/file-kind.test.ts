import { describe, expect, it } from 'vitest';
import { detectFileType } from './file-kind';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('detectFileType', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0..', 'image/jpeg'],
    ['GIF89a..', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypavif', 'image/avif'],
    ['%PDF-1.7', 'application/pdf'],
    ['junk before\n%PDF-1.4', 'application/pdf'],
    ['<svg xmlns="x"/>', 'image/svg+xml'],
    ['\xef\xbb\xbf<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<!-- c -->\n<svg>', 'image/svg+xml'],
  ])('knows %j', (bytes, type) => {
    expect(detectFileType(latin(bytes))).toBe(type);
  });

  it.each([
    '',
    'PNG',
    '\x89PN',
    '<html><svg></svg></html>',
    'RIFF\x10\0\0\0WAVE',
    'MZ\x90',
    '<!-- <svg> -->',
    'ftypavif',
    '\0\0\0\x20ftypmp42',
    'svg',
  ])('takes %j for nothing it knows', (bytes) => {
    expect(detectFileType(latin(bytes))).toBeNull();
  });
});
