import { defineConfig } from 'vitest/config'
import { longFilesFirst } from '../tools/long-files-first.ts'
import { isLong } from './is-long.ts'
import { longestWait } from './longest-wait.ts'

const long =
  /\/(states|agent|guards|card|payment|routes|production|own-brand|your-shop|faults\/[\w-]+)(\.long)?\.e2e\.ts$/

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // What protects money, stock, privacy and the main pages; `npm run test:long` runs the rest as well.
    include: ['**/*.e2e.ts'],
    exclude: isLong ? [] : ['**/*.long.e2e.ts'],
    globalSetup: ['./open-shops.ts'],
    setupFiles: ['./close-visits.ts'],
    // All files of a worker share its modules, and with them one browser.
    isolate: false,
    testTimeout: 240_000,
    expect: { poll: { timeout: longestWait } },
    hookTimeout: 240_000,
    // Each worker has its own shop, so that concurrent files do not affect each other.
    // A third one for the two cores, because journeys often wait for timers.
    maxWorkers: 3,
    // The cells of the fault matrix mostly wait for the client's retries, so several of them run concurrently in one browser.
    maxConcurrency: 5,
    sequence: { sequencer: longFilesFirst(long) },
  },
})
