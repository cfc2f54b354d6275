import { type Key, keys } from './keys';
import { policyGroups } from './policy-texts';
import { type Element, element, toXml } from './xml';

export const registryKey = String.raw`Software\Policies\Diwan\Diwan`;
const namespace = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions';
const revision = { revision: '1.0', schemaVersion: '1.0' };
export const rootAttributes = { xmlns: namespace, ...revision };

/** Maximum length of a JSON text in one line of a Windows dialog. */
const maxRecordLength = 16_383;

/** The two scopes in which IT can set a value; each is a registry key of its own. */
export const scopes = [
  { id: 'Enforced', key: registryKey },
  { id: 'Defaults', key: `${registryKey}\\Defaults` },
] as const;
export type Scope = (typeof scopes)[number];

export const groupNames = Object.keys(policyGroups) as (keyof typeof policyGroups)[];
export const policyName = (scope: Scope, { name }: Pick<Key, 'name'>): string => `${scope.id}_${name}`;
const categoryName = (scope: Scope, group: string): string => `${scope.id}_group_${group}`;
export const choiceId = ({ name }: Pick<Key, 'name'>, value: string): string => `Choice_${name}_${value}`;
const string = (id: string): string => `$(string.${id})`;

function toCategories(): Element[] {
  const parentOf = (ref: string): Element[] => [element('parentCategory', { ref })];
  return [
    element('category', { name: 'Diwan', displayName: string('Diwan') }),
    ...scopes.flatMap((scope) => [
      element('category', { name: scope.id, displayName: string(scope.id), explainText: string(`${scope.id}_help`) }, parentOf('Diwan')),
      ...groupNames.map((group) =>
        element('category', { name: categoryName(scope, group), displayName: string(`Group_${group}`) }, parentOf(scope.id)),
      ),
    ]),
  ];
}

function toElement(scope: Scope, key: Key): Element {
  const { name, kind, rules } = key;
  const id = { id: name };
  const value = { ...id, valueName: name };
  switch (kind) {
    case 'number':
      return element('decimal', { ...value, required: 'true', minValue: rules.minimum, maxValue: rules.maximum });
    case 'choice':
      return element(
        'enum',
        { ...value, required: 'true' },
        (rules.enum ?? []).map((choice) =>
          element('item', { displayName: string(choiceId(key, choice)) }, [element('value', {}, [element('string', {}, choice)])]),
        ),
      );
    case 'list':
    case 'records':
      // With an empty prefix the values are named 1, 2, 3, ….
      return element('list', { ...id, key: `${scope.key}\\${name}`, valuePrefix: '' });
    default:
      return element('text', {
        ...value,
        required: 'true',
        maxLength: kind === 'record' ? maxRecordLength : rules.maxLength,
        ...(key.key === 'exportFolder' && { expandable: 'true' }),
      });
  }
}

function toPolicy(scope: Scope, key: Key): Element {
  const isFlag = key.kind === 'flag';
  const named = policyName(scope, key);
  const flagValues = [
    element('enabledValue', {}, [element('decimal', { value: 1 })]),
    element('disabledValue', {}, [element('decimal', { value: 0 })]),
  ];
  return element(
    'policy',
    {
      name: named,
      class: 'Both',
      displayName: string(`Title_${key.name}`),
      explainText: string(`${scope.id}_help_${key.name}`),
      presentation: isFlag ? undefined : `$(presentation.${named})`,
      key: scope.key,
      valueName: isFlag ? key.name : undefined,
    },
    [
      element('parentCategory', { ref: categoryName(scope, key.texts.group) }),
      element('supportedOn', { ref: 'SUPPORTED_Diwan' }),
      ...(isFlag ? flagValues : [element('elements', {}, [toElement(scope, key)])]),
    ],
  );
}

export function makeAdmx(): string {
  return toXml(
    element('policyDefinitions', rootAttributes, [
      element('policyNamespaces', {}, [element('target', { prefix: 'diwan', namespace: 'Diwan.Policies.Diwan' })]),
      element('resources', { minRequiredRevision: '1.0', fallbackCulture: 'en-US' }),
      element('supportedOn', {}, [
        element('definitions', {}, [element('definition', { name: 'SUPPORTED_Diwan', displayName: string('SUPPORTED_Diwan') })]),
      ]),
      element('categories', {}, toCategories()),
      element(
        'policies',
        {},
        scopes.flatMap((scope) => keys.map((key) => toPolicy(scope, key))),
      ),
    ]),
  );
}
