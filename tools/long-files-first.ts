import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/** Starts the test files that take longest first, so that none of them is still running when all others are finished. */
export function longFilesFirst(long: RegExp): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
    }
  }
}
