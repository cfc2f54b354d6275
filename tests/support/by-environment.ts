import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasPage = ({ moduleId }: TestSpecification): boolean => /@vitest-environment/.test(readFileSync(moduleId, 'utf8').slice(0, 200));

/**
 * Sorts the test files of a project so that those in a page environment come first, in their usual order. Vitest ends a worker with shared
 * modules as soon as the next file needs another environment, and the file after that would load React, Fluent, and the screens again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(hasPage), ...own.filter((file) => !hasPage(file))];
    });
  }
}
