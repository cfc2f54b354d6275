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
  en: ['Key', 'Effect, and what users see', 'Value', 'Without it'],
  ar: ['المفتاح', 'أثره وما يراه المستخدم', 'القيمة', 'بدونه'],
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

Settings that IT can manage for the app on its computers. This page, the templates in \`resources/policy\`, and the tests come from one schema
(\`src/shared/policy\`) and its texts (\`scripts/policy\`); \`npm run policy\` generates them.

## Where policies are set

Highest priority first. Each key is taken from the first place that has it.

| | Windows | macOS | Linux |
|---|---|---|---|
| 1. policy of the computer | \`HKLM\\${registryKey}\` | \`/Library/Managed Preferences/com.diwan.backoffice.plist\` | |
| 2. policy of the account | \`HKCU\\${registryKey}\` | \`/Library/Managed Preferences/NAME/com.diwan.backoffice.plist\` | |
| 3. file of the computer | \`C:\\ProgramData\\Diwan\\policy.json\` | \`/Library/Application Support/Diwan/policy.json\` | \`/etc/diwan/policy.json\` |
| 4. the user's choice in the app | | | |
| 5. default values | key \`Defaults\` below 1, then 2, then \`"Defaults"\` in 3 | dictionary \`Defaults\` in 1, then 2, then 3 | \`"Defaults"\` in 3 |
| 6. built-in values | | | |

- Values from 1 to 3 are **locked**: the app shows them with a lock, *Managed by your organization*, and their source. Values from 5 are defaults
  that users can change.
- In the registry and in property lists, names begin with a capital letter (\`ApiRoot\`), in the file with a lowercase letter (\`apiRoot\`); both are
  accepted.
- Environment variables aren't used.
- The app reads its policies when it starts, when the computer wakes up, and every 30 minutes; while they can't be used in full, also after 10 s,
  30 s, and 2 min. The start waits 4 s for each place. A place that responds later (Windows PowerShell takes up to 45 s after a cold start) takes
  effect then.

**Group Policy, Intune**: copy \`diwan.admx\` and the folders \`en-US\` and \`ar-SA\` to the template store (\`C:\\Windows\\PolicyDefinitions\`, or
the domain's store), or import the templates into Intune. **Jamf, Intune for macOS**: \`diwan.mobileconfig\` is an example of a profile.
**The file**: JSON in UTF-8 or UTF-16, at most 1 MB. Check it with \`policy.schema.json\` (\`"$schema"\` can name it).

## File permissions

The file is used only if no one except administrators can write to it or to its folder, or take ownership of them. On Linux and macOS, both must
belong to \`root\`, and neither the group nor others may write to them. On Windows, run as an administrator (new folders in \`ProgramData\` let users
add files, and a moved file keeps its owner):

\`\`\`bat
mkdir C:\\ProgramData\\Diwan
icacls C:\\ProgramData\\Diwan /inheritance:r /grant:r "*S-1-5-18:(OI)(CI)F" "*S-1-5-32-544:(OI)(CI)F" "*S-1-5-32-545:(OI)(CI)RX"
copy policy.json C:\\ProgramData\\Diwan
icacls C:\\ProgramData\\Diwan\\policy.json /reset
icacls C:\\ProgramData\\Diwan /setowner *S-1-5-32-544 /t
\`\`\`

## Troubleshooting

- A key that this version doesn't recognize is listed in the log, in the diagnostics, and under *About Diwan*, and has no effect: computers may
  have different versions. Check the file with the schema, because a misspelled name is also such a key.
- A key with an unsuitable value, or one that is set twice, is listed in the log and in the diagnostics. The other keys still apply.
- If anything else in a place can't be read or understood, the values that were understood there before stay in effect for the missing ones, even
  after restarts. The app shows this on every screen, and the server can't be changed until it's fixed if \`apiRoot\`, \`authorization\`, or the whole
  place is affected.
- If a place can't be read at all and has never been read before, these values apply: \`sampleShop\` no, \`silentPrinting\` no, \`rememberSignIn\`
  no, \`updateMode\` off; another place can set other values. If a single one of these keys has an unsuitable value, its value here applies too, and
  the same goes for \`allowedHosts\` (empty), \`allowHttpLoopback\` and \`crashDumps\` (no), and \`printStation\` (off).
- If Windows blocks \`reg.exe\` for all users, the registry can't be read: set everything in the file. The app shows no warning as long as the file
  has a policy.

## Keys

Lists have at most 100 entries. Addresses must use https; http is accepted only for the computer itself.

${tables('en')}

## مواضع السياسات

يُعمل بكل مفتاح من أول موضع يذكره، بدءًا من الأعلى أولوية:

1. سياسة الجهاز: \`HKLM\\${registryKey}\` في Windows، و\`/Library/Managed Preferences/com.diwan.backoffice.plist\` في macOS.
2. سياسة الحساب: \`HKCU\\${registryKey}\` في Windows، والملف نفسه داخل مجلد باسم الحساب في macOS.
3. ملف الجهاز: \`C:\\ProgramData\\Diwan\\policy.json\` أو \`/Library/Application Support/Diwan/policy.json\` أو \`/etc/diwan/policy.json\`.
4. ما اختاره المستخدم من التطبيق.
5. القيم الافتراضية: \`Defaults\` في المواضع الثلاثة نفسها وبالترتيب نفسه.
6. القيم المضمّنة في التطبيق.

القيم في المواضع الثلاثة الأولى مقفلة: يظهر معها قفل وعبارة «تديره مؤسستك» ومصدرها. لا يُعمل بالملف إلا إذا كان المسؤول عن الجهاز وحده
يستطيع الكتابة فيه وفي مجلده. يقرأ التطبيق السياسة عند تشغيله، وعند استيقاظ الجهاز، وكل 30 دقيقة. إن تعذّرت قراءة شيء منها بقي العمل بآخر قيم
مفهومة.

## المفاتيح

للقائمة 100 بند على الأكثر. العناوين عبر https، أما http فإلى الجهاز نفسه فقط.

${tables('ar')}

## Examples

In the registry, a list is a separate key with the values 1, 2, 3 …; REG_MULTI_SZ is accepted too.

${examples()}
`;
}
