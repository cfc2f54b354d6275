import type { AnyCall, AssumedPart } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { wireHintOf } from '@shared/contract/wire';
import type { Need } from '@shared/domain/permissions';
import type { z } from 'zod';
import { makeRowSchemas, toAnswer } from './answers';
import { type Example, makeExample } from './examples';
import { toParameters, toRequestBody } from './requests';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  description: 'Every answer that is no success. Some words have a meaning of their own; all others are shown as they are.',
  properties: {
    message: {
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', items: { type: 'string' }, minItems: 1 },
      ],
    },
    errors: {
      type: 'object',
      description: 'What is wrong with which field; shown at the field.',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
    },
  },
  required: ['message'],
};

const refusal = (description: string, message: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message } } },
});

const refusals = {
  BadInput: refusal('A field is missing or malformed.', 'name_en_is_required'),
  NotAuthorized: refusal(
    'No token or an unknown one: `not_authorized`. Replaced by a later sign-in of the same admin: `not_authorized_old_Token`. Both end the session.',
    'not_authorized',
  ),
  NotAllowed: refusal('The admin has none of the roles that the call needs.', 'Not Allowed, Don`t have Permission'),
  NotFound: refusal('No record with this id.', 'not_found'),
  Taken: refusal('What must be unique is there already.', 'EMAIL_EXISTS'),
};

const loginRefusals: Json = {
  400: refusal('The password is wrong.', 'Incorrect_Password'),
  403: refusal('The admin is blocked.', 'USER_DISABLED'),
  404: refusal('No admin has this e-mail address.', 'User_not_Exist'),
};

const hasUnique = ({ body }: AnyCall): boolean => Object.values<z.ZodType>(body?.shape ?? {}).some((field) => wireHintOf(field).isUnique);
const refer = (name: keyof typeof refusals): Json => ({ $ref: `#/components/responses/${name}` });

function toRefusals(call: AnyCall): Json {
  const { needs, params, body, query } = call;
  if (needs === 'anyone') return loginRefusals;
  return {
    ...((body || query) && { 400: refer('BadInput') }),
    401: refer('NotAuthorized'),
    ...(Array.isArray(needs) && { 403: refer('NotAllowed') }),
    ...(params && { 404: refer('NotFound') }),
    ...(hasUnique(call) && { 409: refer('Taken') }),
  };
}

function describeNeed(needs: Need): string {
  if (needs === 'anyone') return 'Needs no token.';
  if (needs === 'signedIn') return 'Needs a valid token, of any admin.';
  return `Needs ${needs.map((role) => `\`${role}\``).join(' or ')} among the admin's roles.`;
}

const partWords: Record<AssumedPart, string> = {
  method: 'method',
  path: 'path',
  query: 'names in the query',
  body: 'body',
  status: 'status',
  answer: 'form of the answer',
  needs: 'permission',
};

/** Converts `orders.changeStatus` to `Orders: change status`, for the lists of an API browser. */
function toSummary(name: CallName): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('.', ': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toOperation(name: CallName, { body, answer: answered }: Example): Json {
  const call: AnyCall = calls[name];
  const requestBody = toRequestBody(call, body);
  const [area = ''] = name.split('.');
  const description = [
    describeNeed(call.needs),
    call.remark,
    call.assumed.length > 0 && `Assumed, not given by the shop: ${call.assumed.map((part) => partWords[part]).join(', ')}.`,
  ];
  return {
    operationId: name.replace(/\.(\w)/, (_, first: string) => first.toUpperCase()),
    tags: [area],
    summary: toSummary(name),
    description: description.filter(Boolean).join('\n\n'),
    'x-permissions': call.needs,
    ...(call.assumed.length > 0 && { 'x-assumed': call.assumed }),
    ...(call.needs === 'anyone' && { security: [] }),
    parameters: [...toParameters(call), ...(call.needs === 'anyone' ? [] : [{ $ref: '#/components/parameters/Language' }])],
    ...(requestBody && { requestBody }),
    responses: {
      [call.okStatus]: { description: 'Done.', content: { 'application/json': { schema: toAnswer(call.answer.form), example: answered } } },
      ...toRefusals(call),
    },
  };
}

const introduction = `What Diwan, the back-office, asks of the shop's server. Written by \`npm run openapi\` from the contract that the app is built on; every example
is an answer of the sample shop (\`npm run sample-shop\`).

- JSON in and out, except the upload. The token goes verbatim into \`Authorization\`, without \`Bearer\` (the app can be told to send it).
- Amounts are dinars as numbers, with three decimals at most; orders may write theirs as text.
- Moments are ISO 8601 with a zone, days \`YYYY-MM-DD\` in Kuwait.
- \`x-permissions\`: \`anyone\`, \`signedIn\`, or the roles of which one is needed. \`x-assumed\`: what the shop's documents leave open.
- The app reads more than is written here: numbers and flags as text, flags as 0 and 1, null for nothing. *Check this server* in the app, or
  \`diwan --check-server URL\`, says where a server differs and what follows from it.`;

/** Returns the whole contract as an OpenAPI document. */
export async function makeOpenApi(): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    const written = path.replace(/:(\w+)/g, '{$1}');
    paths[written] = { ...paths[written], [method.toLowerCase()]: toOperation(name, await makeExample(name)) };
  }
  const tags = [...new Set(Object.keys(calls).map((name) => name.split('.')[0]))].map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: { title: 'The API of the shop', version: '1.0.0', description: introduction },
    servers: [
      { url: 'https://shop.example/api', description: 'The root below which every path lies: one address in the app.' },
      { url: 'http://127.0.0.1:4310/api', description: 'npm run sample-shop -- --port 4310' },
    ],
    security: [{ token: [] }],
    tags,
    paths: Object.fromEntries(Object.entries(paths).toSorted(([left], [right]) => (left < right ? -1 : 1))),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The `accessToken` of the login, verbatim.' },
      },
      parameters: {
        Language: { name: 'Accept-Language', in: 'header', description: 'Of the words in `message`.', schema: { enum: ['ar', 'en'] } },
      },
      responses: refusals,
      schemas: { ...makeRowSchemas(), Error: errorSchema },
    },
  };
}

export async function makeOpenApiFile(): Promise<string> {
  return `${JSON.stringify(await makeOpenApi(), null, 2)}\n`;
}
