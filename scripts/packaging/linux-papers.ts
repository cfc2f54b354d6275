import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Publisher, readPublisher } from './publisher.ts';

const toXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds the description that a software center shows. */
function toMetainfo(template: string, { name, homepage, version }: Publisher, day: string): string {
  const publisherId = new URL(homepage).hostname.split('.').toReversed().join('.');
  const values: Record<string, string> = { publisher: name, homepage, version, date: day, publisherId };
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => toXml(values[key] ?? ''));
}

const indent = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => (line.trim() ? ` ${line}` : ' .'))
    .join('\n');

/** Builds the copyright file in Debian's machine-readable format. */
function toCopyright(licence: string, { name, homepage, email }: Publisher): string {
  const [, year = ''] = /(\d{4})/.exec(licence) ?? [];
  return `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Diwan
Upstream-Contact: ${name} <${email}>
Source: ${homepage}
Comment: Third-party components and their licenses are listed in
 /opt/Diwan/resources/legal/THIRD-PARTY-NOTICES.txt and
 /opt/Diwan/LICENSES.chromium.html.

Files: *
Copyright: ${year} ${name}
License: Diwan
${indent(licence)}
`;
}

/** Wraps at 78 characters and indents by four spaces. */
const wrap = (text: string): string => text.replaceAll(/(.{1,74})(?: +|$)/g, '    $1\n').trimEnd();

function toChangelog(notes: string, { name, email, version }: Publisher, builtAt: Date): string {
  const english = notes.split('## English')[1] ?? '';
  const entries = [...english.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => wrap(entry).replace(/^ {4}/, '  * '));
  const at = builtAt.toUTCString().replace('GMT', '+0000');
  return `diwan (${version}) stable; urgency=medium\n\n${entries.join('\n')}\n\n -- ${name} <${email}>  ${at}\n`;
}

/** Writes the files that Debian requires beside a program, into the folder that `electron-builder.yml` packs. */
export function makeLinuxPapers(projectDir: string, builtAt: Date = new Date()): void {
  const publisher = readPublisher(projectDir);
  const read = (path: string): string => readFileSync(join(projectDir, path), 'utf8');
  const folder = join(projectDir, '.cache/deb');
  mkdirSync(folder, { recursive: true });
  const metainfo = toMetainfo(read('resources/linux/com.diwan.backoffice.metainfo.xml'), publisher, builtAt.toISOString().slice(0, 10));
  writeFileSync(join(folder, 'metainfo.xml'), metainfo);
  writeFileSync(join(folder, 'copyright'), toCopyright(read('LICENSE'), publisher));
  writeFileSync(join(folder, 'changelog'), toChangelog(read('resources/release-notes.md'), publisher, builtAt));
}
