import { expect as base, type Locator } from '@playwright/test';

/** Returns Playwright's own failure message; null if the state was reached at the last moment. */
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
 * Playwright's own `expect` with a faster `toBeVisible`: while waiting, Playwright's own captures the accessibility tree of the whole page
 * after each failed try, for a message that is needed only once, at the end. That was an eighth of the pages' work.
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
