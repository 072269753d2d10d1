import { giveConsents } from '../checkout.ts'
import { operationOf } from '../operation-of.ts'
import { textsOf } from '../texts.ts'
import { atCheckout, byHand, press, toPayment } from './checkout-steps.ts'
import { countEmails } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')

export const placeOrderScenarios = [
  scenario({
    mutation: 'PlaceOrder',
    arrange: atCheckout,
    prepare: async (page, { email }) => {
      await toPayment(page, email)
      const saved = page.waitForResponse((response) => operationOf(response.request()) === 'SavePayment')
      await page.locator(`input[name="payment"][value="${byHand}"]`).check({ force: true })
      await saved
      await giveConsents(page)
    },
    press: (page) => press(page, 'checkout.placeOrder'),
    done: (page) => page.getByRole('heading', { level: 1, name: t('order.thanks') }),
    errorText: t('checkout.pending.unknown'),
    held: ({ email }) => countEmails(email, 'mail.order.placed.title'),
  }),
]
