import { eventHandlers as links } from './mail-links.ts'
import { notifyShopOfAnonymization } from './notify-shop.ts'

export { selectRefused } from './agreement-queries.ts'
export { acceptedAgreements, saveAcceptances } from './agreements.ts'
export { agreementKinds, isAgreementKind } from './agreement-kinds.ts'
export { checkoutConsents, saveCheckoutConsents, type GivenConsent, type GivenWording } from './checkout-consents.ts'
export { unsubscribeFromAlert } from './confirm.ts'
export { createAlertLinks } from './mail-links.ts'
export { saveAgreements } from './save-agreements.ts'
export type { AgreementDraft } from './types.ts'

export const eventHandlers = [...links, notifyShopOfAnonymization]
