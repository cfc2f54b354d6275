const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Whether Node is reading or writing files at the moment. */
const isDiskBusy = (): boolean => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq') || name.includes('CloseReq'));

/**
 * Lets all work continue that waits for no timer: promises, and the disk, however slow the machine is. Resolves after this many event loop
 * turns in a row without disk activity.
 */
export async function settled(calmTurns: number): Promise<void> {
  for (let calm = 0, turns = 0; calm < calmTurns && turns < 5000; turns++) {
    await turn();
    calm = isDiskBusy() ? 0 : calm + 1;
  }
}
