import { createLog } from '@bocian/service/log.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import { adminRoutes } from './admin/command-server.ts'
import { writeDoor } from './admin/secret.ts'
import { readEnv } from './env.ts'
import { eventHandlers } from './event-handlers.ts'
import { createHttpServer } from './http-server.ts'
import { loadDemo } from './import-export/import-export.ts'
import { openDatabase } from './open-database.ts'
import { rebuildDue } from './catalogue/catalogue.ts'
import { startEventLoop } from './platform/event-loop.ts'
import { everyMinute } from './platform/timetable.ts'

await runMain(async () => {
  const env = readEnv()
  const log = createLog('backend')
  const database = await openDatabase(env)
  if (env.isDemo) await loadDemo(database, new Date(), (line) => process.stdout.write(`${line}\n`))
  const server = await createHttpServer(database, env, log)
  const { secret } = writeDoor(env.dataDir, env.port)
  await server.register(adminRoutes({ database, secret, mediaDir: env.mediaDir }))
  const events = startEventLoop(database, eventHandlers, log)
  const prices = everyMinute(() => rebuildDue(database, new Date()), log)
  await server.listen({ port: env.port, host: env.host })
  log.info({ port: env.port, database: database.kind }, 'backend is ready')
  stopCleanly(log, async () => {
    await server.close()
    await prices.stop()
    await events.stop()
    await database.close()
  })
})
