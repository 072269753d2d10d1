import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { agreementsOf } from './agreements/agreements.ts'
import { requestLinkByEmail, confirmAnonymization, confirmNewsletter, unsubscribeFromNewsletter } from './confirm.ts'
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts'

const done = { success: true, message: null, code: null }

export const resolvers: Resolvers = {
  Query: {
    agreements: (_root, { scope }, context) => agreementsOf(context, scope),
    checkoutAgreements: async (_root, _args, context) => {
      const required = (await agreementsOf(context, 'checkout')).filter((agreement) => agreement.required)
      return required.map(({ id, front_label: label, content }) => ({
        agreement_id: id,
        checkbox_text: label,
        content,
        content_height: null,
        is_html: false,
        mode: 'MANUAL',
        name: label,
      }))
    },
  },
  Mutation: {
    subscribeEmailToNewsletter: async (_root, input, context) => ({
      status: await subscribeToNewsletter(context, input),
    }),
    confirmNewsletterSubscription: async (_root, { id, code }, context) => {
      await confirmNewsletter(context, id, code)
      return { status: 'SUBSCRIBED' }
    },
    unsubscribeFromNewsletter: async (_root, { id, code }, context) => {
      await unsubscribeFromNewsletter(context, id, code)
      return { status: 'UNSUBSCRIBED' }
    },
    requestProductAlertLink: async (_root, { input }, context) => {
      await requestLinkByEmail(context, 'alert', { ...input, productUid: input.product_uid ?? undefined })
      return done
    },
    requestAnonymization: async (_root, { input }, context) => {
      await requestLinkByEmail(context, 'anonymization', { type: '', email: input.email, productUid: undefined })
      return { success: true, message: null }
    },
    confirmAnonymization: async (_root, { input }, context) => {
      await confirmAnonymization(context, input.token)
      return { success: true, message: null }
    },
  },
}
