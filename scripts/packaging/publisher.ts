import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who stands behind a package, in the one place where that is said: `author` and `homepage` of package.json. */
export interface Publisher {
  name: string;
  email: string;
  homepage: string;
  version: string;
}

export function readPublisher(projectDir: string): Publisher {
  const described = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as Record<'author' | 'homepage' | 'version', string>;
  const [, name = '', email = ''] = /^(.*?)\s*<(.*)>$/.exec(described.author) ?? [];
  return { name, email, homepage: described.homepage, version: described.version };
}

/** Reserved for examples: nobody is reached there. */
const reserved = /(^|[@.])(example(\.(com|org|net))?|test|invalid|localhost)$/i;
const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;
const placeholderName = 'Diwan maintainers';

/** What still stands in for the publisher of the first release. `addresses`: what else goes into packages, by name. */
export function findPlaceholders(projectDir: string, addresses: Record<string, string> = {}): string[] {
  const { name, email, homepage } = readPublisher(projectDir);
  const licence = readFileSync(join(projectDir, 'LICENSE'), 'utf8');
  return [
    ...(name === '' || name === placeholderName ? ['author in package.json names no publisher'] : []),
    ...(reserved.test(email) ? [`author in package.json has an address of nobody: ${email}`] : []),
    ...(reserved.test(hostOf(homepage)) ? [`homepage in package.json is an address of nobody: ${homepage}`] : []),
    ...(licence.includes(name) ? [] : [`LICENSE does not name ${name}`]),
    ...Object.entries(addresses).flatMap(([key, address]) =>
      reserved.test(hostOf(address)) ? [`${key} is an address of nobody: ${address}`] : [],
    ),
  ];
}
