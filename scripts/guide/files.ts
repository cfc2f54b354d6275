import { toParts, wordsOf } from '@guide/markup';
import { capsOf, shortcuts } from '@guide/shortcuts';
import { type AreaName, findTopic, guideAreas, type PlacedTopic, topics } from '@guide/topics';
import { type Language, languages } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';

type Say = (key: string, values?: object) => string;
const sayIn = (language: Language): Say => translator(language) as unknown as Say;

/** Keys are shown from left to right in both languages. */
const toKeys = (caps: readonly string[]): string => `<span dir="ltr">${caps.map((cap) => `<kbd>${cap}</kbd>`).join(' ')}</span>`;

/** Converts a text to Markdown: buttons bold, keys as `<kbd>`. */
function toMarkdown(text: string, say: Say): string {
  return toParts(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'keys') return toKeys(part.caps);
      return `**${wordsOf(say, part)}**`;
    })
    .join('');
}

const order: Record<Language, string> = { ar: 'العربية', en: 'English' };

function toTopic(topic: PlacedTopic, language: Language): string {
  const say = sayIn(language);
  const md = (words: PlacedTopic['title']): string => toMarkdown(words[language], say);
  const { picture, steps, troubles = [], keys = [], related = [] } = topic;
  return [
    `<a id="${topic.id}"></a>`,
    `## ${topic.title[language]}`,
    md(topic.about),
    ...(picture ? [`![${topic.title[language]}](../pictures/${language}/${topic.id}.webp)`] : []),
    steps.map(({ text, note }, at) => `${at + 1}. ${md(text)}${note ? `  \n   ${md(note)}` : ''}`).join('\n'),
    ...(troubles.length > 0
      ? [`### ${say('guide.troubles')}`, troubles.map(({ seen, remedy }) => `- ${md(seen)}  \n  ${md(remedy)}`).join('\n')]
      : []),
    ...(keys.length > 0
      ? [
          `### ${say('guide.keysOfTopic')}`,
          keys.map((name) => `- ${say(`shortcuts.${name}`)}: ${toKeys(capsOf(shortcuts[name], false))}`).join('\n'),
        ]
      : []),
    ...(related.length > 0
      ? [
          `${say('guide.related')}: ${related
            .flatMap((id) => findTopic(id) ?? [])
            .map((other) => `[${other.title[language]}](${other.area}.md#${other.id})`)
            .join(language === 'ar' ? '، ' : ', ')}`,
        ]
      : []),
  ].join('\n\n');
}

/** GitHub shows a page from left to right by default. */
const turned = (language: Language, text: string): string => (language === 'ar' ? `<div dir="rtl">\n\n${text}\n\n</div>\n` : `${text}\n`);

function toArea(area: AreaName, language: Language): string {
  const own = topics.filter((topic) => topic.area === area);
  return turned(
    language,
    [
      `# ${guideAreas[area].title[language]}`,
      `[${sayIn(language)('guide.all')}](README.md)`,
      ...own.map((topic) => toTopic(topic, language)),
    ].join('\n\n'),
  );
}

function toIndex(language: Language): string {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const areas = (Object.keys(guideAreas) as AreaName[]).map((area) => {
    const own = topics.filter((topic) => topic.area === area);
    return `## [${guideAreas[area].title[language]}](${area}.md)\n\n${own.map(({ id, title }) => `- [${title[language]}](${area}.md#${id})`).join('\n')}`;
  });
  const say = sayIn(language);
  return turned(
    language,
    [`# ${say('common.appName')}: ${say('guide.title')}`, `[${order[other]}](../${other}/README.md)`, ...areas].join('\n\n'),
  );
}

/** Returns the files of `docs/guide` by path from the project's root. */
export function makeGuideFiles(): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => [
      [`docs/guide/${language}/README.md`, toIndex(language)] as const,
      ...(Object.keys(guideAreas) as AreaName[]).map((area) => [`docs/guide/${language}/${area}.md`, toArea(area, language)] as const),
    ]),
  );
}
