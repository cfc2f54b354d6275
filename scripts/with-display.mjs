// Runs a command where Electron's own windows can be: on a Linux without a display in one that nobody sees.
import { spawnSync } from 'node:child_process';

/** Its exit code. */
export function runWithDisplay(command, { env = {}, cwd = process.cwd() } = {}) {
  const isBlind = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  const [program, ...args] = isBlind ? ['xvfb-run', '--auto-servernum', ...command] : command;
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}
