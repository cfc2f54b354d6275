import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const toHtml = (text) => text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]);
const caption = (file) => toHtml(file.replace(/\.(png|pdf)$/, '').replaceAll('-', ' '));

function section(out, folder) {
  const files = readdirSync(join(out, folder)).sort();
  const pictures = files.filter((file) => file.endsWith('.png'));
  const documents = files.filter((file) => file.endsWith('.pdf'));
  const figures = pictures.map(
    (file) =>
      `<figure><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${caption(file)}"></a><figcaption>${caption(file)}</figcaption></figure>`,
  );
  const links = documents.map((file) => `<a href="${folder}/${file}">${caption(file)} (PDF)</a>`);
  return {
    count: pictures.length,
    html: `<h2 id="${folder}">${toHtml(folder)}</h2><p>${links.join(' · ')}</p><div class="grid">${figures.join('')}</div>`,
  };
}

/** Writes `index.html` with the pictures of all sub-folders; returns the number of pictures. */
export function writeContactSheet(out) {
  if (!existsSync(out)) return 0;
  const folders = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sections = folders.map((entry) => section(out, entry.name));
  const navigation = folders.map((entry) => `<a href="#${entry.name}">${toHtml(entry.name)}</a>`).join(' · ');
  const style =
    'body{font:14px/1.5 system-ui;margin:24px;background:#faf9f7;color:#20221f}h2{margin-block-start:40px}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(360px,1fr));gap:16px}figure{margin:0}img{inline-size:100%;border:1px solid #e4e0d9;border-radius:8px}figcaption{color:#5c5f5a}';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Diwan: every screen</title><style>${style}</style><h1>Diwan: every screen</h1><p>${navigation}</p>${sections.map((part) => part.html).join('')}</html>\n`;
  writeFileSync(join(out, 'index.html'), page);
  return sections.reduce((sum, part) => sum + part.count, 0);
}
