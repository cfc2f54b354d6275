import { expect as base, type Locator } from '@playwright/test';

/** Playwright's own words on what did not come; null if it came in the last moment. */
async function findReason(locator: Locator, isNot: boolean): Promise<string | null> {
  const look = { timeout: 1 };
  try {
    await (isNot ? base(locator).not.toBeVisible(look) : base(locator).toBeVisible(look));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Playwright's own, but for what it does while it waits for something to be seen: after each look in vain it writes down the whole page as a screen
 * reader has it, for a message that it needs only once, at the end. That was an eighth of what the pages had to do.
 */
export const expect = base.extend({
  async toBeVisible(locator: Locator, wish: { timeout?: number } = {}) {
    const timeout = wish.timeout ?? this.timeout;
    const hasCome = await locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', timeout }).then(
      () => true,
      () => false,
    );
    const reason = hasCome ? null : await findReason(locator, this.isNot);
    const words = reason?.replace(/(?<=\btimeout:? +)1ms/gi, `${timeout}ms`) ?? '';
    return { pass: (reason === null) !== this.isNot, message: () => words };
  },
});
