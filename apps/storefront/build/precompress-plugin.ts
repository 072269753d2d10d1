import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

// Below that, the header that names the compression weighs what it takes away.
const worth = 200
const compressible = /\.(js|css|svg|json)$/

/** Writes each asset's best compression beside it, once at build, so that no request pays for it. */
export function precompressPlugin(folder: string): Plugin {
  return {
    name: 'bocian-precompress',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async closeBundle() {
      for (const name of await readdir(folder)) {
        if (!compressible.test(name)) continue
        const bytes = await readFile(join(folder, name))
        if (bytes.length < worth) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
        await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
