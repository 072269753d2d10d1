import { setPriority } from 'node:os'
import { createLog } from '@bocian/service/log.ts'
import { makePrivate } from '@bocian/service/private-files.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import { openCache } from './cache.ts'
import { readEnv } from './env.ts'
import { followDrawnNames } from './drawn-names.ts'
import { createPictures } from './pictures.ts'
import { createServer } from './server.ts'

/** How far the making of pictures stands back (nice value): it fills a processor, and pages of the same machine go first. */
const courtesy = 5

await runMain(async () => {
  setPriority(courtesy)
  const env = readEnv()
  for (const folder of [env.mediaDir, env.cacheDir]) makePrivate(folder)
  const log = createLog('images')
  const cache = await openCache(env.cacheDir, env.cacheMaxBytes)
  const pictures = createPictures({
    cache,
    onCacheFault: (error) => log.warn({ err: error }, 'a picture could not be kept'),
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
