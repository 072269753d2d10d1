import { enableCompileCache } from 'node:module'
import path from 'node:path'

// The compile cache halves the time to restart after a crash.
enableCompileCache(path.join(import.meta.dirname, '../../../.cache/compiled'))
await import('./serve.ts')
