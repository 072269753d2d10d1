import { join } from 'node:path'
import { findOwnPlugins, refuseFaults } from '@bocian/service/plugins.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { chunkCyclePlugin } from './build/chunk-cycle-plugin.ts'
import { codeSplitting } from './build/code-splitting.ts'
import { compileHintPlugin } from './build/compile-hint-plugin.ts'
import { cutFontsPlugin } from './build/cut-fonts-plugin.ts'
import { readFirstPage } from './build/first-page.ts'
import { keepStylesPlugin } from './build/keep-styles-plugin.ts'
import { laterStylePlugin } from './build/later-style-plugin.ts'
import { layerOrderPlugin } from './build/layer-order-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { chunkOfPlugin, pluginsPlugin } from './build/plugins-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'
import { quietLogger } from './build/quiet-logger.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { shortClassName } from './build/short-class-name.ts'
import { shortScriptsPlugin } from './build/short-scripts-plugin.ts'
import { unusedRouterPlugin } from './build/unused-router-plugin.ts'

const externalPackages = [
  'fastify',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/http-proxy',
  '@fastify/static',
  'pino',
  'zod',
  'vite',
]

const found = await findOwnPlugins()
refuseFaults(found)
const { plugins } = found

const firstPage = readFirstPage(join(import.meta.dirname, 'src'))

// The chunk of the GraphQL client, see `build/code-splitting.ts`, and those that slices declare.
const preloadedChunks = new RegExp(String.raw`/(${['data', ...firstPage.preloadedChunks].join('|')})-.{7}\.js$`)

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>

// Fail the build when a component uses a class that its style sheet lacks: that part of the page would be unstyled.
const onLog: OnLog = (level, log, handler) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  handler(level, log)
}

const levelFor = (command: 'build' | 'serve') => (command === 'build' ? 'warn' : 'info')
const classNameFor = (command: 'build' | 'serve') =>
  command === 'build' ? shortClassName(import.meta.dirname) : '[name]_[local]_[hash:base64:4]'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: levelFor(command),
  customLogger: quietLogger(levelFor(command)),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    unusedRouterPlugin(),
    keepStylesPlugin(),
    cutFontsPlugin(join(import.meta.dirname, 'src/ui/tokens.css'), join(import.meta.dirname, '.cache/fonts')),
    ...pluginsPlugin(plugins),
    messagesPlugin(firstPage),
    laterStylePlugin(firstPage),
    layerOrderPlugin(),
    chunkCyclePlugin(),
    compileHintPlugin(firstPage),
    serviceWorkerPlugin(import.meta.dirname, firstPage),
    ...(isSsrBuild ? [shortScriptsPlugin()] : []),
    precompressPlugin(join(import.meta.dirname, 'dist/client/assets')),
  ],
  // Otherwise the built server loads React's development build when NODE_ENV is not set.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  json: { stringify: false },
  css: { modules: { generateScopedName: classNameFor(command) } },
  ssr: command === 'build' ? { noExternal: true, external: externalPackages } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          onLog,
          input: { server: 'src/server/server.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // Preload only the chunks that save a round trip: the full dependency list would make every first page larger.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, companions) => companions.filter((name) => preloadedChunks.test(name)),
        },
        rolldownOptions: {
          onLog,
          input: { client: 'src/boot/client.tsx' },
          // Inlines operation and class names, so that a page does not ship the names used by other pages.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Short hashes, because they do not compress and the route table contains about a hundred of them.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: codeSplitting(join(import.meta.dirname, 'src/boot/client.tsx'), firstPage, (id) =>
              chunkOfPlugin(plugins, id),
            ),
          },
        },
      },
}))
