import type { EventHandler } from '#src/platform/events.ts'
import { eventHandlers as links } from './mail-links.ts'
import { anonymizationTold } from './tell-shop.ts'

export { selectRefused } from './agreement-queries.ts'
export { acceptedOf, keepAcceptances } from './agreements.ts'
export { agreementKinds, isAgreementKind } from './agreement-kinds.ts'
export { checkoutConsents, keepCheckoutConsents, type GivenConsent, type GivenWording } from './checkout-consents.ts'
export { refuseAlert } from './confirm.ts'
export { keepAlertLinks } from './mail-links.ts'
export { saveAgreements, type AgreementDraft } from './save-agreements.ts'

export const eventHandlers: EventHandler[] = [...links, anonymizationTold]
