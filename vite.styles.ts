import { join } from 'node:path';
import {
  defaultCompareMediaQueries,
  normalizeCSSBucketEntry,
  resolveResetStyleRules,
  resolveStyleRulesForSlots,
  styleBucketOrdering,
} from '@griffel/core';
import { normalizePath, type Plugin, parseSync } from 'vite';
import { readCalls, runGiven } from './vite.slices.ts';

type Rules = ReturnType<typeof resolveStyleRulesForSlots>[1];

const own = `${normalizePath(join(import.meta.dirname, 'src/renderer/src'))}/`;
const ofOwn = ['makeStyles', 'makeResetStyles'];
/** What Fluent's own build has made of the same: classes, and last the rules. */
const ofFluent = ['__styles', '__resetStyles'];

/** What a token or a shorthand stands for in its place, so that neither keeps what nobody uses any more, nor the tables of all of them. */
const withoutTables = (code: string, tokens: Readonly<Record<string, string>>): string =>
  code
    .replace(/\btokens\.(\w+)/g, (whole, name: string) => (tokens[name] === undefined ? whole : JSON.stringify(tokens[name])))
    .replace(/\bshorthands\.\w+\(/g, '/* @__PURE__ */ $&');

/** Griffel looks for rules that a server has written into the page, and for that carries a parser of style sheets. */
const takingBack = /@griffel\/core\/src\/renderer\/rehydrateRendererCache\.js$/;
const nothingToTakeBack = 'export function rehydrateRendererCache() {}';

const toRules = (rules: Rules | string[]): Rules => (Array.isArray(rules) ? { r: rules } : rules);

/** The call that gives the classes alone, and the rules behind them. */
function workOut(callee: string, given: unknown): { call: string; rules: Rules } {
  if (callee === 'makeResetStyles') {
    const [ltr, rtl, rules] = resolveResetStyleRules(given as Parameters<typeof resolveResetStyleRules>[0]);
    return { call: `__resetCSS(${JSON.stringify(ltr)}, ${JSON.stringify(rtl)})`, rules: toRules(rules) };
  }
  const [classes, rules] = resolveStyleRulesForSlots(given as Parameters<typeof resolveStyleRulesForSlots>[0]);
  return { call: `__css(${JSON.stringify(classes)})`, rules };
}

/** The same of what Fluent ships, whose arguments are plain data. */
function takeApart(callee: string, given: readonly string[]): { call: string; rules: Rules } {
  const rules = new Function(`return (${given.at(-1)});`)() as Rules | string[];
  return { call: `${callee === '__styles' ? '__css' : '__resetCSS'}(${given.slice(0, -1).join(', ')})`, rules: toRules(rules) };
}

/** The rules of all modules, each once, in the order that Griffel would give its style elements in the page. */
function toStyleSheet(all: readonly Rules[]): string {
  const rules = all.flatMap((found) =>
    styleBucketOrdering.flatMap((bucket, rank) =>
      (found[bucket] ?? []).map((entry) => {
        const [text, { m = '', x = '', p = 0 } = {}] = normalizeCSSBucketEntry(entry) as [string, { m?: string; x?: string; p?: number }?];
        return { text, rank, condition: m || x, priority: p };
      }),
    ),
  );
  const sorted = rules.toSorted(
    (one, other) => one.rank - other.rank || defaultCompareMediaQueries(one.condition, other.condition) || one.priority - other.priority,
  );
  return [...new Set(sorted.map(({ text }) => text))].join('\n');
}

/**
 * The styles of all screens as one style sheet: the page carries the names of classes, and neither the rules nor what makes them. Griffel's
 * own functions work both out, the same that do it in a page that is not built.
 */
export function stylesAsStyleSheet(): Plugin {
  const rulesOf = new Map<string, Rules[]>();
  let given: ReturnType<typeof runGiven>;
  let tokens = {};
  return {
    name: 'styles-as-style-sheet',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      rulesOf.clear();
      ({ tokens } = await import('@fluentui/react-components'));
      given = runGiven(this, own, ofOwn);
    },
    load: (id) => (takingBack.test(id) ? nothingToTakeBack : null),
    async transform(source, id) {
      const file = id.replace(/\?.*/, '');
      const isOwn = file.startsWith(own);
      if (!isOwn && !file.includes('node_modules/@fluentui/')) return null;
      const code = withoutTables(source, tokens);
      const calls = /\b(make|__)(reset)?styles\(/i.test(code) ? readCalls(parseSync(file, code).program, isOwn ? ofOwn : ofFluent) : [];
      const known = isOwn && calls.length > 0 ? (await given).get(file) : undefined;
      if (isOwn && calls.length !== (known?.length ?? 0))
        this.error(`${file}: ${calls.length} calls that make styles, not ${known?.length}`);
      const made = calls.map(({ name, given: parts }, at) =>
        isOwn
          ? workOut(name, known?.[at])
          : takeApart(
              name,
              parts.map(({ start, end }) => code.slice(start, end)),
            ),
      );
      if (isOwn && made.some(({ rules }) => JSON.stringify(rules).includes('url(')))
        this.error(`${file}: only a running page knows where a picture lies: it goes into \`style\``);
      rulesOf.set(
        id,
        made.map(({ rules }) => rules),
      );
      const replaced = calls.reduceRight(
        (text, { start, end }, at) => `${text.slice(0, start)}/* @__PURE__ */ ${made[at]?.call}${text.slice(end)}`,
        code,
      );
      if (replaced === source) return null;
      const head = calls.length > 0 ? `import { __css, __resetCSS } from '@fluentui/react-components';\n` : '';
      return { code: head + replaced, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const modules = outputs.flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []));
        const rules = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (rulesOf.get(id) ?? []) : []));
        const sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source: toStyleSheet(rules) }));
        for (const output of outputs)
          if (output.type === 'asset' && output.fileName.endsWith('.html'))
            output.source = String(output.source).replace('</head>', `  <link rel="stylesheet" href="./${sheet}">\n  </head>`);
      },
    },
  };
}
