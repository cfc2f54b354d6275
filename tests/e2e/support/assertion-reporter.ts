import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const asserts = ({ category, steps }: TestStep): boolean => category === 'expect' || steps.some(asserts);

/** Fails the run if a test passes without any assertion. */
class AssertionReporter implements Reporter {
  private readonly empty: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed' || test.expectedStatus !== 'passed' || result.steps.some(asserts)) return;
    test.annotations.push({ type: 'no assertion' });
    this.empty.push(test.titlePath().slice(2).join(' › '));
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.empty.length === 0) return undefined;
    console.error(`Without an assertion:\n  ${this.empty.join('\n  ')}`);
    return { status: 'failed' };
  }
}

export default AssertionReporter;
