import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toMention } from '@guide/markup';
import { type PlacedTopic, topics } from '@guide/topics';
import { chromium, type Page } from '@playwright/test';
import { type Language, languages } from '@shared/domain/language';
import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { translator } from '@shared/i18n/translate';
import { expect, test } from '../e2e/support/fixture';
import { createGuide, walk } from './guide';
import { stopsBeforeSignIn, stopsUpTo } from './stops';

/** Options of `npm run guide`. */
interface Asked {
  out: string;
  /** Compares the stored texts of the pictures with the current screens, and takes no pictures. */
  isCheck: boolean;
  /** Words separated by commas. A topic is included if its name contains one of them. */
  only: string;
}

const { out, isCheck, only } = JSON.parse(process.env.DIWAN_GUIDE ?? '{"out":"","isCheck":true,"only":""}') as Asked;
const size = { width: 640, height: 280 };
const mostBytes = 40_000;

type Tree = { readonly [key: string]: string | Tree };
const textsOf = (tree: Tree, place = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[place + key, value]] : textsOf(value, `${place}${key}.`),
  );
const dictionaries = { ar: textsOf(ar), en: textsOf(en) };

/** Returns a pattern for every form in which the text of a key can appear on screen. */
function toPatterns(key: string, language: Language): string[] {
  return dictionaries[language]
    .filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === key)
    .map(([, text]) => {
      const parts = text.replace(/<\/?\w+>/g, '').split(/\{\{.*?\}\}/);
      return `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`;
    });
}

/** Finds the text's position on screen. Controls are searched before labels and plain text. */
function findBox(page: Page, patterns: string[]): Promise<{ x: number; y: number; width: number; height: number } | null> {
  return page.evaluate((sources) => {
    const wanted = sources.map((source) => new RegExp(source));
    const selectors = [
      'button, a[href], input, textarea, [role=tab], [role=menuitem], [role=menuitemradio], [role=radio], [role=switch], [role=combobox]',
      'label, legend, h1, h2, h3, h4, th, [role=columnheader]',
      'span, p, div, strong',
    ];
    for (const selector of selectors) {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const names = [element.getAttribute('aria-label'), element.textContent, element.getAttribute('placeholder')];
        if (!names.some((name) => name && wanted.some((pattern) => pattern.test(name.trim())))) continue;
        // A screen's sidebar entry has the same text as its heading.
        if (element.closest('[aria-hidden=true], nav')) continue;
        const before = element.getBoundingClientRect();
        if (before.width === 0 || before.height === 0) continue;
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        // Another element may cover it.
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (top && !element.contains(top) && !top.contains(element)) continue;
        return { x, y, width, height };
      }
    }
    return null;
  }, patterns);
}

/** Earlier toasts are no part of a picture. */
const showToasts = (page: Page, areShown: boolean): Promise<void> =>
  page.evaluate((wanted) => {
    for (const toast of document.querySelectorAll<HTMLElement>('.fui-Toast')) toast.style.visibility = wanted ? '' : 'hidden';
  }, areShown);

/** Waits until no more text appears: data that a screen loads beside its rows must be in the picture in every run. */
async function untilStill(page: Page): Promise<void> {
  let [before, same] = ['', 0];
  for (let look = 0; look < 50 && same < 3; look++) {
    const words = await page.evaluate(() => document.body.innerText);
    same = words === before ? same + 1 : 0;
    before = words;
    await page.waitForTimeout(200);
  }
}

interface Taken {
  png: Buffer;
  words: string[];
}

