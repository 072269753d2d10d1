export { selectRefused } from './agreement-queries.ts'
export { acceptedAgreements, checkRequired, chosenAgreements, saveAcceptances } from './agreements.ts'
export { agreementKinds, isAgreementKind, type AgreementKind } from './agreement-kinds.ts'
export { checkoutConsents, saveCheckoutConsents, type GivenConsent, type GivenWording } from './checkout-consents.ts'
export { alertLink, emailOfDataLink, refuseAlert, requestLinkByEmail, type Alert } from './confirm.ts'
export { grantConsent, grantedConsents, moveConsents, withdrawConsent } from './own-consents.ts'
export { insertImported, type Acceptant, type ConsentRecord, type ImportedConsent } from './record-queries.ts'
export { createAlertLinks } from './mail-links.ts'
export { exportSubscribers } from './export-subscribers.ts'
export { insertSubscribers } from './queries.ts'
export { checkedTelephone, registrationWish, type TextMessagesInput } from './subscribe-to-newsletter.ts'
export {
  checkNewsletterAvailable,
  confirmWithAccount,
  forgetSubscription,
  moveSubscription,
  subscribeOwner,
  subscriptionOf,
  unsubscribeAccount,
  type AddressProof,
  type Subscribing,
} from './subscription.ts'
export {
  lockRequest,
  markDone,
  markPostponed,
  selectOpenRequests,
  type AnonymizationRequest,
} from './anonymization-queries.ts'
export { personalData } from './personal-data-queries.ts'
export { saveAgreements } from './save-agreements.ts'
export type { AgreementDraft, SubscriptionStatus, Wish } from './types.ts'
export { withdrawKinds } from './withdraw.ts'
