import type { Logger } from '@bocian/service/log.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { loadCheckout } from './adyen-library.ts'
import { AdyenTransport, type Patience } from './adyen-transport.ts'
import { ProviderFailure } from './provider-failure.ts'

type Log = Pick<Logger, 'error' | 'warn'>

interface Setup {
  settings: AdyenSettings
  log: Log
  patience: Patience
}

const usualPatience: Patience = { milliseconds: 8_000, tries: 3, pause: 300 }

let current: (Setup & { calls: ReturnType<typeof open> | undefined }) | undefined

/** Takes cards with Adyen from now on, or without settings not any more. */
export function useAdyen(settings: AdyenSettings | undefined, log?: Log, patience = usualPatience): void {
  const silent = { error: () => undefined, warn: () => undefined }
  current = settings && { settings, log: log ?? silent, patience, calls: undefined }
}

/** Adyen's settings, where the shop takes cards with it. */
export const adyenSettings = (): AdyenSettings | undefined => current?.settings

/** Tells the shop's log what a shopper is not told. */
export const adyenLog = (): Log | undefined => current?.log

/** Adyen's library for what the shop asks; it is loaded when it is first needed. */
export function adyenCalls(): ReturnType<typeof open> {
  if (current === undefined)
    throw new ProviderFailure('Adyen is not set up: ADYEN_API_KEY and its companions are missing', true)
  current.calls ??= open(current)
  return current.calls
}

function open({ settings, patience }: Setup) {
  const { Config, EnvironmentEnum, Client, PaymentsApi, ModificationsApi } = loadCheckout()
  const config = new Config({
    apiKey: settings.apiKey,
    environment: settings.environment === 'test' ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(settings.livePrefix === undefined ? {} : { liveEndpointUrlPrefix: settings.livePrefix }),
  })
  const client = new Client(config, new AdyenTransport(settings.apiUrl, patience))
  return { payments: new PaymentsApi(client), modifications: new ModificationsApi(client), settings }
}
