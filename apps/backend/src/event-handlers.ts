import type { EventHandler } from './platform/events.ts'
import { eventHandlers as catalogue } from './catalogue/catalogue.ts'

/** Who listens to what happened, in the order of the domains' ranks. */
export const eventHandlers: EventHandler[] = [...catalogue]
