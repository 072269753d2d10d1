import { email, sample, when } from './define-email.ts'

const values = { email: sample.email, number: '100000007', order: sample.number }
const place = { address: 'Motyl s.r.o., Dlhá 1, 811 01 Bratislava' }
/** Returns and exchanges have the same emails; an exchange has some more. */
type Subject = 'return' | 'exchange'

const of = (subject: Subject) => ({
  title: `${subject}.title`,
  button: `${subject}.action`,
  footer: 'return.footer',
})

/** An email about a step, with the list of items. */
const step = <Value extends string = never>(
  subject: Subject,
  kind: string,
  about: string,
  more: Readonly<Record<Value, string>> = {} as Record<Value, string>,
) =>
  email<'email' | 'number' | 'order' | Value, 'tracking', 'items'>({
    ...of(subject),
    about,
    body: [`${subject}.${kind}`, when('tracking', 'order.shipped.tracking'), '{button}', '{items}'],
    values: { ...values, ...more },
    maybe: { tracking: '' },
    blocks: ['items'],
    required: [...Object.keys(more), 'items'],
  })

/** An email in which staff say something. */
const written = (subject: Subject, kind: string, about: string) =>
  email({
    ...of(subject),
    about,
    body: [`return.${kind}`, '{reason}', '{button}'],
    values,
    blocks: ['reason'],
    required: ['reason'],
  })

const confirm = (subject: Subject, about: string) =>
  email({
    about,
    title: `${subject}.confirm.title`,
    body: [`${subject}.confirm.text`, '{button}', '{items}'],
    button: `${subject}.confirm.action`,
    footer: 'order.footer',
    values: { email: sample.email, number: sample.number },
    blocks: ['items'],
    required: ['items'],
  })

/** The refund of what was sent back. */
const transfer = (subject: Subject, about: string) =>
  email({
    ...of(subject),
    about,
    body: ['return.transfer', '{button}'],
    values: { ...values, amount: sample.amount, ending: '6789' },
    required: ['amount'],
  })

const nothingLeft = (subject: Subject, about: string) =>
  email({ ...of(subject), about, body: ['return.nothingLeft', '{button}'], values, required: [] })

/** What the buyer receives about a return or an exchange. */
export const returnEmails = {
  'return.confirm': confirm('return', 'must confirm the return of a guest’s order'),
  'return.requested': step('return', 'requested', 'asked for a return, and where to send it', place),
  'return.authorized': step('return', 'authorized', 'may send the parcel', place),
  'return.received': step('return', 'received', 'sent a parcel that has arrived'),
  'return.denied': written('return', 'denied', 'may not return the items'),
  'return.rejected': written('return', 'rejected', 'sent a parcel that is not accepted'),
  'return.comment': written('return', 'comment', 'gets a message of staff'),
  'return.transfer': transfer('return', 'gets a refund to a bank account'),
  'return.nothingLeft': nothingLeft('return', 'sent back what had been refunded before'),
  'exchange.confirm': confirm('exchange', 'must confirm the exchange of a guest’s order'),
  'exchange.requested': step('exchange', 'requested', 'asked for an exchange'),
  'exchange.authorized': step('exchange', 'authorized', 'may send the old size', { ...place, day: sample.day }),
  'exchange.received': step('exchange', 'received', 'sent the old size, which has arrived'),
  'exchange.exchanged': step('exchange', 'exchanged', 'gets the new size'),
  'exchange.canceled': step('exchange', 'canceled', 'cancelled the exchange'),
  'exchange.expired': step('exchange', 'expired', 'did not send the old size in time'),
  'exchange.denied': written('exchange', 'denied', 'may not exchange the item'),
  'exchange.rejected': written('exchange', 'rejected', 'sent a parcel that is not accepted'),
  'exchange.comment': written('exchange', 'comment', 'gets a message of staff'),
  'exchange.transfer': transfer('exchange', 'gets a refund to a bank account in place of the new size'),
  'exchange.nothingLeft': nothingLeft('exchange', 'sent back what had been refunded before'),
}
