import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: '‘Stork with a letter’ gift card',
  birthday: '‘Birthday’ gift card',
  baby: '‘Welcome to the world’ gift card',
  virtual: 'Digital card, arrives by email',
  physical: 'Card in an envelope, arrives by post',
  combined: 'Card in an envelope and by email',
  story:
    'Not sure of the size or the favourite colour? Let them choose. The card is used in the cart, all at once or bit by bit.',
  terms: 'The card never expires, works with other payment methods and cannot be exchanged for cash.',
  page: {
    header:
      'Not sure which size the little one wears? Let them choose: the card works in the whole shop, and the recipient decides when and on what.',
    steps: {
      title: 'How to buy a card',
      items: [
        'Choose a design, an amount and how it should arrive.',
        'For a digital card, fill in names and email addresses: yours and the recipient’s.',
        'Pay. The card works once the payment has arrived.',
      ],
      more: 'More about the cards',
    },
    balance: {
      title: 'How much is left on the card?',
      text: 'Type in the digits of the card and see at once how much is left. Does something look wrong? Write to us.',
      action: 'Write to us',
    },
    unlocking: {
      title: 'Card not working?',
      text: 'A card sent by post is locked while it is on its way: unlock it with its code and the buyer’s or recipient’s email. A card works only once its payment has reached us.',
    },
    agreement: 'I agree to the digital card being delivered by email before the withdrawal period ends.',
  },
}
