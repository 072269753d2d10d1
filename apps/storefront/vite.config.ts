import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactDocumentsPlugin } from './build/compact-documents-plugin.ts'
import { layerOrderPlugin } from './build/layer-order-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { precompressPlugin } from './build/precompress-plugin.ts'

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

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    messagesPlugin(),
    compactDocumentsPlugin(),
    layerOrderPlugin(),
    precompressPlugin(join(import.meta.dirname, 'dist/client/assets')),
  ],
  resolve: { alias: { '@lingui/message-utils/compileMessage': join(import.meta.dirname, 'build/no-compiler.ts') } },
  json: { stringify: false },
  css: {
    modules: { generateScopedName: isSsrBuild === undefined ? '[name]_[local]_[hash:base64:4]' : '[hash:base64:6]' },
  },
  ssr: command === 'build' ? { noExternal: true, external: keptOutside } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: { server: 'src/server.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { client: 'src/client.tsx' },
          output: {
            codeSplitting: {
              // One chunk for what every page needs: many small ones compress worse and arrive later.
              groups: [
                {
                  name: 'data',
                  test: /node_modules\/(@urql|wonka|@0no-co|graphql)|\/src\/graphql\/(urql-client|cache|possible-types)\./,
                  priority: 2,
                },
                { name: 'vendor', test: /node_modules/, priority: 1 },
                {
                  name: 'shell',
                  test: /\/src\/(i18n|ui\/(icon|price|visually-hidden)|layout|notices|graphql\/(client|graphql-failure|documents)|url|cms\/(cms-html|store-paths)|catalogue\/(product-(grid|card|path)|swatch|media|prices|card-picture|listing-address))/,
                },
              ],
            },
          },
        },
      },
}))
