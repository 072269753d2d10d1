import type { EventHandler } from '#src/platform/events.ts'
import { linkHandlers, type HasAccount } from './send-link.ts'
import { welcomeSubscriber } from './newsletter/welcome-subscriber.ts'

/** The handlers of consent events. `hasAccount` tells whether the owner of an address has an account. */
export const eventHandlers = (hasAccount: HasAccount): EventHandler[] => [
  ...linkHandlers(hasAccount),
  welcomeSubscriber,
]
