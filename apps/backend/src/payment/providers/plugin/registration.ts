import type { PaymentAttempt, PaymentMethodOfPlugin, PaymentReport } from '@bocian/plugin'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import type { FastifyInstance } from 'fastify'
import { ProviderFailure } from '#src/payment/provider-failure.ts'
import type { PaymentRegistration } from '#src/payment/registration.ts'
import { storeNotification } from '#src/payment/store-notification.ts'
import type { Attempt, PaymentProvider, ProviderNotification } from '#src/payment/types.ts'
import type { Database } from '#src/platform/database.ts'

/** The payment methods of a plugin, each as a provider of its own. */
export const pluginPayments = (loaded: LoadedPlugin): PaymentRegistration[] =>
  (loaded.plugin.payments ?? []).map((method) => registrationOf(loaded, method))

function registrationOf({ account, plugin }: LoadedPlugin, method: PaymentMethodOfPlugin): PaymentRegistration {
  const needsAccount = (plugin.environment ?? []).length > 0
  return {
    name: method.code,
    methods: { [method.code]: 'bank' },
    titles: method.titles,
    ...(method.currencies === undefined ? {} : { currencies: method.currencies }),
    configure: () => ({}),
    isConfigured: () => !needsAccount || account !== undefined,
    provider: () => providerOf(method, account ?? {}),
    addRoutes: (routes, database) => addWebhook(routes, database, method, account ?? {}),
  }
}

type Account = Readonly<Record<string, string>>

function providerOf(method: PaymentMethodOfPlugin, account: Account): PaymentProvider {
  return {
    start: async (attempt, { locale, country, email, base }) => {
      const buyer = { locale, country, email, returnUrl: `${base}bluepayment/processing/back` }
      return webAddress(await reported(() => method.start(published(attempt), buyer, account)))
    },
    refund: (attempt, refund) => reported(() => method.refund(published(attempt), refund, account)),
    async ask(attempt) {
      const { reports, isLast } = await method.ask(published(attempt), account)
      return { notifications: reports.map(notificationOf), isLast }
    },
  }
}

/** The browser follows it. */
function webAddress(address: string): string {
  if (/^https?:\/\//.test(address)) return address
  throw new ProviderFailure('the plugin returned no http address at which to pay', false)
}

/** Gives failures of a plugin the form of those of the shop's own providers. */
async function reported<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isFinal = error instanceof Error && error.name === 'FinalRefusal'
    throw new ProviderFailure(error instanceof Error ? error.message : String(error), !isFinal, error)
  }
}

const published = ({ reference, method, amount, currency, providerReference }: Attempt): PaymentAttempt => ({
  reference,
  method,
  amount,
  currency,
  providerReference,
})

const notificationOf = (report: PaymentReport): ProviderNotification => ({
  eventId: report.eventId,
  reference: report.reference,
  providerReference: report.providerReference,
  result: report.result,
  amount: report.amount,
  currency: report.currency,
})

/** Stores reports before it responds. The plugin gets the body as it was sent, because signatures cover it. */
function addWebhook(
  routes: FastifyInstance,
  database: Database,
  method: PaymentMethodOfPlugin,
  account: Account,
): void {
  void routes.register((own, _options, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    own.post(`/payment/notify/plugins/${method.code}`, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const reports = method.readReports({ headers: request.headers, body }, account)
      if (reports === null) return reply.code(401).send({ message: 'The notification is not signed.' })
      for (const report of reports) await storeNotification(database, method.code, notificationOf(report), new Date())
      return reply.send({ message: 'accepted' })
    })
    done()
  })
}
