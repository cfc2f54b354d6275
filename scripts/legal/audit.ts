import { spawnSync } from 'node:child_process';

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

interface Advisory {
  title?: string;
  url?: string;
}
interface Vulnerability {
  name: string;
  severity: Severity;
  /** The package's own advisories, or the names of dependencies that affect it. */
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

/** Returns the registry's findings about packages that ship; other packages of the lock file are left out. */
export function judgeAudit(answer: AuditAnswer, shippedNames: ReadonlySet<string>): AuditOutcome {
  if (!answer.vulnerabilities) {
    return { isAnswered: false, reason: answer.error?.summary || answer.error?.code || answer.message || 'no answer that can be read' };
  }
  const findings = Object.values(answer.vulnerabilities)
    .filter(({ name }) => shippedNames.has(name))
    // Findings about a package's dependencies are listed with those dependencies, if they ship.
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

/** If the registry didn't respond, the report fails with `isDemanded`; otherwise it only shows that. */
export function reportAudit(outcome: AuditOutcome, isDemanded: boolean): AuditReport {
  if (!outcome.isAnswered) return { lines: [`NOT AUDITED: the registry did not answer (${outcome.reason})`], isFailed: isDemanded };
  const serious = outcome.findings.filter(isSerious).length;
  const lines = outcome.findings.map(({ name, severity, titles }) => `${severity}: ${name}: ${titles.join('; ')}`);
  return { lines: [...lines, `${serious} high or critical of what ships, ${outcome.findings.length} in all`], isFailed: serious > 0 };
}

/** Requests an audit of the whole lock file, because all bundled packages are development dependencies there. */
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
