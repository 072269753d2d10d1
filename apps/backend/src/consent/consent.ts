import type { EventHandler } from '#src/platform/events.ts'
import { eventHandlers as links } from './mail-links.ts'
import { anonymizationTold } from './tell-shop.ts'

export { selectRefused } from './agreement-queries.ts'
export { acceptedOf, keepAcceptances } from './agreements.ts'
export { refuseAlert } from './confirm.ts'
export { keepAlertLinks } from './mail-links.ts'

export const eventHandlers: EventHandler[] = [...links, anonymizationTold]
