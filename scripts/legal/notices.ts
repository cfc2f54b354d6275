import { toExpression } from './licences.ts';
import { idOf, readLicenceFiles, type ShippedPackage } from './shipped.ts';

const mit = (owner: string): string => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** License texts of packages that name a license without including its text, with the owner from their manifest or repository. */
const textsOfOthers: Record<string, string> = {
  '@fluentui/react-icons': mit('Microsoft Corporation'),
  'lazy-val': mit('Vladimir Krivosheev'),
};

const head = `Third-party notices of Diwan

This file names everything of others that is part of the installed app, with the licence under which it is used.
Electron and Chromium bring their own: LICENSE.electron.txt and LICENSES.chromium.html beside the program (on macOS in its Resources).
`;

const line = '-'.repeat(100);

/** Groups packages by text, because many packages of one author share a text. */
function toSections(root: string, shipped: readonly ShippedPackage[]): Map<string, ShippedPackage[]> {
  const byText = new Map<string, ShippedPackage[]>();
  for (const one of shipped) {
    const files = readLicenceFiles(root, one.folder).map(({ text }) => text);
    const text = files.length > 0 ? files.join(`\n\n${'- '.repeat(20).trim()}\n\n`) : textsOfOthers[one.name];
    if (!text) throw new Error(`${idOf(one)} holds no licence text: add one to scripts/legal/notices.ts`);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  return byText;
}

const describe = (one: ShippedPackage): string =>
  `${idOf(one)} (${toExpression(one.licence)})${one.homepage ? `\n  ${one.homepage.replace(/^git\+/, '')}` : ''}`;

/** Returns the text of the notices file; the same packages always give the same text. */
export function toNotices(root: string, shipped: readonly ShippedPackage[]): string {
  const sections = [...toSections(root, shipped)].map(([text, packages]) => `${packages.map(describe).join('\n')}\n\n${text}`);
  return `${[head, ...sections].join(`\n${line}\n\n`)}\n`;
}
