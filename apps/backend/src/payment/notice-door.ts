/** What a provider says is never turned away, be it too much or the shop too busy: it is kept now and dealt with later. */
export const noticeDoor = { config: { rateLimit: false, pressureHandler: () => undefined } } as const
