import { defineConfig } from 'vitest/config'
import { longFilesFirst } from '../tools/long-files-first.ts'
import { longestWait } from './longest-wait.ts'

const long = /\/(states|agent|wishlist|production|faults\/[\w-]+)\.e2e\.ts$/

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
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
