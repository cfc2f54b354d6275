import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The publisher of packages, defined only by `author` and `homepage` of package.json. */
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

/** Domains that are reserved for examples, so no one can be reached there. */
const reserved = /(^|[@.])(example(\.(com|org|net))?|test|invalid|localhost)$/i;
const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;
const placeholderName = 'Diwan maintainers';

/** Returns the placeholders that must be replaced before the first release. `addresses`: further addresses in packages, by name. */
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
