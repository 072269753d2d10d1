import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

// Below this size in bytes, the content-encoding header outweighs the savings.
const minimumSize = 200
const compressible = /\.(js|css|svg|json)$/

/** Writes a Brotli and a gzip file beside each asset at build time, so that no request has to compress it. */
export function precompressPlugin(folder: string): Plugin {
  return {
    name: 'bocian-precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async closeBundle() {
      for (const name of await readdir(folder)) {
        if (!compressible.test(name)) continue
        const bytes = await readFile(join(folder, name))
        if (bytes.length < minimumSize) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
        await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
