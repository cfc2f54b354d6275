import type { RollParts, SheetSize } from '@documents/paper';

/** A loaded sheet's report about itself once it waits for nothing more. */
export interface SheetReport {
  /** Font faces that weren't loaded in time; the sheet shows the system's font instead. */
  fontsMissing: string[];
  /** Number of pictures that are replaced by their placeholder. */
  picturesMissing: number;
  /** Height of each document on the page, with its paddings. */
  heightsPx: number[];
  /** Parts of each document. */
  parts: RollParts[];
  text: string;
}

interface SheetParts {
  title: string;
  /** Content of the body element. */
  body: string;
}

/**
 * Returns a script for a sheet's page that waits at most `ceilingMs` for fonts and pictures. It uses neither `img.decode()` nor
 * `requestAnimationFrame`, which never resolve in a hidden page, nor `document.fonts.check()`, which returns true for fonts that don't
 * exist.
 */
export function toReadinessScript(ceilingMs: number): string {
  return `(${readSheet.toString()})(${ceilingMs})`;
}

/**
 * Returns a script for a sheet's page that replaces its document with another one of the same frame, then does the same as
 * `toReadinessScript`.
 */
export function toSwapScript(sheet: SheetParts, ceilingMs: number): string {
  return `(${swapSheet.toString()})(${JSON.stringify(sheet)});${toReadinessScript(ceilingMs)}`;
}

/** Returns a script for a sheet's page that gives each roll the height that its document needs. */
export function toRollScript(sizes: readonly SheetSize[]): string {
  return `(${sizeRolls.toString()})(${JSON.stringify(sizes)})`;
}

/** Must not use anything from outside, because its source text runs in the page. */
async function readSheet(ceilingMs: number): Promise<SheetReport> {
  let end = (): void => undefined;
  const ceiling = new Promise<void>((resolve) => {
    end = resolve;
    setTimeout(resolve, ceilingMs);
  });
  const faces = [...document.fonts];
  const pictures = [...document.images];
  const settled = pictures
    .filter((picture) => !picture.complete)
    .map(
      (picture) =>
        new Promise<void>((resolve) => {
          picture.addEventListener('load', () => resolve(), { once: true });
          picture.addEventListener('error', () => resolve(), { once: true });
        }),
    );
  await Promise.race([ceiling, Promise.all([Promise.allSettled(faces.map((face) => face.load())), ...settled])]);
  end();
  const sheets = [...document.querySelectorAll('[data-paper]')];
  const heightOf = (element: Element): number => element.getBoundingClientRect().height;
  const missing = pictures.filter((picture) => !picture.complete || picture.naturalWidth === 0);
  for (const picture of missing) picture.remove();
  return {
    fontsMissing: faces.filter((face) => face.status !== 'loaded').map((face) => `${face.family} ${face.weight}`),
    picturesMissing: missing.length,
    heightsPx: sheets.map(heightOf),
    parts: sheets.map((sheet) => ({
      headPx: Math.max(0, ...[...sheet.querySelectorAll('thead')].map(heightOf)),
      blockPx: Math.max(0, ...[...sheet.querySelectorAll('tbody tr, .inv-tail')].map(heightOf)),
    })),
    text: document.body.innerText,
  };
}

/** Removes everything of the last document: its body, and the heights of its rolls. */
function swapSheet({ title, body }: SheetParts): void {
  const [rules] = document.styleSheets;
  const own = Number(document.documentElement.dataset.rules ?? rules?.cssRules.length);
  while (rules && rules.cssRules.length > own) rules.deleteRule(own);
  // The page's security policy stays that of the loaded document, so no script of the new body would run.
  document.body.replaceChildren(...new DOMParser().parseFromString(body, 'text/html').body.childNodes);
  document.title = title;
}

/** Sets the size of rolls: one roll is the page itself; several rolls need a named page each. */
function sizeRolls(sizes: readonly SheetSize[]): void {
  const rules = document.styleSheets[0];
  document.documentElement.dataset.rules ??= String(rules?.cssRules.length ?? 0);
  const toSize = ({ widthMm, heightMm }: SheetSize): string => `size:${widthMm}mm ${heightMm}mm;margin:4mm`;
  // Each page of a roll of several pages has the roll's name.
  for (const [index, sheet] of document.querySelectorAll<HTMLElement>('[data-paper]').entries()) {
    const heightMm = (sheet.getBoundingClientRect().height * 25.4) / 96;
    if (heightMm > (sizes[index]?.heightMm ?? 0)) sheet.dataset.cut = 'true';
  }
  const [only] = sizes;
  if (sizes.length === 1 && only) rules?.insertRule(`@page{${toSize(only)}}`, rules.cssRules.length);
  else {
    for (const [index, size] of sizes.entries()) {
      rules?.insertRule(`@page roll-${index}{${toSize(size)}}`, rules.cssRules.length);
      rules?.insertRule(`[data-paper]:nth-of-type(${index + 1}){page:roll-${index}}`, rules.cssRules.length);
    }
  }
}
