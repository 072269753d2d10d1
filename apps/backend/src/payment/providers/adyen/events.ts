interface AdyenEvents {
  /** A verified Adyen notification was stored. */
  'payment.adyenNotice': { id: number }
}

declare module '../../../platform/events.ts' {
  interface EventPayloads extends AdyenEvents {}
}
