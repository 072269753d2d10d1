import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

// The compile cache halves the time to restart after a crash.
enableCompileCache(path.join(import.meta.dirname, '../../../.cache/compiled'))
await import('./serve.ts')
// Node writes the cache on exit, which a killed process never reaches.
flushCompileCache()
