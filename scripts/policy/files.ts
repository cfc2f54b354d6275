import { makeAdml } from './adml';
import { makeAdmx } from './admx';
import { makeDocument } from './document';
import { makeJsonSchema } from './json-schema';
import { makeMobileconfig } from './mobileconfig';

/** Returns all files that are generated from the policy's schema, by path in the project. */
export function makePolicyFiles(): Record<string, string> {
  return {
    'resources/policy/diwan.admx': makeAdmx(),
    'resources/policy/en-US/diwan.adml': makeAdml('en'),
    'resources/policy/ar-SA/diwan.adml': makeAdml('ar'),
    'resources/policy/diwan.mobileconfig': makeMobileconfig(),
    'resources/policy/policy.schema.json': makeJsonSchema(),
    'docs/policy.md': makeDocument(),
  };
}
