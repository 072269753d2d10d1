import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Dárková karta „Čáp s dopisem“',
  birthday: 'Dárková karta „Narozeniny“',
  baby: 'Dárková karta „Vítej na světě“',
  virtual: 'Elektronická karta, přijde e-mailem',
  physical: 'Karta v obálce, přijde poštou',
  combined: 'Karta v obálce i e-mailem',
  story:
    'Neznáte velikost ani oblíbenou barvu? Darujte možnost vybrat si. Obdarovaný kartu uplatní v košíku, najednou nebo po částech.',
  terms: 'Platnost karty není omezená, lze ji kombinovat s jinými platbami a nelze ji vyměnit za hotovost.',
  page: {
    header:
      'Nevíte, jakou velikost dítě nosí? Darujte možnost vybrat si: karta platí v celém obchodě a obdarovaný si sám vybere, kdy a co koupí.',
    steps: {
      title: 'Jak kartu koupit',
      items: [
        'Vyberte motiv, částku a způsob doručení.',
        'U elektronické karty vyplňte jména a e-maily, svoje i obdarovaného.',
        'Zaplaťte. Karta začne platit po připsání platby.',
      ],
      more: 'Více o kartách',
    },
    balance: {
      title: 'Kolik na kartě zbývá',
      text: 'Zadejte číslice z karty a hned uvidíte, kolik na ní zbývá. Něco nesedí? Napište nám.',
      action: 'Napište nám',
    },
    unlocking: {
      title: 'Karta nefunguje?',
      text: 'Karta poslaná poštou je po cestě zamčená: odemkněte ji jejím kódem a e-mailem kupujícího nebo obdarovaného. Karta není aktivní, dokud k nám nedorazí platba za ni.',
    },
    agreement:
      'Souhlasím s doručením elektronické dárkové karty e-mailem před uplynutím lhůty pro odstoupení od smlouvy.',
  },
}
