import { choiceId, groupNames, policyName, rootAttributes, type Scope, scopes } from './admx';
import { type Key, keys } from './keys';
import { type PolicyGroup, policyGroups } from './policy-texts';
import { type Element, element, toXml } from './xml';

export type TemplateLanguage = 'en' | 'ar';

const frame = {
  en: {
    displayName: 'Diwan',
    description: 'Policies of Diwan, the back-office of an online shop.',
    supported: 'Diwan 0.1 or later, on Windows 10 or later',
    Enforced: ['Locked settings', "Enforced; users can't change these settings in the app."],
    Defaults: ['Default values', 'Used until a user changes the setting in the app, if the app offers a choice.'],
    builtIn: 'Without this policy:',
    entries: 'One entry per line',
    flag: { true: 'yes', false: 'no' },
    nothing: 'nothing',
  },
  ar: {
    displayName: 'ديوان',
    description: 'سياسات تطبيق ديوان لإدارة متجر إلكتروني.',
    supported: 'ديوان 0.1 أو أحدث على Windows 10 أو أحدث',
    Enforced: ['الإعدادات المقفلة', 'إعدادات مفروضة لا يمكن للمستخدم تغييرها من التطبيق.'],
    Defaults: ['القيم الافتراضية', 'يُعمل بها إلى أن يغيّر المستخدم الإعداد من التطبيق، إن كان التطبيق يتيح ذلك.'],
    builtIn: 'دون هذه السياسة:',
    entries: 'بند في كل سطر',
    flag: { true: 'نعم', false: 'لا' },
    nothing: 'لا شيء',
  },
} as const;

/** Returns the text for the behavior without a policy. */
export function builtInText({ texts }: Key, language: TemplateLanguage): string {
  const { builtIn } = texts;
  if (builtIn === null) return texts[language].without ?? frame[language].nothing;
  if (typeof builtIn === 'boolean') return frame[language].flag[`${builtIn}`];
  return texts[language].choices?.[String(builtIn)] ?? String(builtIn);
}

function toStrings(language: TemplateLanguage): Element[] {
  const words = frame[language];
  const string = (id: string, text: string): Element => element('string', { id }, text);
  const groupTitle = (group: PolicyGroup): string => policyGroups[group][language];
  return [
    string('Diwan', words.displayName),
    string('SUPPORTED_Diwan', words.supported),
    ...scopes.flatMap(({ id }) => [string(id, words[id][0]), string(`${id}_help`, words[id][1])]),
    ...groupNames.map((group) => string(`Group_${group}`, groupTitle(group))),
    ...keys.flatMap((key) => [
      string(`Title_${key.name}`, key.texts[language].title),
      ...scopes.map(({ id }) =>
        string(
          `${id}_help_${key.name}`,
          `${key.texts[language].help}\n\n${words.builtIn} ${builtInText(key, language)}\n\n${words[id][1]}`,
        ),
      ),
      ...(key.rules.enum ?? []).map((choice) => string(choiceId(key, choice), key.texts[language].choices?.[choice] ?? choice)),
    ]),
  ];
}

function toControl(key: Key, language: TemplateLanguage): Element {
  const { kind, name, rules, texts } = key;
  const refId = { refId: name };
  const { title } = texts[language];
  switch (kind) {
    case 'number':
      return element('decimalTextBox', { ...refId, defaultValue: Number(texts.builtIn ?? texts.example) }, title);
    case 'choice':
      return element('dropdownList', { ...refId, noSort: 'true', defaultItem: (rules.enum ?? []).indexOf(String(texts.builtIn)) }, title);
    case 'list':
    case 'records':
      return element('listBox', refId, `${title} (${frame[language].entries})`);
    default:
      return element('textBox', refId, [element('label', {}, title)]);
  }
}

const toPresentation = (scope: Scope, key: Key, language: TemplateLanguage): Element =>
  element('presentation', { id: policyName(scope, key) }, [toControl(key, language)]);

export function makeAdml(language: TemplateLanguage): string {
  const shown = keys.filter(({ kind }) => kind !== 'flag');
  return toXml(
    element('policyDefinitionResources', rootAttributes, [
      element('displayName', {}, frame[language].displayName),
      element('description', {}, frame[language].description),
      element('resources', {}, [
        element('stringTable', {}, toStrings(language)),
        element(
          'presentationTable',
          {},
          scopes.flatMap((scope) => shown.map((key) => toPresentation(scope, key, language))),
        ),
      ]),
    ]),
  );
}
