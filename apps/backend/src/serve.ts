import { flushCompileCache } from 'node:module'
import { createLog, type Logger } from '@bocian/service/log.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import { adminRoutes } from './admin/command-server.ts'
import { writeDoor } from './admin/secret.ts'
import { readEnv } from './env.ts'
import { eventHandlers } from './event-handlers.ts'
import { createHttpServer } from './http-server.ts'
import { loadDemo } from './import-export/import-export.ts'
import { openDatabase } from './open-database.ts'
import { openOutbox } from './outbox-server.ts'
import { mailServer } from './mail-server.ts'
import { followBannerTimes, rebuildDue } from './catalogue/catalogue.ts'
import { expireOrders } from './order/order.ts'
import {
  askProviders,
  deliverSandboxNotices,
  offerAdyen,
  overHttp,
  sendRefunds,
  useAccounts,
  useAdyen,
} from './payment/payment.ts'
import { deleteOldAttempts } from './platform/attempts.ts'
import { watchCodes } from './platform/code-alarm.ts'
import type { Database } from './platform/database.ts'
import { startEventLoop } from './platform/event-loop.ts'
import { armFault } from './platform/fault-point.ts'
import { deliverMails } from './platform/mailer.ts'
import { everyMinute, everySeconds } from './platform/timetable.ts'
import { storeViews } from './store/store.ts'
import { forgetOldSearches } from './suggest/suggest.ts'
import { readyRoute, warmUp } from './warm-up.ts'

await runMain(async () => {
  const env = readEnv()
  const log = createLog('backend')
  if (env.fault !== undefined) armFault(env.fault)
  const database = await openDatabase(env)
  if (env.isDemo) await loadDemo(database, new Date(), (line) => process.stdout.write(`${line}\n`))
  await useAccounts(database, env.accounts, env.isDemo)
  useAdyen(env.adyen, log)
  await offerAdyen(database, env.isDemo)
  const server = await createHttpServer(database, env, log)
  const { secret } = writeDoor(env.dataDir, env.port)
  await server.register(adminRoutes({ database, secret, mediaDir: env.mediaDir }))
  const warming = warmUp(database, log)
  readyRoute(server, warming)
  const events = startEventLoop(database, eventHandlers, log)
  const prices = everyMinute(() => rebuildDue(database, new Date()), log)
  const turnBanners = followBannerTimes(database, new Date())
  const banners = everyMinute(() => turnBanners(new Date()), log)
  const unpaid = everyMinute(() => expireOrders(database, new Date()), log)
  const payments = followPayments(database, env.port, log)
  const attempts = everyMinute(() => database.transaction((tx) => deleteOldAttempts(tx, new Date())), log)
  const codes = everyMinute(async () => watchCodes(database, await storeViews(database.reader), log, new Date()), log)
  const searches = everySeconds(3_600, () => forgetOldSearches(database, new Date()), log)
  const deliver = env.smtpUrl === undefined ? undefined : mailServer(env.smtpUrl, env.mailFrom)
  const mails = everySeconds(5, async () => deliver && deliverMails(database, deliver, new Date()), log)
  const outbox = await openOutbox(database, env)
  await server.listen({ port: env.port, host: env.host })
  warming.begin()
  log.info({ port: env.port, database: database.kind }, 'backend is ready')
  // Else it is written when the process ends, which it may do without warning.
  flushCompileCache()
  stopCleanly(log, async () => {
    await server.close()
    await outbox?.close()
    for (const work of [warming, prices, banners, unpaid, ...payments, attempts, codes, searches, mails, events])
      await work.stop()
    await database.close()
  })
})

/** The sandbox speaks, money goes back, and providers that say nothing are asked. */
function followPayments(database: Database, port: number, log: Logger): { stop(): Promise<void> }[] {
  return [
    everySeconds(2, () => deliverSandboxNotices(database, overHttp(`http://127.0.0.1:${port}`), new Date()), log),
    everySeconds(
      15,
      async () => {
        for (const failure of await sendRefunds(database, new Date()))
          log.error({ err: failure }, 'money did not go back')
      },
      log,
    ),
    everySeconds(
      15,
      async () => {
        for (const failure of await askProviders(database, new Date()))
          log.warn({ err: failure }, 'a provider does not say what became of a payment')
      },
      log,
    ),
  ]
}
