import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Card cadou „Barza cu scrisoare”',
  birthday: 'Card cadou „La mulți ani”',
  baby: 'Card cadou „Bine ai venit pe lume”',
  virtual: 'Card electronic, ajunge pe e-mail',
  physical: 'Card în plic, ajunge prin curier',
  combined: 'Card în plic și pe e-mail',
  story:
    'Nu știi mărimea sau culoarea preferată? Dăruiește libertatea de a alege. Cardul se folosește în coș, integral sau pe părți.',
  terms: 'Cardul nu expiră, se poate combina cu alte metode de plată și nu se schimbă în bani.',
  page: {
    header:
      'Nu știi ce mărime poartă copilul? Dăruiește libertatea de a alege: cardul este valabil în tot magazinul, iar destinatarul hotărăște când și ce cumpără.',
    steps: {
      title: 'Cum cumperi un card',
      items: [
        'Alege modelul, suma și modul de livrare.',
        'La cardul electronic completează numele și adresele de e-mail: ale tale și ale destinatarului.',
        'Plătește. Cardul devine activ după ce primim plata.',
      ],
      more: 'Mai multe despre carduri',
    },
    balance: {
      title: 'Cât a mai rămas pe card',
      text: 'Introdu cifrele de pe card și vezi imediat cât a mai rămas. Ceva nu este în regulă? Scrie-ne.',
      action: 'Scrie-ne',
    },
    unlocking: {
      title: 'Cardul nu funcționează?',
      text: 'Un card trimis prin curier este blocat pe drum: deblochează-l cu codul lui și cu e-mailul cumpărătorului sau al destinatarului. Cardul devine activ după ce plata lui ajunge la noi.',
    },
    agreement:
      'Sunt de acord ca livrarea cardului cadou electronic pe e-mail să înceapă înainte de expirarea termenului de retragere.',
  },
}
