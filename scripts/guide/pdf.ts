import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toParts, wordsOf } from '@guide/markup';
import { capsOf, shortcuts } from '@guide/shortcuts';
import { type AreaName, findTopic, guideAreas, type PlacedTopic, topics } from '@guide/topics';
import { chromium } from '@playwright/test';
import { type Language, languages, toDirection } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';

type Say = (key: string, values?: object) => string;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const caps = (keys: readonly string[]): string =>
  `<span class="keys" dir="ltr">${keys.map((key) => `<kbd>${escaped(key)}</kbd>`).join(' ')}</span>`;

function toHtml(text: string, say: Say): string {
  return toParts(text)
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text);
      if (part.kind === 'keys') return caps(part.caps);
      return `<strong><bdi>${escaped(wordsOf(say, part))}</bdi></strong>`;
    })
    .join('');
}

function toArticle(topic: PlacedTopic, language: Language, say: Say, pictures: string): string {
  const html = (words: PlacedTopic['title']): string => toHtml(words[language], say);
  const { picture, steps, troubles = [], keys = [], related = [] } = topic;
  // Steps stay on one page; problems may continue on the next.
  return `<article id="${topic.id}"><div class="how">${
    picture ? `<img src="${pathToFileURL(join(pictures, language, `${topic.id}.webp`))}" alt="">` : ''
  }<h2>${escaped(topic.title[language])}</h2><p class="about">${html(topic.about)}</p><ol>${steps.map(({ text, note }) => `<li>${html(text)}${note ? `<div class="note">${html(note)}</div>` : ''}</li>`).join('')}</ol></div>${
    troubles.length > 0
      ? `<h3>${say('guide.troubles')}</h3><dl>${troubles.map(({ seen, remedy }) => `<dt>${html(seen)}</dt><dd>${html(remedy)}</dd>`).join('')}</dl>`
      : ''
  }${
    keys.length > 0
      ? `<table>${keys.map((name) => `<tr><td>${say(`shortcuts.${name}`)}</td><td>${caps(capsOf(shortcuts[name], false))}</td></tr>`).join('')}</table>`
      : ''
  }${
    related.length > 0
      ? `<p class="note related">${say('guide.related')}: ${related
          .flatMap((id) => findTopic(id) ?? [])
          .map((other) => `<a href="#${other.id}">${escaped(other.title[language])}</a>`)
          .join(language === 'ar' ? '، ' : ', ')}</p>`
      : ''
  }</article>`;
}

const style = (fonts: string): string => `
@font-face { font-family: 'Noto Sans'; src: url('${fonts}/noto-sans-400.woff2'); }
@font-face { font-family: 'Noto Sans'; font-weight: 600; src: url('${fonts}/noto-sans-600.woff2'); }
@font-face { font-family: 'Arabic'; src: url('${fonts}/noto-sans-arabic-400.woff2'); unicode-range: U+0600-06FF; }
@font-face { font-family: 'Arabic'; font-weight: 600; src: url('${fonts}/noto-sans-arabic-600.woff2'); unicode-range: U+0600-06FF; }
body { font: 10.5pt/1.6 'Arabic', 'Noto Sans', sans-serif; color: #1f1f1f; margin: 0; }
.cover { margin-block-end: 8mm; border-block-end: 1.5pt solid #0f6b5f; }
.cover h1 { font-size: 30pt; margin: 0; border: 0; }
.contents { columns: 2; column-gap: 10mm; font-size: 9.5pt; }
.contents section { break-inside: avoid; margin-block-end: 4mm; }
.contents h3 { margin: 0; color: #0f6b5f; }
.contents ul { margin: 0; padding: 0; list-style: none; }
h1 { font-size: 20pt; color: #0f6b5f; border-block-end: 1.5pt solid #0f6b5f; margin: 10mm 0 6mm; break-after: avoid; }
h1.first { margin-block-start: 0; }
h2 { font-size: 13.5pt; margin: 0 0 1mm; }
h3 { font-size: 10pt; margin: 3mm 0 1mm; color: #555; }
article { padding-block-end: 5mm; margin-block-end: 5mm; border-block-end: 0.3pt solid #ddd; }
article:last-child, article:has(+ h1) { border: 0; }
.about, .note, dd { color: #4a4a4a; }
p { margin: 0 0 2mm; }
.note { font-size: 9pt; }
img { float: inline-end; inline-size: 84mm; border: 0.5pt solid #d0d0d0; border-radius: 1.5mm; margin-block: 1mm 2mm; margin-inline-start: 6mm; }
h2, h3, dt, .about { break-after: avoid; }
.related { break-before: avoid; }
.how { display: flow-root; break-inside: avoid; }
li, dt, dd { break-inside: avoid; }
p, li, dd { orphans: 2; widows: 2; }
ol { margin: 0; padding-inline-start: 6mm; }
dl { margin: 0; } dt { font-weight: 600; } dd { margin: 0 0 1mm; }
table { break-inside: avoid; border-collapse: collapse; font-size: 9pt; margin-block: 2mm; } td { padding: 0.5mm 0; padding-inline-end: 8mm; border-block-end: 0.3pt solid #ddd; }
kbd { border: 0.5pt solid #bbb; border-radius: 1mm; padding: 0 1.2mm; font: 8.5pt 'Noto Sans', sans-serif; white-space: nowrap; }
.keys { display: inline-block; white-space: nowrap; }
a { color: #0f6b5f; text-decoration: none; }
`;

function toPage(root: string, language: Language): string {
  const say = translator(language) as unknown as Say;
  const names = Object.keys(guideAreas) as AreaName[];
  const inArea = (area: AreaName): PlacedTopic[] => topics.filter((topic) => topic.area === area);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const contents = names
    .map(
      (area) =>
        `<section><h3>${guideAreas[area].title[language]}</h3><ul>${inArea(area)
          .map(({ id, title }) => `<li><a href="#${id}">${escaped(title[language])}</a></li>`)
          .join('')}</ul></section>`,
    )
    .join('');
  const chapters = names
    .map(
      (area) =>
        `<h1>${guideAreas[area].title[language]}</h1>${inArea(area)
          .map((topic) => toArticle(topic, language, say, join(root, 'docs/guide/pictures')))
          .join('')}`,
    )
    .join('');
  const title = `${say('common.appName')}: ${say('guide.title')}`;
  return `<!doctype html><html lang="${language}" dir="${toDirection(language)}"><head><meta charset="utf-8"><title>${title}</title><style>${style(
    String(pathToFileURL(join(root, 'src/renderer/public/fonts'))),
  )}</style></head><body><div class="cover"><h1 class="first">${title}</h1><p class="about">${say('shell.version', { version })}</p></div><div class="contents">${contents}</div>${chapters}</body></html>`;
}

/** @public Prints the guide in each language on A4 and returns the files. `run.ts` loads it by its path. */
export async function printGuide(root: string, out: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const files: string[] = [];
  for (const language of languages) {
    const html = join(out, `guide-${language}.html`);
    const file = join(out, `diwan-guide-${language}.pdf`);
    writeFileSync(html, toPage(root, language));
    const page = await browser.newPage();
    await page.goto(String(pathToFileURL(html)));
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({
      path: file,
      format: 'A4',
      printBackground: true,
      outline: true,
      tagged: true,
      margin: { top: '16mm', bottom: '18mm', left: '16mm', right: '16mm' },
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: '<div style="inline-size:100%;text-align:center;font-size:8px;color:#777"><span class="pageNumber"></span></div>',
    });
    files.push(file);
  }
  await browser.close();
  return files;
}
