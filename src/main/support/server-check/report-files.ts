import type { Language } from '@shared/domain/language';
import {
  type CheckedCall,
  checkAreas,
  checkResults,
  countResults,
  type Difference,
  type ProfileProposal,
  type ServerCheckReport,
  type UnseenEntry,
  unseenReasons,
} from '@shared/domain/server-check';
import { toCallLine, toFoundText } from '@shared/i18n/check-words';
import { toProfileTexts } from '@shared/i18n/profile-words';
import { type Translate, translator } from '@shared/i18n/translate';

export type ReportFormat = 'html' | 'json';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const cell = (text: string): string => `<td>${escapeHtml(text)}</td>`;
const code = (text: string): string => `<td><code dir="ltr">${escapeHtml(text)}</code></td>`;

const style = `body{font:15px/1.6 "Noto Sans","Noto Sans Arabic",system-ui,sans-serif;margin:32px;color:#242424}
table{border-collapse:collapse;width:100%;margin-block:12px}th,td{text-align:start;padding:6px 10px;border-block-end:1px solid #e0e0e0;vertical-align:top}
th{font-weight:600;color:#616161}code{font:13px/1.5 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}.differs,.notThere{color:#8a5300}.refused{color:#a4262c}.slow{color:#0f548c}`;

function toFieldRow({ path, expected, came, places, of, kind, effect }: Difference, t: Translate): string {
  const place = path ? code(path) : cell(t('serverCheck.wholeAnswer'));
  const found = `${code(came)}${cell(`${places} / ${of}`)}${cell(t(`serverCheck.effect.${effect}`))}`;
  return `<tr>${place}${cell(t(`serverCheck.kind.${kind}`))}${code(expected)}${found}</tr>`;
}

function toDetails({ differences, ...call }: CheckedCall, t: Translate): string {
  if (differences.length === 0) return '';
  const heads = ['path', null, 'contract', 'came', 'places', 'effect'] as const;
  const head = heads.map((key) => `<th>${key ? escapeHtml(t(`serverCheck.field.${key}`)) : ''}</th>`).join('');
  const rows = differences.map((difference) => toFieldRow(difference, t)).join('\n');
  return `<h2><code dir="ltr">${escapeHtml(toCallLine(call))}</code></h2>\n<table><tr>${head}</tr>\n${rows}</table>`;
}

function toProposalHtml({ profile, entries }: ProfileProposal, t: Translate): string {
  const rows = entries
    .map(({ at, value, calls }) => `<tr>${code(at)}${code(JSON.stringify(value))}${code(calls.join(' '))}</tr>`)
    .join('\n');
  const text = escapeHtml(JSON.stringify(profile, null, 2));
  return `<h2>${escapeHtml(t('serverProfile.proposal'))}</h2>
<p>${escapeHtml(t('serverProfile.proposalText'))}</p>
<table>${rows}</table>
<pre dir="ltr"><code>${text}</code></pre>`;
}

function toHtml(report: ServerCheckReport, language: Language): string {
  const t = translator(language);
  const { apiRoot, startedAt, tookMs, areas, rules, calls, unasked, unseen, prefix, isStopped, profile, proposal } = report;
  const counts = countResults(calls);
  const title = t('serverCheck.reportTitle', { apiRoot });
  const summary = checkResults.map((result) => `${t(`serverCheck.result.${result}`)}: ${counts[result]}`).join(' · ');
  const heads = (['call', 'result', 'time', 'found'] as const)
    .map((key) => `<th>${escapeHtml(t(`serverCheck.column.${key}`))}</th>`)
    .join('');
  const rows = calls.map((call) => {
    const result = `<td class="${call.result}">${escapeHtml(t(`serverCheck.result.${call.result}`))}</td>`;
    return `<tr>${code(toCallLine(call))}${result}${cell(String(call.ms ?? ''))}${cell(toFoundText(call, t))}</tr>`;
  });
  const comma = t('serverProfile.separator');
  const notes = [
    rules.length > 0 && t('serverCheck.withRules', { rules: rules.join(comma) }),
    areas.length < checkAreas.length && t('serverCheck.onlyAreas', { areas: areas.map((area) => t(`navigation.${area}`)).join(comma) }),
    profile && t('serverProfile.checkedWith', { summary: toProfileTexts(profile, t).join(comma) }),
    prefix && t('serverCheck.prefix', { prefix, address: `${apiRoot}${prefix}` }),
    isStopped && t('serverCheck.stopped'),
    t('serverCheck.saysNothingText'),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('serverCheck.when', { time: startedAt, seconds: (tookMs / 1000).toFixed(1) }))}<br>${escapeHtml(summary)}</p>
