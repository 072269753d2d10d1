/** The fictitious company that runs the demo shop. None of the numbers are real. */
export const company = {
  name: 'Bocian Sp. z o.o.',
  street: 'ul. Gniazdowa 7',
  postcode: '00-999',
  town: 'Warszawa',
  city: '00-999 Warszawa',
  country: 'PL',
  krs: '0000000000',
  nip: '000-000-00-00',
  vat: 'PL0000000000',
  regon: '000000000',
  email: 'kontakt@bocian.example',
  privacyEmail: 'dane@bocian.example',
  phone: '+48 22 000 00 00',
} as const
