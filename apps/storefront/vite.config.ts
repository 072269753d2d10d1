import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { classNamesPlugin } from './build/class-names-plugin.ts'
import { compactDocumentsPlugin } from './build/compact-documents-plugin.ts'
import { cutFontsPlugin } from './build/cut-fonts-plugin.ts'
import { laterStylePlugin } from './build/later-style-plugin.ts'
import { layerOrderPlugin } from './build/layer-order-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { shortClassName } from './build/short-class-name.ts'
import { shortScriptsPlugin } from './build/short-scripts-plugin.ts'

const keptOutside = [
  'fastify',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/http-proxy',
  '@fastify/static',
  'pino',
  'zod',
  'vite',
]

type OnLog = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['onLog']>

// A class that its style sheet does not have is a part of a page without its looks.
const onLog: OnLog = (level, log, handler) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  handler(level, log)
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: command === 'build' ? 'warn' : 'info',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    classNamesPlugin(),
    cutFontsPlugin(join(import.meta.dirname, 'src/ui/tokens.css'), join(import.meta.dirname, '.cache/fonts')),
    messagesPlugin(),
    compactDocumentsPlugin(),
    laterStylePlugin(),
    layerOrderPlugin(),
    serviceWorkerPlugin(import.meta.dirname),
    ...(isSsrBuild ? [shortScriptsPlugin()] : []),
    precompressPlugin(join(import.meta.dirname, 'dist/client/assets')),
  ],
  // Else the built server would choose React's development build wherever nobody sets NODE_ENV for it.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  json: { stringify: false },
  css: {
    modules: {
      generateScopedName:
        isSsrBuild === undefined ? '[name]_[local]_[hash:base64:4]' : shortClassName(import.meta.dirname),
    },
  },
  ssr: command === 'build' ? { noExternal: true, external: keptOutside } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          onLog,
          input: { server: 'src/server.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // A list of every chunk's companions would cost each first page more than the one round trip that it saves the second.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, companions) => companions.filter((name) => /\/(data|listing)-/.test(name)),
        },
        rolldownOptions: {
          onLog,
          input: { client: 'src/client.tsx' },
          // Put where they are used, class names as short as ours would leave their style sheet to nobody, and it would be dropped.
          optimization: { inlineConst: false },
          output: {
            // The table of pages names a hundred files, and a hash is what compression cannot shorten.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups(join(import.meta.dirname, 'src/client.tsx')) },
          },
        },
      },
}))
