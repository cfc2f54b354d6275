import { toMedia } from './paper.mjs';
import { run } from './run.mjs';

/** @param {string} line `a=1 b='two words' c` @returns {Record<string, string>} */
export function parseOptions(line) {
  const options = {};
  for (const [, name, value = 'true'] of line.matchAll(/([\w-]+)(?:=('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?:\\.|[^\s\\])*))?/g)) {
    options[name] = value.replace(/^(['"])(.*)\1$/s, '$2').replace(/\\(.)/gs, '$1');
  }
  return options;
}

async function names() {
  const { code, output } = await run('lpstat', ['-e']);
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

/** @returns {Promise<import('./printers.mjs').PrinterInfo[]>} */
async function list() {
  const describe = async (name) => {
    const { output } = await run('lpoptions', ['-p', name]);
    const options = parseOptions(output.trim());
    return { name, displayName: options['printer-info'] || name, description: options['printer-make-and-model'] ?? '', options };
  };
  return Promise.all((await names()).map(describe));
}

async function defaultName() {
  const { output } = await run('lpstat', ['-d']);
  return /destination: (\S+)/.exec(output)?.[1];
}

const sides = { simplex: 'one-sided', longEdge: 'two-sided-long-edge', shortEdge: 'two-sided-short-edge' };

function toArguments({ deviceName, title, options }) {
  const { copies = 1, pageSize, duplexMode, color, collate, pagesPerSheet } = options;
  return [
    ...['-d', deviceName, '-t', title, '-n', String(copies), '-o', `media=${toMedia(pageSize)}`, '-o', 'print-scaling=none'],
    ...(duplexMode ? ['-o', `sides=${sides[duplexMode]}`] : []),
    ...(color === false ? ['-o', 'print-color-mode=monochrome'] : []),
    ...(collate === undefined ? [] : ['-o', `collate=${collate}`]),
    ...(pagesPerSheet > 1 ? ['-o', `number-up=${pagesPerSheet}`] : []),
  ];
}

/** Success means that CUPS accepted the job, not that paper came out. @returns {Promise<string | null>} the reason of a refusal */
async function accept({ deviceName, title, options, pdf }) {
  const { code, output, errors } = await run('lp', toArguments({ deviceName, title, options }), pdf);
  return code === 0 ? null : errors.trim() || output.trim() || 'Print job failed';
}

/** The system's printers. The environment variable CUPS_SERVER selects the server. */
export const cupsSystem = {
  list,
  names,
  defaultName,
  accept,
};
