import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './apps/storefront/build/messages-plugin.ts'

export default defineConfig({
  // graphql ships twice, and its two halves refuse each other: everybody gets the one that Node gives to libraries.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  // The storefront's texts come in two parts, as its build divides them.
  plugins: [messagesPlugin()],
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
