import { readFile, writeFile } from 'node:fs/promises';

/**
 * Replaces the only match. Throws otherwise, because a newer electron-builder may write the project in another form and the change must not
 * be lost unnoticed.
 */
function replaceOnce(text: string, from: RegExp, to: string): string {
  const found = text.match(new RegExp(from.source, `${from.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`The project of the MSI holds ${found} of ${from}: electron-builder writes it otherwise than before.`);
  return text.replace(from, () => to);
}

// Windows Installer reports version 603 for every Windows from 8.1 on; this registry value exists only from Windows 10 on.
const launchCondition = `<Property Id="WINDOWS10ORNEWER" Secure="yes">
      <RegistrySearch Id="windows10OrNewer" Root="HKLM" Key="SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion" Name="CurrentMajorVersionNumber" Type="raw" Win64="yes"/>
    </Property>
    <Condition Message="Diwan needs Windows 10 or newer. / يحتاج ديوان إلى Windows 10 أو أحدث."><![CDATA[Installed OR WINDOWS10ORNEWER]]></Condition>
    <Property Id="DESKTOPSHORTCUT" Secure="yes" Value="1"/>`;

/**
 * A component of its own, because the link can't be left out of the program's component; Windows requires a registry value of the user
 * beside a link on the desktop.
 */
const toDesktopLink = (
  shortcut: string,
): string => `<Component Id="desktopLink" Guid="7B1F0C52-3C0E-5C9A-9E5B-0C6F0B7D1A44" Directory="DesktopFolder">
        <Condition><![CDATA[DESKTOPSHORTCUT <> "0"]]></Condition>
        ${shortcut}
        <RegistryValue Root="HKCU" Key="Software\\Diwan\\Diwan" Name="desktopLink" Type="integer" Value="1" KeyPath="yes"/>
      </Component>`;

/**
 * Adds what electron-builder's MSI project lacks: a check for the oldest Windows that Electron supports, and the property
 * `DESKTOPSHORTCUT=0` to leave out the link on the desktop.
 */
export function improveProject(project: string): string {
  const desktop = /<Shortcut Id="desktopShortcut"[^>]*\/>\s*/;
  const [advertised = ''] = desktop.exec(project) ?? [];
  const shortcut = advertised.trim().replace('Advertise="yes"', 'Target="[APPLICATIONFOLDER]Diwan.exe"');
  const conditioned = replaceOnce(project, /<Condition Message="Windows 7 and above is required">.*?<\/Condition>/s, launchCondition);
  const without = replaceOnce(conditioned, desktop, '');
  return replaceOnce(without, /<\/ComponentGroup>/, `  ${toDesktopLink(shortcut)}\n    </ComponentGroup>`);
}

/** Called by electron-builder after it has written the project and before it compiles it. */
export async function improveProjectFile(path: string): Promise<void> {
  await writeFile(path, improveProject(await readFile(path, 'utf8')));
}

const template = (platform: string): Buffer => {
  const text = Buffer.from(`${platform};1033\0`);
  const entry = Buffer.alloc(8);
  entry.writeUInt32LE(0x1e, 0);
  entry.writeUInt32LE(text.length, 4);
  // Texts in the summary are padded to a multiple of four bytes.
  return Buffer.concat([entry, text, Buffer.alloc(-text.length & 3)]);
};

/**
 * Sets the MSI's summary to ARM64. The WiX of electron-builder doesn't support that, and Windows would install the package on Intel PCs,
 * where it can't start. Both values have the same length. Must be called before signing.
 */
export function markForArm64(msi: Buffer): Buffer {
  const [from, to] = [template('x64'), template('Arm64')];
  const at = msi.indexOf(from);
  if (at < 0 || msi.includes(from, at + 1)) throw new Error('The summary of the MSI does not say x64 once: it cannot be marked for ARM.');
  return Buffer.concat([msi.subarray(0, at), to, msi.subarray(at + to.length)]);
}
