import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import { coldPowerShellMs } from '@main/system/ports/power-shell';
import { withinLimit } from '@main/system/time/time-limit';
import type { PolicyView } from '@shared/contract/desktop/policy';
import { isRefusal, type UpdateView } from '@shared/contract/desktop/updates';
import type { StationView } from '@shared/contract/printing/station';
import pLimit from 'p-limit';
import type { SystemLogEntry, SystemLogTool } from './system-log-tool';

/**
 * Writes the few events that IT acts on to the system's log, if a policy enables it; never personal data or work. Nothing here throws or
 * blocks.
 */
export interface SystemLog {
  noteStart(version: string): void;
  notePolicy(view: PolicyView): void;
  noteStation(view: StationView): void;
  noteUpdate(view: UpdateView): void;
  /** Resolves once all entries are written or given up. */
  settle(): Promise<void>;
}

export interface SystemLogDeps {
  tool: SystemLogTool;
  policy: Pick<Policy, 'choose'>;
  log: Logger;
  limitMs?: number;
}

/** The IDs are documented in docs/it-guide.md: IT's rules match them. */
const systemLogIds = { started: 1, policyRefused: 2, stationStopped: 3, printerLost: 4, updateRefused: 5 } as const;

/** Limit for waiting entries, if the system accepts none. */
const maxWaiting = 20;
const maxTextLength = 500;
/** Returns a single line, because a log treats further lines as separate entries. */
const toLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, maxTextLength);

const toPolicyText = ({ problems }: PolicyView): string =>
  problems
    .filter(({ code }) => code !== 'unknownKey')
    .map(({ where, key, code }) => `${where}${key === null ? '' : ` ${key}`}: ${code}`)
    .join('; ');

function toStationEntry({ state, reason }: StationView): SystemLogEntry | null {
  if (state === 'stopped')
    return { id: systemLogIds.stationStopped, level: 'error', text: `The print station has stopped: ${reason.kind}` };
  if (reason.kind !== 'printer' || reason.trouble === 'paused') return null;
  return {
    id: systemLogIds.printerLost,
    level: 'warning',
    text: `The print station can't use its printer "${reason.printer}": ${reason.trouble}`,
  };
}

export function createSystemLog({ tool, policy, log, limitMs = coldPowerShellMs }: SystemLogDeps): SystemLog {
  /** The last text about each subject, so that the same text is written once. */
  const said = new Map<string, string>();
  let waiting = 0;
  const inTurn = pLimit(1);
  let hasFailed = false;

  async function write(entry: SystemLogEntry): Promise<void> {
    try {
      await withinLimit(tool.write({ ...entry, text: toLine(entry.text) }), limitMs);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn('systemLog.notWritten', { error });
      hasFailed = true;
    } finally {
      waiting -= 1;
    }
  }

  function note(about: string, entry: SystemLogEntry | null): void {
    const text = entry?.text ?? '';
    if (!policy.choose('systemLog', undefined, false)) {
      said.clear();
      return;
    }
    if ((said.get(about) ?? '') === text) return;
    said.set(about, text);
    if (!entry || waiting >= maxWaiting) return;
    waiting += 1;
    void inTurn(() => write(entry));
  }

  return {
    noteStart: (version) => note('start', { id: systemLogIds.started, level: 'info', text: `Diwan ${version} has started` }),
    notePolicy(view) {
      const text = `The policy can't be used in full: ${toPolicyText(view)}`;
      note('policy', view.isUnreadable ? { id: systemLogIds.policyRefused, level: 'error', text } : null);
    },
    noteStation: (view) => note('station', toStationEntry(view)),
    noteUpdate({ state }) {
      const isRefused = state.kind === 'failed' && isRefusal(state.problem);
      note(
        'update',
        isRefused ? { id: systemLogIds.updateRefused, level: 'error', text: `An update was rejected: ${state.problem}` } : null,
      );
    },
    settle: () => inTurn(() => undefined),
  };
}
