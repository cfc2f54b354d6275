// Runs a command with a display for Electron's windows: on Linux without a display, in a virtual one.
import { spawnSync } from 'node:child_process';

/** Returns the exit code. */
export function runWithDisplay(command, { env = {}, cwd = process.cwd() } = {}) {
  const isBlind = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  const [program, ...args] = isBlind ? ['xvfb-run', '--auto-servernum', ...command] : command;
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}