${notes.flatMap((note) => (note ? [`<p>${escapeHtml(note)}</p>`] : [])).join('\n')}
<table><tr>${heads}</tr>
${rows.join('\n')}</table>
${calls.map((call) => toDetails(call, t)).join('\n')}
${proposal ? toProposalHtml(proposal, t) : ''}
<h2>${escapeHtml(t('serverCheck.unasked'))}</h2>
<p>${escapeHtml(t('serverCheck.unaskedText', { count: unasked.length }))}</p>
<ul>${unasked.map((call) => `<li><code dir="ltr">${escapeHtml(toCallLine(call))}</code></li>`).join('\n')}</ul>
<h2>${escapeHtml(t('serverCheck.unseen'))}</h2>
<p>${escapeHtml(t('serverCheck.unseenText'))}</p>
<table>${unseen.map(({ at, reason }) => `<tr>${code(at)}${cell(t(`serverCheck.unseenReason.${reason}`))}</tr>`).join('\n')}</table>
</body></html>
`;
}

/** Returns the report as a file, without personal data. */
export function toReportFile(report: ServerCheckReport, format: ReportFormat, language: Language): Buffer {
  const json = { diwan: 'server-check', version: 1, ...report };
  return Buffer.from(format === 'html' ? toHtml(report, language) : `${JSON.stringify(json, null, 2)}\n`);
}

function toUnseenLine(unseen: readonly UnseenEntry[], reason: UnseenEntry['reason'], t: Translate): string[] {
  const places = unseen.flatMap((entry) => (entry.reason === reason ? [entry.at] : []));
  return places.length > 0 ? [`    ${t(`serverCheck.unseenReason.${reason}`)}: ${places.join(', ')}`] : [];
}

/** Returns text for a console: one line per call, followed by one per difference. */
export function toReportTable(report: ServerCheckReport, language: Language): string {
  const t = translator(language);
  const { calls, unasked, unseen, prefix, apiRoot, profile, proposal } = report;
  const width = Math.max(...calls.map((call) => toCallLine(call).length));
  const lines = calls.flatMap((call) => [
    `${toCallLine(call).padEnd(width)}  ${t(`serverCheck.result.${call.result}`)}  ${call.ms ?? '-'} ms  ${toFoundText(call, t)}`.trimEnd(),
    ...call.differences.map(
      ({ path, expected, came, places, of, effect }) =>
        `    ${path || t('serverCheck.wholeAnswer')}: ${expected} <- ${came} (${places}/${of}) ${t(`serverCheck.effect.${effect}`)}`,
    ),
  ]);
  const counts = countResults(calls);
  return [
    ...(profile ? [t('serverProfile.checkedWith', { summary: toProfileTexts(profile, t).join(t('serverProfile.separator')) })] : []),
    ...(prefix ? [t('serverCheck.prefix', { prefix, address: `${apiRoot}${prefix}` })] : []),
    ...lines,
    '',
    checkResults.map((result) => `${t(`serverCheck.result.${result}`)}: ${counts[result]}`).join(', '),
    t('serverCheck.unaskedText', { count: unasked.length }),
    `${t('serverCheck.unseen')}:`,
    ...unseenReasons.flatMap((reason) => toUnseenLine(unseen, reason, t)),
    ...(proposal ? ['', `${t('serverProfile.proposal')}:`, JSON.stringify(proposal.profile, null, 2)] : []),
    '',
  ].join('\n');
}
