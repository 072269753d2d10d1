import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { readFirstPage } from './apps/storefront/build/first-page.ts'
import { messagesPlugin } from './apps/storefront/build/messages-plugin.ts'
import { longFilesFirst } from './tools/long-files-first.ts'

// The slowest test files.
const long =
  /\/(kill-points\.race|storm\.race|crash|shuffled-notifications\.race|pglite|repeated-mutations|product-alert)\.test\.ts$/

export default defineConfig({
  // graphql ships twice, and its two halves refuse each other: everybody gets the one that Node gives to libraries.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  // The storefront's texts come in two parts, as its build divides them.
  plugins: [messagesPlugin(readFirstPage(fileURLToPath(new URL('apps/storefront/src', import.meta.url))))],
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    // Component tests run in a browser: apps/storefront/vitest.browser.config.ts.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
    globalSetup: ['./apps/backend/src/platform/testing-run.ts', './tools/test-seed.ts'],
    setupFiles: ['./tools/seed-properties.ts', './apps/storefront/src/platform/testing/known-stores.ts'],
    // Many times what anything takes, for machines that are busy.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    sequence: { sequencer: longFilesFirst(long) },
  },
})
