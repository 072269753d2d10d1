import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactDocumentsPlugin } from './build/compact-documents-plugin.ts'
import { layerOrderPlugin } from './build/layer-order-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'

const keptOutside = ['fastify', '@fastify/compress', '@fastify/cookie', '@fastify/http-proxy', '@fastify/static', 'pino', 'zod', 'vite']

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), messagesPlugin(), compactDocumentsPlugin(), layerOrderPlugin()],
  json: { stringify: false },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? '[name]_[local]_[hash:base64:4]' : '[hash:base64:6]' } },
  ssr: { noExternal: true, external: keptOutside },
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
        rolldownOptions: { input: { client: 'src/client.tsx' } },
      },
}))
