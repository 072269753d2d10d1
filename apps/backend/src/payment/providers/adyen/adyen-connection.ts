import type { Logger } from '@bocian/service/log.ts'
import type { Database } from '#src/platform/database.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { loadCheckout } from './adyen-library.ts'
import { AdyenTransport, type Patience } from './adyen-transport.ts'
import { ProviderFailure } from '#src/payment/provider-failure.ts'

type Log = Pick<Logger, 'error' | 'warn'>

interface Setup {
  settings: AdyenSettings
  patience: Patience
}

/** What the shop needs to call Adyen. */
export interface AdyenConnection {
  settings: AdyenSettings
  /** Receives errors that shoppers do not see. */
  log: Log
  /** Adyen's library for the calls that the shop makes; loaded on first use. */
  calls(): ReturnType<typeof open>
}

type Wired = Pick<Database, 'services'>

const usualPatience: Patience = { milliseconds: 8_000, tries: 3, pause: 300 }

declare module '../../../platform/services.ts' {
  interface Services {
    adyen: AdyenConnection | undefined
  }
}

export function connectAdyen(settings: AdyenSettings, log: Log, patience = usualPatience): AdyenConnection {
  let opened: ReturnType<typeof open> | undefined
  return { settings, log, calls: () => (opened ??= open({ settings, patience })) }
}

/** The connection to Adyen; undefined if the shop does not accept cards with Adyen. */
export const adyenOf = ({ services }: Wired): AdyenConnection | undefined => services.adyen

/** Adyen's library. Throws ProviderFailure if Adyen is not configured. */
export function adyenCalls(database: Wired): ReturnType<typeof open> {
  const adyen = adyenOf(database)
  if (adyen === undefined)
    throw new ProviderFailure('Adyen is not set up: ADYEN_API_KEY and its companions are missing', true)
  return adyen.calls()
}

function open({ settings, patience }: Setup) {
  const { Config, EnvironmentEnum, Client, PaymentsApi, ModificationsApi, RecurringApi } = loadCheckout()
  const config = new Config({
    apiKey: settings.apiKey,
    environment: settings.environment === 'test' ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(settings.livePrefix === undefined ? {} : { liveEndpointUrlPrefix: settings.livePrefix }),
  })
  const client = new Client(config, new AdyenTransport(settings.apiUrl, patience))
  return {
    payments: new PaymentsApi(client),
    modifications: new ModificationsApi(client),
    recurring: new RecurringApi(client),
    settings,
  }
}
