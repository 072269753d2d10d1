/** Webhooks are exempt from rate limits and load shedding: they are stored now and handled later. */
export const webhookRouteOptions = { config: { rateLimit: false, pressureHandler: () => undefined } } as const