/** Returns a part of the screen around the text, with a ring, and all texts of the app that are visible in it. */
async function take(page: Page, topic: PlacedTopic, language: Language): Promise<Taken> {
  await untilStill(page);
  await showToasts(page, false);
  const mention = topic.picture?.around ?? topic.show?.button ?? '';
  const box = await findBox(page, toPatterns(toMention(mention).key, language));
  if (!box) throw new Error(`${topic.id}: nothing on the screen is called ${mention}`);
  const view = page.viewportSize() ?? { width: 1280, height: 760 };
  const within = (at: number, extent: number, whole: number): number => Math.max(0, Math.min(at, whole - extent));
  const clip = {
    x: within(box.x + box.width / 2 - size.width / 2, size.width, view.width),
    y: within(box.y + box.height / 2 - size.height * 0.45, size.height, view.height),
    ...size,
  };
  const seen = await page.evaluate(
    ({ ring, part }) => {
      const mark = document.createElement('div');
      mark.id = 'guide-picture-ring';
      Object.assign(mark.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        transform: `translate(${ring.x - 5}px, ${ring.y - 5}px)`,
        width: `${ring.width + 10}px`,
        height: `${ring.height + 10}px`,
        boxSizing: 'border-box',
        border: '3px solid var(--colorBrandStroke1)',
        borderRadius: '8px',
        zIndex: '2000000',
        pointerEvents: 'none',
      });
      (document.querySelector('.fui-FluentProvider') ?? document.body).append(mark);
      const words: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (text === '' || node.parentElement?.closest('style, script')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, top, right, bottom, width } = range.getBoundingClientRect();
        if (width > 1 && left >= part.x && top >= part.y && right <= part.x + part.width && bottom <= part.y + part.height)
          words.push(text);
      }
      return words;
    },
    { ring: box, part: clip },
  );
  const known = new Set(dictionaries[language].map(([, text]) => text));
  const png = await page.screenshot({ clip });
  await page.evaluate(() => document.getElementById('guide-picture-ring')?.remove());
  await showToasts(page, true);
  return { png, words: [...new Set(seen)].filter((text) => known.has(text)).sort() };
}

/** Converts the pictures in Chromium, the only available program that writes WebP. */
async function toWebp(pictures: readonly Buffer[]): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const small: Buffer[] = [];
  for (const picture of pictures) {
    const data = await page.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
      },
      `data:image/png;base64,${picture.toString('base64')}`,
    );
    small.push(Buffer.from(data, 'base64'));
  }
  await browser.close();
  return small;
}

const wanted = topics.filter(({ id, picture }) => picture !== undefined && only.split(',').some((word) => id.includes(word)));
const wantedStops = new Set(wanted.map(({ picture }) => picture?.stop ?? ''));
const readRecord = (language: Language): Record<string, string[]> =>
  existsSync(recordFile(language)) ? (JSON.parse(readFileSync(recordFile(language), 'utf8')) as Record<string, string[]>) : {};

const recordFile = (language: Language): string => join(out, language, 'taken.json');

for (const language of languages) {
  test(`pictures of the guide: ${language}`, async ({ launch, shop, spool }) => {
    spool.setPrinters([
      { name: 'Office', displayName: 'HP LaserJet M404' },
      { name: 'Counter', displayName: 'Epson TM-T88VI' },
      { name: 'Warehouse', displayName: 'Brother HL-L2350DW', behaviour: 'reject:The printer is out of paper' },
    ]);
    const { app, page } = await launch({ DIWAN_API_ROOT: '' });
    await page.evaluate((chosen) => window.diwan.call('preferences.update', chosen), { language, appearance: 'light' as const });
    await page.setViewportSize({ width: 1280, height: 760 });
    const guide = createGuide({ app, page, t: translator(language), out: join(dirname(test.info().outputPath('x')), language) });
    const taken = new Map<string, Taken>();
    const stops = [...stopsBeforeSignIn(shop), ...stopsUpTo(shop, wantedStops)];
    const missed = await walk(guide, stops, async (shown, stop) => {
      for (const topic of wanted.filter(({ picture }) => picture?.stop === stop.name))
        taken.set(topic.id, await take(shown.page, topic, language));
    });
    const before = readRecord(language);
    const now = Object.fromEntries([...taken].map(([id, { words }]) => [id, words] as const));
    const record = Object.fromEntries(Object.entries({ ...(only && before), ...now }).sort(([one], [other]) => one.localeCompare(other)));
    if (isCheck) expect(record).toEqual(before);
    else {
      mkdirSync(join(out, language), { recursive: true });
      const pictures = await toWebp([...taken.values()].map(({ png }) => png));
      for (const [at, id] of [...taken.keys()].entries()) writeFileSync(join(out, language, `${id}.webp`), pictures[at] ?? '');
      writeFileSync(recordFile(language), `${JSON.stringify(record, null, 1)}\n`);
      expect(pictures.filter(({ length }) => length > mostBytes)).toEqual([]);
    }
    // A stop without a topic may be missed.
    expect(
      wanted.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
      missed.join('\n'),
    ).toEqual([]);
  });
}
