import { flushCompileCache } from 'node:module'
import { customerRoles } from '#demo/roles.ts'
import { createLog, type Logger } from '@bocian/service/log.ts'
import { makePrivate } from '@bocian/service/private-files.ts'
import { runMain } from '@bocian/service/plain-failure.ts'
import { stopCleanly } from '@bocian/service/stop.ts'
import { adminRoutes } from './admin/command-server.ts'
import { writeEndpoint } from './admin/secret.ts'
import { loadDemoBuyers } from './start/demo-buyers.ts'
import { loadDemoOrders } from './start/demo-orders.ts'
import { chooseDemoPassword, saveDemoPassword } from './start/demo-password.ts'
import { readEnv, type Env } from './start/env.ts'
import { hasDrawnNames, writeDrawnNames } from './start/drawn-names.ts'
import { eventHandlers } from './event-handlers.ts'
import type { OpenAdmission } from '@bocian/service/admission/open-admission.ts'
import { admissionOf } from './http/admit-requests.ts'
import { createHttpServer } from './http/http-server.ts'
import { loadDemo } from './import-export/import-export.ts'
import { openDatabase } from './start/open-database.ts'
import { openOutbox } from './http/outbox-server.ts'
import { smtpDelivery } from './platform/email/smtp.ts'
import { saveBlogViews } from './blog/blog.ts'
import { followBannerTimes, indexChangesOf } from './catalogue/catalogue.ts'
import { startPages } from './cms/stored/stored.ts'
import { rebuildDue } from './catalogue/index/index.ts'
import { expireOrders } from './order/order.ts'
import { assignMethods, pollProviders, sendRefunds } from './payment/payment.ts'
import { paymentProviders, paymentServices } from './payment-providers.ts'
import { pluginHandlers } from './plugins/plugins.ts'
import { deleteExpiredChallenges } from './customer/passkeys/passkeys.ts'
import {
  connectProviders,
  deleteExpired,
  endpointsAt,
  readSocialSecrets,
  readTestProvider,
} from './customer/social/social.ts'
import { deleteOldAttempts } from './platform/attempts.ts'
import { watchCodes } from './platform/code-alarm.ts'
import type { Database } from './platform/database.ts'
import { deleteOldEvents } from './platform/event-queue/event-admin.ts'
import { startEventLoop } from './platform/event-queue/event-loop.ts'
import { armFault } from './platform/fault-point.ts'
import { deliverMails } from './platform/email/email-queue.ts'
import { expireExchanges, forgetUnconfirmedReturns } from './returns/returns.ts'
import { forgetRepeatedMutations } from './platform/idempotency/repeated-mutation.ts'
import { everyMinute, everySeconds } from './platform/event-queue/timetable.ts'
import { anonymizeHourly, clearDueTables } from './privacy/privacy.ts'
import { mailServices } from './start/mail-services.ts'
import { openPlugins } from './start/open-plugins.ts'
import { openForCustomers, refuseDemoForCustomers } from './start/production.ts'
import { warnMissing } from './start/warn-missing.ts'
import { hideClosedStores, markOpened } from './opening/opening-soon/opening-soon.ts'
import { storeViews } from './store/store.ts'
import { deleteOldSearches } from './suggest/suggest.ts'
import { readyRoute, warmUp } from './http/warm-up.ts'

/** Milliseconds for which work gives way to visitors at most: a batch of events, and a job that nobody waits for. */
const longestWaits = { events: 2_000, jobs: 30_000 }

type Later = (work: () => Promise<unknown>) => () => Promise<unknown>

/** Lets a job wait until visitors do not. */
const quietly =
  (admission: OpenAdmission | undefined): Later =>
  (work) =>
  async () => {
    await admission?.giveWay(longestWaits.jobs)
    return work()
  }

await runMain(async () => {
  const env = readEnv()
  const log = createLog('backend')
  if (env.fault !== undefined) armFault(env.fault)
  const plugins = await openPlugins(process.env)
  const services = paymentServices({ env: process.env, isDemo: env.isDemo, log }, plugins)
  const database = await openDatabase(env, {
    ...services,
    plugins,
    ...mailServices(env),
    mustBePrepared: !env.isDemo,
    socialProviders: socialProviders(env, log),
    orderLimits: env.orderLimits,
    contentLog: log,
    readWithCart: indexChangesOf,
    mediaFolder: env.mediaDir,
  })
  makePrivate(env.mediaDir)
  try {
    if (env.isDemo) await openDemo(database, env)
    else await openForCustomers(database, env.undeclared)
  } catch (error) {
    await database.close()
    throw error
  }
  await assignMethods(database)
  if (!env.isDemo) await warnMissing(database, log)
  await markOpened(database, new Date())
  hideClosedStores(database)
  const admission = admissionOf(env, database)
  const server = await openServer(database, env, { log, admission })
  const warming = warmUp(database, log)
  readyRoute(server, warming)
  const handlers = [...eventHandlers, ...plugins.flatMap(pluginHandlers)]
  const events = startEventLoop(database, handlers, log, async () => admission?.giveWay(longestWaits.events))
  const later = quietly(admission)
  const jobs = [
    ...startJobs(database, log, later),
    ...followPayments(database, env, log),
    ...followPersonalData(database, log, later),
  ]
  // Emails without a sender wait until the shop has one.
  const deliver =
    env.smtpUrl === undefined || env.mailFrom === '' ? undefined : await smtpDelivery(env.smtpUrl, env.mailFrom)
  const mails = everySeconds(5, async () => deliver && deliverMails(database, deliver, new Date()), log)
  const outbox = await openOutbox(database, env)
  const drawn = await listDrawings(database, env, log)
  await server.listen({ port: env.port, host: env.host })
  warming.begin()
  log.info({ port: env.port, database: database.kind }, 'backend is ready')
  // By default the compile cache is only written on exit, which a killed process never reaches.
  flushCompileCache()
  stopCleanly(log, async () => {
    admission?.stop()
    await server.close()
    await outbox?.close()
    for (const work of [drawn, warming, ...jobs, mails, events]) await work.stop()
    await saveBlogViews(database)
    await database.close()
  })
})

