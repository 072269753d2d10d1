import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take minutes start first, so that none of them is still running at the end, when the others are finished. */
const long = /\/(states|agent|wishlist|faults\/\w+)\.e2e\.ts$/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['./open-shops.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Each worker has its own shop, so that concurrent files do not affect each other.
    maxWorkers: Math.min(2, os.availableParallelism()),
    // The cells of the fault matrix mostly wait for the client's retries, so several of them run concurrently in one browser.
    maxConcurrency: 5,
    sequence: { sequencer: LongFilesFirst },
    // Browser tests can time out on a busy machine. The test report names every test that needed a retry.
    retry: 2,
  },
})
