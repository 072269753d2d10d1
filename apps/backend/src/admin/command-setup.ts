import type { Database } from '#src/platform/database.ts'
import type { Output } from './output.ts'

export interface CommandSetup {
  database: Database
  output: Output
  mediaDir: string
  /** The operator's working directory; relative paths start there. */
  folder: string
  /** The secret of the shop's services; undefined if this process does not know it. */
  internalSecret?: string | undefined
  signal?: AbortSignal | undefined
  /** Why plugins of the shop cannot be used. A running backend has none of these, because it refuses to start. */
  pluginFaults?: readonly string[]
}
