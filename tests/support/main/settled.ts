const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Files that are being read or written right now, by whatever of Node. */
const isDiskBusy = (): boolean => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq') || name.includes('CloseReq'));

/**
 * Lets everything go on that waits for no timer: promises, and the disk, however slow this machine is. Goes on after so many turns in a row
 * in which nothing of the disk was under way.
 */
export async function settled(calmTurns: number): Promise<void> {
  for (let calm = 0, turns = 0; calm < calmTurns && turns < 5000; turns++) {
    await turn();
    calm = isDiskBusy() ? 0 : calm + 1;
  }
}
