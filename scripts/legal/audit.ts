import { spawnSync } from 'node:child_process';

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

interface Advisory {
  title?: string;
  url?: string;
}
interface Vulnerability {
  name: string;
  severity: Severity;
  /** Advisories of the package itself, names of others through which it is concerned. */
  via: (string | Advisory)[];
  nodes?: string[];
}
export interface AuditAnswer {
  vulnerabilities?: Record<string, Vulnerability>;
  error?: { code?: string; summary?: string };
  message?: string;
}

export interface Finding {
  name: string;
  severity: Severity;
  titles: string[];
}

export type AuditOutcome = { isAnswered: false; reason: string } | { isAnswered: true; findings: Finding[] };

/** Of everything that the registry knows against packages of the lock file, what concerns those that ship. */
export function judgeAudit(answer: AuditAnswer, shippedNames: ReadonlySet<string>): AuditOutcome {
  if (!answer.vulnerabilities) {
    return { isAnswered: false, reason: answer.error?.summary || answer.error?.code || answer.message || 'no answer that can be read' };
  }
  const findings = Object.values(answer.vulnerabilities)
    .filter(({ name }) => shippedNames.has(name))
    // What a package is blamed for by its dependencies is found at those, if they ship.
    .map(({ name, severity, via }) => ({ name, severity, titles: via.filter((cause) => typeof cause !== 'string').map(tell) }))
    .filter(({ titles }) => titles.length > 0);
  return { isAnswered: true, findings };
}

const tell = ({ title = 'unnamed', url }: Advisory): string => (url ? `${title} (${url})` : title);

export const isSerious = ({ severity }: Finding): boolean => severity === 'high' || severity === 'critical';

export interface AuditReport {
  lines: string[];
  isFailed: boolean;
}

/** `isDemanded`: a registry that does not answer fails it; elsewhere that is only said. */
export function reportAudit(outcome: AuditOutcome, isDemanded: boolean): AuditReport {
  if (!outcome.isAnswered) return { lines: [`NOT AUDITED: the registry did not answer (${outcome.reason})`], isFailed: isDemanded };
  const serious = outcome.findings.filter(isSerious).length;
  const lines = outcome.findings.map(({ name, severity, titles }) => `${severity}: ${name}: ${titles.join('; ')}`);
  return { lines: [...lines, `${serious} high or critical of what ships, ${outcome.findings.length} in all`], isFailed: serious > 0 };
}

/** Asks the registry about the whole lock file: everything bundled is a development dependency there. */
export function askRegistry(root: string): AuditAnswer {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit=true', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout || '') as AuditAnswer;
  } catch {
    return { message: 'npm audit said nothing that can be read' };
  }
}
