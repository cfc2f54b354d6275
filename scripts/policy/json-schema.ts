import { keys } from './keys';

/** Builds the schema that editors and IT use to check a `policy.json` before it is distributed. */
export function makeJsonSchema(): string {
  const properties = Object.fromEntries(
    keys.map(({ key, rules, texts }) => [
      key,
      {
        title: texts.en.title,
        description: texts.en.help,
        ...rules,
        ...(texts.builtIn !== null && { default: texts.builtIn }),
        examples: [texts.example],
      },
    ]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Policy of Diwan',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...properties,
      Defaults: {
        title: 'Default values',
        description: 'Used until a user changes the setting in the app.',
        type: 'object',
        properties,
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
