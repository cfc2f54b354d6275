import { build, type PlistValue } from 'plist';
import { builtInText, type TemplateLanguage } from './adml';
import { groupNames, registryKey } from './admx';
import { type Key, keys } from './keys';
import { policyGroups } from './policy-texts';

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text: string): string => `\`${text}\``;
/** Escapes characters that Markdown would read as emphasis or tags. */
const prose = (text: string): string => text.replaceAll('*', '\\*').replaceAll('<', '&lt;');

function toType({ kind, rules }: Key, language: TemplateLanguage): string {
  const words = {
    en: { flag: 'yes or no', text: 'text', list: 'list of texts', records: 'list of records', record: 'record', to: 'to' },
    ar: { flag: 'نعم أو لا', text: 'نص', list: 'قائمة نصوص', records: 'قائمة سجلات', record: 'سجل', to: 'إلى' },
  }[language];
  if (kind === 'choice') return (rules.enum ?? []).map(code).join(', ');
  if (kind === 'number') return `${rules.minimum} ${words.to} ${rules.maximum}`;
  return words[kind];
}

function toTexts(key: Key, language: TemplateLanguage): string[] {
  const { title, help, choices } = key.texts[language];
  const named = Object.entries(choices ?? {}).map(([value, text]) => `${code(value)}: ${prose(text)}`);
  return [
    code(key.key),
    `**${title}.** ${prose(help)}${named.length > 0 ? ` (${named.join('; ')})` : ''}`,
    toType(key, language),
    builtInText(key, language),
  ];
}

const headings = {
  en: ['Key', 'What it decides and what a person sees', 'Value', 'Without it'],
  ar: ['المفتاح', 'ما يحدّده وما يراه المستخدم', 'القيمة', 'من دونه'],
} as const;

const tables = (language: TemplateLanguage): string =>
  groupNames
    .map((group) => {
      const rows = keys.filter(({ texts }) => texts.group === group).map((key) => toTexts(key, language));
      return `### ${policyGroups[group][language]}\n\n${table(headings[language], rows)}`;
    })
    .join('\n\n');

function toRegistryExample({ kind, name, texts }: Key): string {
  const { example } = texts;
  if (kind === 'flag') return `${code(name)} REG_DWORD ${code(example ? '1' : '0')}`;
  if (kind === 'number') return `${code(name)} REG_DWORD ${code(String(example))}`;
  if (kind === 'list' || kind === 'records') {
    const entries = (example as unknown[]).map((entry, index) => {
      const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
      return `${code(String(index + 1))} REG_SZ ${code(text)}`;
    });
    return `key ${code(name)}: ${entries.join(', ')}`;
  }
  if (kind === 'record') return `${code(name)} REG_SZ ${code(JSON.stringify(example))}`;
  return `${code(name)} ${String(example).includes('%') ? 'REG_EXPAND_SZ' : 'REG_SZ'} ${code(String(example))}`;
}

function toPlistExample({ name, texts }: Key): string {
  const example = typeof texts.example === 'string' ? texts.example.replace('%USERPROFILE%', '~').replaceAll('\\', '/') : texts.example;
  const whole = build({ [name]: example } as Record<string, PlistValue>, { pretty: false });
  return code(/<dict>(.*)<\/dict>/s.exec(whole)?.[1] ?? '');
}

const examples = (): string =>
  table(
    ['`policy.json`', `Registry, at or below \`${registryKey}\``, 'Property list'],
    keys.map((key) => [
      code(`${JSON.stringify(key.key)}: ${JSON.stringify(key.texts.example)}`),
      toRegistryExample(key),
      toPlistExample(key),
    ]),
  );

