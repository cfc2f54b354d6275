import { FailureError } from '@shared/contract/result';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toErrorFacts, toKnownWords } from './error-facts';
import { knownWords } from './known-words';

/** Returns the error that the function throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
const text = (thrown: unknown): string => JSON.stringify(toErrorFacts(thrown));

describe('words of an error', () => {
  it.each([
    'Cannot read properties of undefined',
    'fetch failed',
    'net::ERR_CERT_AUTHORITY_INVALID',
    'the keychain gave back something else than it was given',
    'no answer within 5000 ms',
    'the last run did not end in order',
    'print server answered 0x0406',
    'The keychain is locked',
  ])('keep “%s”', (message) => {
    expect(toKnownWords(message)).toBe(message);
  });

  it.each([
    ['Noura Al-Sabah is not a function', '… is not a function'],
    ['Order of نورة الصباح not found', 'Order of … not found'],
    ["ENOENT: no such file or directory, open '/home/noura/سر.pdf'", 'ENOENT: no such file or directory, open …'],
    ['The property "phone" must be string. Received "50001230 Noura"', 'The property … must be string. Received …'],
    ['The page of Page and Print failed', 'The page of … and … failed'],
    ['call 50001230 or 123456', 'call … or …'],
    ['mark@shop.example', '…'],
    ['found {"name":"Noura"} here', 'found … here'],
  ])('of “%s” are “%s”', (message, words) => {
    expect(toKnownWords(message)).toBe(words);
  });

  it('are none that people are called', () => {
    for (const name of [
      'mark',
      'will',
      'may',
      'rose',
      'grace',
      'hope',
      'bill',
      'dean',
      'frank',
      'june',
      'april',
      'noor',
      'amal',
      'nada',
      'reem',
      'salem',
    ])
      expect(knownWords.has(name), name).toBe(false);
  });
});

describe('an error in the log', () => {
  it('says its name, its code and where it came from', () => {
    const facts = toErrorFacts(Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' }));
    expect(facts).toMatchObject({ kind: 'TypeError', code: 'ECONNREFUSED', words: 'fetch failed' });
    expect(facts.frames[0]).toMatch(/^\S* ?src\/main\/system\/log\/error-facts\.test\.ts:\d+:\d+$/);
  });

  it('never quotes what could not be parsed', () => {
    expect(text(thrownBy(() => JSON.parse('{"name":"Noura"')))).not.toContain('Noura');
    expect(text(thrownBy(() => JSON.parse('Noura Al-Sabah')))).not.toMatch(/Nour|Sabah/);
    expect(text(thrownBy(() => JSON.parse('<p>Noura</p>')))).not.toContain('Nour');
  });

  it('says where a schema was not met, and nothing of what was there', () => {
    const schema = z.object({ rows: z.array(z.object({ status: z.enum(['new', 'old']) })) });
    const facts = toErrorFacts(thrownBy(() => schema.parse({ rows: [{ status: 'Noura' }] })));
    expect(facts).toMatchObject({ issues: ['invalid_value at rows.0.status'], words: '' });
    expect(JSON.stringify(facts)).not.toContain('Noura');
  });

  it('says the code of a failure, never the server’s words', () => {
    const failure = new FailureError({ code: 'server', message: 'price of Noura', fields: { phone: '50001230' } });
    expect(toErrorFacts(failure)).toMatchObject({ kind: 'FailureError', words: 'server' });
    expect(text(failure)).not.toMatch(/Noura|5000/);
  });

  it('is not fooled by a message that looks like a frame, nor by a name of its own', () => {
    const error = new Error('x\n    at Noura (/home/noura/app.js:1:1)');
    error.name = 'Noura Error';
    expect(text(error)).not.toMatch(/noura/i);
  });

  it('hides the folders above the app', () => {
    const error = new Error('boom');
    error.stack = [
      'Error: boom',
      '    at async run (file:///C:/Users/Noura%20A/AppData/Local/Programs/Diwan/resources/app.asar/out/main/index.js:10:20)',
      '    at C:\\Users\\Noura\\x.js:1:2',
      '    at new Page (app://diwan/assets/page-1a2b.js?search=Noura:3:4)',
      '    at node:internal/process/task_queues:95:5',
    ].join('\n');
    expect(toErrorFacts(error).frames).toEqual([
      expect.stringMatching(/^async run (resources\/app\.asar\/)?out\/main\/index\.js:10:20$/),
      '… x.js:1:2',
      expect.stringContaining('new Page '),
      '… node:internal/process/task_queues:95:5',
    ]);
    expect(text(error)).not.toContain('Noura');
  });

  it.each(['Noura', { name: 'Noura' }, ['Noura'], Symbol('Noura'), 7n, null, undefined])('of what is none says the type only', (thrown) => {
    expect(text(thrown)).not.toContain('Noura');
  });

  it('tells causes, and ends in a circle of them', () => {
    const error = new Error('boom', { cause: new Error('fetch failed') });
    expect(toErrorFacts(error).cause?.words).toBe('fetch failed');
    (error.cause as Error).cause = error;
    expect(text(error).length).toBeLessThan(20_000);
  });
});
