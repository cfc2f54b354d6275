import { build, type PlistValue } from 'plist';
import { keys } from './keys';

const domain = 'com.diwan.backoffice';
/** Keys whose examples are defaults; the others are enforced. */
const startValues = ['language', 'digits', 'appearance'];

const toValues = (isStartValue: boolean): Record<string, PlistValue> =>
  Object.fromEntries(
    keys.filter(({ key }) => startValues.includes(key) === isStartValue).map(({ name, texts }) => [name, texts.example as PlistValue]),
  );

const note = `<!-- An example with every key. Remove the keys that you don't need, enter your own values, and give both payloads new UUIDs (uuidgen).
     Values directly in the inner payload are locked. Users can change the values in Defaults. -->`;

/** Builds a profile for device management; macOS stores its values in /Library/Managed Preferences, where the app reads them. */
export function makeMobileconfig(): string {
  const profile = {
    PayloadContent: [
      {
        PayloadType: domain,
        PayloadIdentifier: `${domain}.policy.settings`,
        PayloadUUID: 'B6D0B9D4-61B1-4C0F-9C55-0D6B0F2C7A11',
        PayloadVersion: 1,
        PayloadDisplayName: 'Diwan',
        ...toValues(false),
        ExportFolder: '~/Documents/Diwan',
        Defaults: toValues(true),
      },
    ],
    PayloadDescription: 'Policies of Diwan',
    PayloadDisplayName: 'Diwan',
    PayloadIdentifier: `${domain}.policy`,
    PayloadOrganization: 'Example',
    PayloadRemovalDisallowed: true,
    PayloadScope: 'System',
    PayloadType: 'Configuration',
    PayloadUUID: '0F6A5C1E-2C0B-4E57-8B0E-7E3B7A0F9D22',
    PayloadVersion: 1,
  };
  return `${build(profile, { pretty: true }).replace('<plist', `${note}\n<plist`)}\n`;
}
