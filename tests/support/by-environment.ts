import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasPage = ({ moduleId }: TestSpecification): boolean => /@vitest-environment/.test(readFileSync(moduleId, 'utf8').slice(0, 200));

/**
 * Vitest ends a worker that shares its modules as soon as the next file wants another environment, and the one after it loads React, Fluent
 * and the screens anew. So the files of a project that want a page come first and all others after them, each in the order they would have.
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
