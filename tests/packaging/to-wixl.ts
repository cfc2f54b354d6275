// Converts electron-builder's project to the format that `wixl` reads, which is an older WiX's. The MSI's content stays the same.
import { relative } from 'node:path';

const olderNamespace = 'http://schemas.microsoft.com/wix/2006/wi';
const appFolder = 'APPLICATIONFOLDER';

/** `APPLICATIONFOLDER:\a\b\` means three nested folders; `wixl` needs each as its own element. */
function nestFolders(id: string, name: string): string {
  const [parent = '', path = ''] = name.split(':');
  const parts = path.split('\\').filter(Boolean);
  const opened = parts.map((part, index) => `<Directory Id="${index === parts.length - 1 ? id : `${id}.${index}`}" Name="${part}">`);
  return `<DirectoryRef Id="${parent}">${opened.join('')}${'</Directory>'.repeat(parts.length)}</DirectoryRef>`;
}

const toText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fromText = (words: string): string => words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The project for `wixl`, and SQL that adds conditions to the result, because `wixl` doesn't support conditions of components. */
export interface WixlProject {
  project: string;
  queries: string[];
}

/** Gives each component a folder and an ID, and lists the components in the feature, because `wixl` has no groups. */
function ungroup(project: string): WixlProject {
  const ids: string[] = [];
  const queries: string[] = [];
  const components = project.replaceAll(/<Component\b([^>]*)>(.*?)<\/Component>/gs, (_, attributes: string, content: string) => {
    const of = (name: string): string | undefined => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1];
    const id = of('Id') ?? `component${ids.length}`;
    ids.push(id);
    const [condition = '', words] = /<Condition>(.*?)<\/Condition>/s.exec(content) ?? [];
    if (words) queries.push(`UPDATE \`Component\` SET \`Condition\` = '${fromText(words)}' WHERE \`Component\` = '${id}'`);
    // `wixl` doesn't generate IDs.
    const named = content.replace(condition, '').replaceAll(/<File (?![^>]*\bId=)/g, `<File Id="file${ids.length}" `);
    const component = `<Component Id="${id}" Guid="${of('Guid') ?? '*'}">${named}</Component>`;
    return `<DirectoryRef Id="${of('Directory') ?? appFolder}">${component}</DirectoryRef>`;
  });
  const ungrouped = components
    .replace(/<ComponentGroup [^>]*>/, '')
    .replace('</ComponentGroup>', '')
    .replace(/<ComponentGroupRef [^>]*\/>/, ids.map((id) => `<ComponentRef Id="${id}"/>`).join(''));
  return { project: ungrouped, queries };
}

/** `programs`: the folder of `$(var.appDir)`. `from`: the folder in which `wixl` runs, because `wixl` doesn't find absolute paths. */
export function toWixl(project: string, programs: string, from: string): WixlProject {
  const renamed = project
    .replace('http://wixtoolset.org/schemas/v4/wxs', olderNamespace)
    .replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, words: string) => toText(words))
    .replaceAll(/<Directory Id="([^"]+)" Name="(\w+:[^"]+)"\/>/g, (_, id: string, name: string) => nestFolders(id, name))
    .replace(/<MediaTemplate[^>]*\/>/, '<Media Id="1" Cabinet="product.cab" EmbedCab="yes"/>')
    .replaceAll(/<ShortcutProperty[^>]*\/>/g, '')
    // `wixl` stops at a character outside ASCII.
    .replaceAll(/[^\t-~]+/g, '?')
    .replaceAll(/Z:(\\[^"]*)/g, (_, path: string) => relative(from, path.replaceAll('\\', '/')))
    .replaceAll('$(var.appDir)', relative(from, programs));
  return ungroup(renamed);
}
