import { setFlagsFromString } from 'node:v8';

/**
 * Collects the main process's garbage earlier: a program that runs in the tray all day and prints hundreds of sheets would otherwise use
 * memory that other programs on the computer need (docs/adr/0074).
 */
export function collectEarlier(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=40');
}
