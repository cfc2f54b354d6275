import { readFile, writeFile } from 'node:fs/promises';

/** Replaces what stands there exactly once: a newer electron-builder may write it otherwise, and then nobody may believe that it was changed. */
function replaceOnce(text: string, from: RegExp, to: string): string {
  const found = text.match(new RegExp(from.source, `${from.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`The project of the MSI holds ${found} of ${from}: electron-builder writes it otherwise than before.`);
  return text.replace(from, () => to);
}

// Windows Installer calls every Windows from 8.1 on 603; this value is there from Windows 10 on, and nowhere else.
const launchCondition = `<Property Id="WINDOWS10ORNEWER" Secure="yes">
      <RegistrySearch Id="windows10OrNewer" Root="HKLM" Key="SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion" Name="CurrentMajorVersionNumber" Type="raw" Win64="yes"/>
    </Property>
    <Condition Message="Diwan needs Windows 10 or newer. / يحتاج ديوان إلى Windows 10 أو أحدث."><![CDATA[Installed OR WINDOWS10ORNEWER]]></Condition>
    <Property Id="DESKTOPSHORTCUT" Secure="yes" Value="1"/>`;

/** In the component of the program it could not be left out; Windows wants a mark of the person's own beside a link on a desktop. */
const toDesktopLink = (
  shortcut: string,
): string => `<Component Id="desktopLink" Guid="7B1F0C52-3C0E-5C9A-9E5B-0C6F0B7D1A44" Directory="DesktopFolder">
        <Condition><![CDATA[DESKTOPSHORTCUT <> "0"]]></Condition>
        ${shortcut}
        <RegistryValue Root="HKCU" Key="Software\\Diwan\\Diwan" Name="desktopLink" Type="integer" Value="1" KeyPath="yes"/>
      </Component>`;

/** What electron-builder's project of the MSI lacks: the oldest Windows that Electron runs on, and a property (`DESKTOPSHORTCUT=0`) against the link on the desktop. */
export function improveProject(project: string): string {
  const desktop = /<Shortcut Id="desktopShortcut"[^>]*\/>\s*/;
  const [advertised = ''] = desktop.exec(project) ?? [];
  const shortcut = advertised.trim().replace('Advertise="yes"', 'Target="[APPLICATIONFOLDER]Diwan.exe"');
  const conditioned = replaceOnce(project, /<Condition Message="Windows 7 and above is required">.*?<\/Condition>/s, launchCondition);
  const without = replaceOnce(conditioned, desktop, '');
  return replaceOnce(without, /<\/ComponentGroup>/, `  ${toDesktopLink(shortcut)}\n    </ComponentGroup>`);
}

/** For electron-builder, between writing and compiling the project. */
export async function improveProjectFile(path: string): Promise<void> {
  await writeFile(path, improveProject(await readFile(path, 'utf8')));
}

const template = (platform: string): Buffer => {
  const text = Buffer.from(`${platform};1033\0`);
  const entry = Buffer.alloc(8);
  entry.writeUInt32LE(0x1e, 0);
  entry.writeUInt32LE(text.length, 4);
  // Texts of a summary are filled up to four bytes.
  return Buffer.concat([entry, text, Buffer.alloc(-text.length & 3)]);
};

/**
 * Says in the summary of an MSI that it is for ARM: the WiX of electron-builder has no word for that, and Windows would install it on a PC with an
 * Intel processor, where nothing in it starts. Both words take the same room. Before it is signed.
 */
export function markForArm64(msi: Buffer): Buffer {
  const [from, to] = [template('x64'), template('Arm64')];
  const at = msi.indexOf(from);
  if (at < 0 || msi.includes(from, at + 1)) throw new Error('The summary of the MSI does not say x64 once: it cannot be marked for ARM.');
  return Buffer.concat([msi.subarray(0, at), to, msi.subarray(at + to.length)]);
}
