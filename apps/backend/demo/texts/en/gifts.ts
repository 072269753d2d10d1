import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Gift card ‘Stork with a letter’',
  birthday: 'Gift card ‘Birthday’',
  baby: 'Gift card ‘Welcome to the world’',
  virtual: 'Digital card, arrives by email',
  physical: 'Card in an envelope, arrives by post',
  combined: 'Card in an envelope and by email',
  story:
    'Not sure of the size or the favourite colour? Give the choice. The card is spent in the cart, all at once or bit by bit.',
  terms: 'The card is valid for 24 months, works with other ways of paying and cannot be exchanged for cash.',
}
