import { makeAdml } from './adml';
import { makeAdmx } from './admx';
import { makeDocument } from './document';
import { makeJsonSchema } from './json-schema';
import { makeMobileconfig } from './mobileconfig';

/** Everything that comes from the schema of the policy, by its path in the project. */
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
