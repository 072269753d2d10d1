export { selectRefused } from './agreements/agreement-queries.ts'
export { acceptedAgreements, checkRequired, chosenAgreements, saveAcceptances } from './agreements/agreements.ts'
export { isAgreementKind } from './agreements/agreement-kinds.ts'
export { agreementKinds, type AgreementKind } from './types.ts'
export { alertLink, emailOfDataLink, refuseAlert, requestLinkByEmail, type Alert } from './confirm.ts'
export { grantConsent, grantedConsents, moveConsents, withdrawConsent } from './agreements/own-consents.ts'
export { insertImported, type Acceptant, type ImportedConsent } from './log/record-queries.ts'
export { createAlertLinks } from './links/mail-links.ts'
export { exportSubscribers } from './newsletter/export-subscribers.ts'
export { insertSubscribers } from './newsletter/queries.ts'
export { checkedTelephone, registrationWish, type TextMessagesInput } from './newsletter/subscribe-to-newsletter.ts'
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
} from './newsletter/subscription.ts'
export {
  lockRequest,
  markDone,
  markPostponed,
  selectOpenRequests,
  type AnonymizationRequest,
} from './anonymization-queries.ts'
export { personalData } from './log/personal-data-queries.ts'
export { saveAgreements } from './agreements/save-agreements.ts'
export type { AgreementDraft, ConsentRecord, SubscriptionStatus, Wish } from './types.ts'
export { withdrawKinds } from './agreements/withdraw.ts'
