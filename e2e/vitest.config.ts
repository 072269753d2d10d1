import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take minutes: begun last, one of them would run on alone. */
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
    // Each worker has a shop of its own, so that files which run at the same time see nothing of each other.
    maxWorkers: Math.min(2, os.availableParallelism()),
    // Cells of the fault matrix mostly wait for the client's retries, so several share a browser.
    maxConcurrency: 5,
    sequence: { sequencer: LongFilesFirst },
    // A browser on a busy machine: the gate names every test that needed another try.
    retry: 2,
  },
})
