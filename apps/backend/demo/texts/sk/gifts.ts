import type { GiftTexts } from '../types.ts'

export const gifts: GiftTexts = {
  stork: 'Darčeková karta „Bocian s listom“',
  birthday: 'Darčeková karta „Narodeniny“',
  baby: 'Darčeková karta „Vitaj na svete“',
  virtual: 'Elektronická karta, príde e-mailom',
  physical: 'Karta v obálke, príde poštou',
  combined: 'Karta v obálke aj e-mailom',
  story:
    'Nepoznáte veľkosť ani obľúbenú farbu? Darujte možnosť vybrať si. Obdarovaný kartu uplatní v košíku, naraz alebo po častiach.',
  terms: 'Platnosť karty nie je obmedzená, možno ju kombinovať s inými platbami a nemožno ju vymeniť za hotovosť.',
  page: {
    header:
      'Neviete, akú veľkosť dieťa nosí? Darujte možnosť vybrať si: karta platí v celom obchode a obdarovaný si sám vyberie, kedy a čo kúpi.',
    steps: {
      title: 'Ako kartu kúpiť',
      items: [
        'Vyberte motív, sumu a spôsob doručenia.',
        'Pri elektronickej karte vyplňte mená a e-maily, svoje aj obdarovaného.',
        'Zaplaťte. Karta začne platiť po pripísaní platby.',
      ],
      more: 'Viac o kartách',
    },
    balance: {
      title: 'Koľko na karte zostáva',
      text: 'Zadajte číslice z karty a hneď uvidíte, koľko na nej zostáva. Niečo nesedí? Napíšte nám.',
      action: 'Napíšte nám',
    },
    unlocking: {
      title: 'Karta nefunguje?',
      text: 'Karta poslaná poštou je cestou zamknutá: odomknite ju jej kódom a e-mailom kupujúceho alebo obdarovaného. Karta nie je aktívna, kým k nám nepríde platba za ňu.',
    },
    agreement:
      'Súhlasím s doručením elektronickej darčekovej karty e-mailom pred uplynutím lehoty na odstúpenie od zmluvy.',
  },
}
