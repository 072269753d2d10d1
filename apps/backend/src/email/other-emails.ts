import { email, sample, when } from './define-email.ts'

const values = { email: sample.email }

/** An email with a link that the owner of an address must open. */
const linked = (kind: string, about: string) =>
  email({
    about,
    title: `${kind}.title`,
    body: [`${kind}.text`, 'notYou', '{button}'],
    button: `${kind}.action`,
    footer: 'asked',
    values,
    required: [],
  })

/** What other visitors receive: about the newsletter, alerts and personal data. */
export const visitorEmails = {
  newsletter: linked('newsletter', 'wants the newsletter and must confirm the address'),
  newsletterWelcome: email({
    about: 'confirmed the newsletter',
    title: 'newsletterWelcome.title',
    body: ['newsletterWelcome.text', '{button}'],
    button: 'newsletterWelcome.action',
    footer: 'newsletterWelcome.footer',
    values,
    required: ['unsubscribe'],
  }),
  newsletterEnd: linked('newsletterEnd', 'wants to end the newsletter and must confirm it'),
  smsEnd: linked('smsEnd', 'wants to end messages to the phone and must confirm it'),
  stockAlert: email({
    about: 'waits for a product that is in stock again',
    title: 'stockAlert.title',
    body: ['stockAlert.text', '{button}'],
    button: 'stockAlert.action',
    footer: 'stockAlert.footer',
    values: { ...values, name: 'Body 62' },
    required: ['unsubscribe'],
  }),
  alert: linked('alert', 'wants to end product alerts and must confirm it'),
  data: linked('data', 'wants a copy of the personal data'),
  anonymization: linked('anonymization', 'wants the personal data deleted and must confirm it'),
  'privacy.done': email({
    about: 'had the personal data deleted: the receipt',
    title: 'privacy.done.title',
    body: [
      'privacy.done.text',
      when('invoices', 'privacy.done.invoices'),
      when('withdrawalYear', 'privacy.done.withdrawals'),
      'privacy.done.others',
    ],
    footer: 'asked',
    values: { ...values, number: '12' },
    maybe: { invoices: 'FV/2026/1', year: '2031', withdrawalYear: '2032' },
    required: ['number'],
  }),
  'privacy.postponed': email({
    about: 'has to wait for the deletion',
    title: 'privacy.postponed.title',
    body: [when('orders', 'privacy.postponed.orders'), when('agent', 'privacy.postponed.agent')],
    footer: 'asked',
    values,
    maybe: { orders: sample.number, agent: '' },
    required: [],
  }),
}

/** What the shop's own mailbox receives. */
export const staffEmails = {
  contact: email({
    about: 'to the shop: a message by the contact form',
    title: 'contact.title',
    body: ['{comment}', '{from}'],
    footer: '{shop}',
    values: { name: sample.name },
    blocks: ['comment', 'from'],
    required: ['comment', 'from'],
  }),
  blogComment: email({
    about: 'to the shop: a comment on the blog',
    title: 'blogComment.title',
    body: ['blogComment.post', '{comment}', 'blogComment.decide'],
    footer: '{shop}',
    values: { name: sample.name, title: 'Layers', store: 'Polska' },
    blocks: ['comment'],
    required: ['comment'],
  }),
  'order.address.staff': email({
    about: 'to the shop: the buyer changed the delivery address',
    title: 'order.address.staff.title',
    body: ['order.address.staff.text', '{change}'],
    footer: '{shop}',
    values: { number: sample.number },
    blocks: ['change'],
    required: ['number', 'change'],
  }),
  'withdrawal.staff': email({
    about: 'to the shop: a declaration of withdrawal',
    title: 'withdrawal.staff.title',
    body: [
      'withdrawal.text',
      when('matched', 'withdrawal.staff.matched'),
      when('unmatched', 'withdrawal.staff.unmatched'),
      '{declaration}',
    ],
    footer: '{shop}',
    values: { number: sample.number, reference: 'W-42', time: sample.moment },
    maybe: { matched: '1', unmatched: '' },
    blocks: ['declaration'],
    required: ['number', 'reference', 'declaration'],
  }),
  forget: email({
    about: 'to the shop: delete a person in other systems too',
    title: 'forget.title',
    body: ['forget.text'],
    footer: '{shop}',
    values: { ...values, store: 'Polska' },
    required: ['email'],
  }),
}
