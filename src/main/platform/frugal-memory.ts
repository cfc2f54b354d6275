import { setFlagsFromString } from 'node:v8';
import { app } from 'electron';

/**
 * Lets the engines collect their garbage earlier: a program that lies in the tray all day and prints hundreds of sheets takes the memory
 * of the other programs on the computer otherwise (docs/adr/0074). Pages take it over at their start; call it before there is one.
 */
export function collectEarlier(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=40');
  // MB, after which the garbage of a page is collected for the first time.
  app.commandLine.appendSwitch('js-flags', '--initial-heap-size=16');
}