/** Builds `docs/policy.md`. */
export function makeDocument(): string {
  return `# Policies

What IT can decide about the app on its computers. This page, the templates in \`resources/policy\` and the tests come from one schema
(\`src/shared/policy\`) and its texts (\`scripts/policy\`): \`npm run policy\` writes them anew.

## Where they are written

Highest first; a key counts from the first place that says something about it.

| | Windows | macOS | Linux |
|---|---|---|---|
| 1. policy of the computer | \`HKLM\\${registryKey}\` | \`/Library/Managed Preferences/com.diwan.backoffice.plist\` | |
| 2. policy of the account | \`HKCU\\${registryKey}\` | \`/Library/Managed Preferences/NAME/com.diwan.backoffice.plist\` | |
| 3. file of the computer | \`C:\\ProgramData\\Diwan\\policy.json\` | \`/Library/Application Support/Diwan/policy.json\` | \`/etc/diwan/policy.json\` |
| 4. what the person has chosen in the app | | | |
| 5. start values | key \`Defaults\` below 1, then 2, then \`"Defaults"\` in 3 | dictionary \`Defaults\` in 1, then 2, then 3 | \`"Defaults"\` in 3 |
| 6. what is built in | | | |

- What stands in 1 to 3 is **locked**: the app shows it with a lock, *Managed by your organisation* and where it comes from. What stands in 5
  is where a person starts from.
- In the registry and in property lists the names begin with a capital (\`ApiRoot\`), in the file with a small letter (\`apiRoot\`); either is read.
- Nothing comes from environment variables.
- The app reads all of it at its start, when the computer wakes up, and every 30 minutes; while it can't be used in full, also after 10 s, 30 s, and 2 min. The start waits 4 s for each place; an answer that comes later (Windows
  PowerShell takes up to 45 s after a cold start) counts when it comes.

**Group Policy, Intune**: \`diwan.admx\` and the folders \`en-US\` and \`ar-SA\` into the store of templates (\`C:\\Windows\\PolicyDefinitions\`, or the
domain's), or as imported templates into Intune. **Jamf, Intune for macOS**: \`diwan.mobileconfig\` is an example of a profile. **The file**: JSON
in UTF-8 or UTF-16, at most 1 MB, checked with \`policy.schema.json\` (\`"$schema"\` may name it).

## Who may write the file

It counts only if nobody but administrators may write it, its folder, or take either over. Linux and macOS: both belong to \`root\`, and neither
group nor others may write them. Windows, as an administrator (new folders in \`ProgramData\` let people add files, and a file that was moved
brings its owner along):

\`\`\`bat
mkdir C:\\ProgramData\\Diwan
icacls C:\\ProgramData\\Diwan /inheritance:r /grant:r "*S-1-5-18:(OI)(CI)F" "*S-1-5-32-544:(OI)(CI)F" "*S-1-5-32-545:(OI)(CI)RX"
copy policy.json C:\\ProgramData\\Diwan
icacls C:\\ProgramData\\Diwan\\policy.json /reset
icacls C:\\ProgramData\\Diwan /setowner *S-1-5-32-544 /t
\`\`\`

## When something is wrong

- A key that this version does not know is named in the log, in the diagnostics and under *About Diwan*, and changes nothing: computers need not all have the same version. Check the file with the
  schema, because a mistyped name is such a key too.
- A key with a value that does not fit, and one that is written twice, is named in the log and in the diagnostics. The others hold.
- In a place of which anything else cannot be read or understood, what was understood there before stays in force for what is missing now, over restarts
  too. The app says so on every screen, and the server cannot be changed until it is put right, where it is \`apiRoot\`, \`authorization\` or the whole place.
- Where a place cannot be read at all and nothing is known of before, these count: \`sampleShop\` no, \`silentPrinting\` no, \`rememberSignIn\` no,
  \`updateMode\` off; another place may say otherwise. The same, with \`allowedHosts\` empty, \`allowHttpLoopback\` and \`crashDumps\` no and \`printStation\` off, holds of a single one of these keys that is
  there with a value that does not fit.
- Where Windows forbids \`reg.exe\` to everybody, the registry cannot be read: then say everything in the file. The app is quiet about it while the
  file says something.

## Keys

Lists have at most 100 entries. Addresses are https; http only to the computer itself.

${tables('en')}

## أين تُكتب

يُعمل بكل مفتاح من أول موضع يذكره، والأقوى أولًا:

1. سياسة الجهاز: \`HKLM\\${registryKey}\` في Windows، و\`/Library/Managed Preferences/com.diwan.backoffice.plist\` في macOS.
2. سياسة الحساب: \`HKCU\\${registryKey}\` في Windows، والملف نفسه داخل مجلد باسم الحساب في macOS.
3. ملف الجهاز: \`C:\\ProgramData\\Diwan\\policy.json\` أو \`/Library/Application Support/Diwan/policy.json\` أو \`/etc/diwan/policy.json\`.
4. ما اختاره المستخدم من التطبيق.
5. القيم الابتدائية: \`Defaults\` في المواضع الثلاثة نفسها وبالترتيب نفسه.
6. ما يعمل به التطبيق من تلقاء نفسه.

ما يُكتب في المواضع الثلاثة الأولى مقفل: يظهر معه قفل وعبارة «تديره مؤسستك» ومصدره. لا يُعمل بالملف إلا إذا كان المسؤول عن الجهاز وحده
يستطيع الكتابة فيه وفي مجلده. يقرأ التطبيق السياسة عند تشغيله، وعند استيقاظ الجهاز، وكل 30 دقيقة. إن تعذّرت قراءة شيء منها بقي العمل بآخر ما فُهم.

## المفاتيح

للقائمة 100 بند على الأكثر. العناوين عبر https، أما http فإلى الجهاز نفسه فقط.

${tables('ar')}

## Examples

A list in the registry is a key of its own with the values 1, 2, 3 …; REG_MULTI_SZ is read too.

${examples()}
`;
}
