/**
 * Mutations that are not in the fault matrix, each with the reason. A new mutation normally gets a scenario; only those without a
 * page of their own, or with tests elsewhere, belong here.
 */
export const elsewhere: Readonly<Record<string, string>> = {
  CountBlogView: 'counts that a post was read; nobody waits for it',
  ConfirmEmail:
    'accounts of the demo need no confirmation; the form, its messages and its key are those of ResetPassword',
  CreateCart: 'sent only before AddToCart, by the same press',
  FinishCardPayment: 'lost-card.long.e2e.ts walks its faults in a shop with Adyen, which the matrix has not',
  SaveCardResult: 'lost-card.long.e2e.ts walks its faults in a shop with Adyen, which the matrix has not',
  LeaveClient: 'the browser leaves whether or not the shop can be reached; the adoption ends by itself',
  RenewSession: "sent by the session's clock; repeated-mutation.test.ts loses its response",
  ReplaceRecoveryCodes: 'shows codes like ConfirmAuthenticatorApp does; second-factor.test.ts loses its response',
  ResendConfirmation: 'accounts of the demo need no confirmation; the form is that of RequestPasswordReset',
  SaveBuyer: 'SaveContact for a cart that needs no delivery',
  SendItemClick: 'counts a click for the suggestions; nobody waits for it',
  SendSearch: 'counts a search for the suggestions; nobody waits for it',
  SignOut: 'the browser forgets the session whether or not the shop can be reached',
  StartAuthenticatorApp: 'shows the same secret however often; ConfirmAuthenticatorApp is what takes effect',
  StartPasskeyRegistration: 'asks for a challenge; it changes nothing that anybody could see',
  StartPasskeySignIn: 'asks for a challenge; it changes nothing that anybody could see',
  StartSocialSignIn: 'asks for the page of a provider; it changes nothing that anybody could see',
  PreviewDelivery: 'estimates the totals of a delivery; it changes nothing',
}
