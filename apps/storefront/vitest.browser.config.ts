import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { readFirstPage } from './build/first-page.ts'
import { messagesPlugin } from './build/messages-plugin.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'

const dependencies = [
  '@simplewebauthn/browser',
  '@urql/core',
  '@urql/exchange-graphcache',
  '@urql/exchange-graphcache/default-storage',
  'axe-core',
  'graphql',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

// Component tests: render a part of a page in Chromium without the rest of the shop, and use it as a person would.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin(readFirstPage(join(import.meta.dirname, 'src')))],
  cacheDir: '.cache/component-tests',
  // Lists every dependency: Vite would bundle one found during the tests in a second pass, with a second copy of React.
  optimizeDeps: { noDiscovery: true, include: dependencies },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [
      'src/boot/styles.ts',
      'src/platform/testing/known-stores.ts',
      'src/platform/testing/empty-browser.ts',
      'src/platform/testing/accessible.ts',
    ],
    env: { TEST_LONG: process.env['TEST_LONG'] ?? '' },
    // Many times what anything takes, for machines that are busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // More workers than cores, because each click waits for two frames.
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
