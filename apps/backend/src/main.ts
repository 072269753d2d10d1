import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A killed backend is back in half the time when it does not have to compile itself again.
enableCompileCache(path.join(import.meta.dirname, '../../../.cache/compiled'))
await import('./serve.ts')
