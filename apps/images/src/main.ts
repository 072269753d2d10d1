import { setPriority } from 'node:os'
import { createLog } from '@bocian/service/log.ts'
import { makePrivate } from '@bocian/service/private-files.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import { openCache } from './cache.ts'
import { readEnv } from './env.ts'
import { createGate } from './gate.ts'
import { followDrawnNames } from './drawn-names.ts'
import { createPictures } from './pictures.ts'
import { createServer } from './server.ts'

/**
 * The nice value of this process. Rendering a picture keeps a whole core busy, and pages served from the same machine take
 * priority.
 */
const niceValue = 5

await runMain(async () => {
  setPriority(niceValue)
  const env = readEnv()
  for (const folder of [env.mediaDir, env.cacheDir]) makePrivate(folder)
  const log = createLog('images')
  const cache = await openCache(env.cacheDir, env.cacheMaxBytes)
  // Two at once, so that a large picture does not stop all others.
  const gate = createGate({ atOnce: 2, ofClient: env.queuedPictures, inAll: 4 * env.queuedPictures })
  const pictures = createPictures({
    cache,
    gate,
    onCacheFault: (error) => log.warn({ err: error }, 'storing a picture in the cache failed'),
  })
  const app = createServer({
    mediaDir: env.mediaDir,
    drawnNames: followDrawnNames(env.mediaDir),
    internalSecret: env.internalSecret,
    pictures,
    log,
  })
  stopCleanly(log, () => app.close())
  await app.listen({ port: env.port, host: env.host })
  log.info({ port: env.port }, 'listening')
})