/** Deletes what is stored for a limited time: attempts, started sign-ins, challenges, responses of mutations, and unconfirmed returns. */
async function deleteOldRows(database: Database, now: Date): Promise<void> {
  await database.transaction((tx) => deleteOldAttempts(tx, now))
  await database.transaction((tx) => deleteExpired(tx, now))
  await database.transaction((tx) => deleteExpiredChallenges(tx, now))
  await database.transaction((tx) => forgetRepeatedMutations(tx, now))
  await database.transaction((tx) => forgetUnconfirmedReturns(tx, now))
}

/** Loads the demo shop on the first start and sets the password of its accounts. */
async function openDemo(database: Database, env: Env): Promise<void> {
  const say = (line: string): unknown => process.stdout.write(`${line}\n`)
  await refuseDemoForCustomers(database)
  const password = chooseDemoPassword(env.dataDir, env.demoPassword)
  await loadDemo(database, { now: new Date(), password, onLine: say })
  await loadDemoOrders(database, new Date())
  await loadDemoBuyers(database, new Date())
  await saveDemoPassword(database, env.dataDir, password)
  // `npm start` prints the password, so this process does not.
  if (process.send === undefined)
    say(`Demo accounts: ${Object.values(customerRoles).join(', ')}; password: ${password}`)
}

/** The jobs of the catalogue, of orders and returns, and of old rows. */
function startJobs(database: Database, log: Logger, later: Later): { stop(): Promise<void> }[] {
  const turnBanners = followBannerTimes(database, new Date())
  return [
    everyMinute(() => rebuildDue(database, new Date()), log),
    everyMinute(() => turnBanners(new Date()), log),
    everyMinute(() => startPages(database, new Date()), log),
    everySeconds(10, () => saveBlogViews(database), log),
    everyMinute(() => expireOrders(database, new Date()), log),
    everyMinute(() => expireExchanges(database, new Date()), log),
    everyMinute(
      later(() => deleteOldRows(database, new Date())),
      log,
    ),
    everyMinute(async () => watchCodes(database, await storeViews(database.reader), log, new Date()), log),
    everySeconds(
      3_600,
      later(() => deleteOldEvents(database)),
      log,
    ),
  ]
}

/**
 * Runs the jobs of the providers, sends refunds, and polls providers that have not responded. Refunds and polls that were due before
 * a restart do not wait for the first interval.
 */
function followPayments(database: Database, { port }: Env, log: Logger): { stop(): Promise<void> }[] {
  const jobs = paymentProviders.flatMap(({ job, isConfigured }) => (job && isConfigured(database) ? [job] : []))
  return [
    ...jobs.map((job) => everySeconds(job.everySeconds, () => job.run(database, `http://127.0.0.1:${port}`), log)),
    everySeconds(
      15,
      async () => {
        for (const failure of await sendRefunds(database, new Date())) log.error({ err: failure }, 'refund failed')
      },
      log,
      { isImmediate: true },
    ),
    everySeconds(
      15,
      async () => {
        for (const failure of await pollProviders(database, new Date()))
          log.warn({ err: failure }, 'polling a payment provider failed')
      },
      log,
      { isImmediate: true },
    ),
  ]
}

/** Deletes data whose period has ended, and carries out the requests to delete personal data that were postponed. */
function followPersonalData(database: Database, log: Logger, later: Later): { stop(): Promise<void> }[] {
  return [
    everySeconds(
      3_600,
      later(() => deleteOldSearches(database, new Date())),
      log,
    ),
    everySeconds(
      3_600,
      later(() => clearDueTables(database, new Date())),
      log,
    ),
    everySeconds(3_600, () => anonymizeHourly(database, log, new Date()), log),
  ]
}

/** Writes the names of the demo's drawn pictures for the image service; production has none. */
async function listDrawings(database: Database, { isDemo, mediaDir }: Env, log: Logger) {
  if (isDemo && !hasDrawnNames(mediaDir)) await writeDrawnNames(database, mediaDir)
  return everySeconds(600, async () => isDemo && writeDrawnNames(database, mediaDir), log)
}

/** Google, Apple and Facebook, or the test provider of a demo in their place. */
function socialProviders(env: Env, log: Logger) {
  const testProvider = readTestProvider(process.env, env.isDemo)
  const endpoints = testProvider === undefined ? undefined : endpointsAt(testProvider)
  return connectProviders(readSocialSecrets(process.env), log, endpoints)
}

/** The HTTP server with the admin routes, not yet listening. */
async function openServer(
  database: Database,
  env: Env,
  { log, admission }: { log: Logger; admission: OpenAdmission | undefined },
) {
  const server = await createHttpServer(database, env, log, admission?.admission)
  const { secret } = writeEndpoint(env.dataDir, env.port)
  await server.register(adminRoutes({ database, secret, mediaDir: env.mediaDir, internalSecret: env.internalSecret }))
  return server
}
