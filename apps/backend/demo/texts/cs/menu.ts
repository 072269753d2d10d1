import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Slavnostní šaty',
    text: 'Látky, které neškrábou, a sukně, co se rády točí.',
    action: 'Prohlédnout šaty',
  },
  boys: {
    title: 'Bundy do každého počasí',
    text: 'Odolné švy a místo na teplou vrstvu pod bundou.',
    action: 'Prohlédnout bundy',
  },
  baby: {
    title: 'Jemné od prvního dne',
    text: 'Ploché švy a patentky na boku: oblečeno dřív, než přijde pláč.',
    action: 'Prohlédnout body',
  },
  school: {
    title: 'V úterý tělocvik?',
    text: 'Trička i tepláky, které vydrží tělocvičnu i pračku.',
    action: 'Prohlédnout sportovní oblečení',
  },
  shoes: {
    title: 'Jak změřit nohu',
    points: [
      'Postavte dítě na papír, patou ke zdi.',
      'Označte nejdelší prst a změřte obě nohy.',
      'Místo na prsty už tabulka zahrnuje.',
    ],
  },
  newborn: {
    title: 'Co stačí na první týdny',
    points: ['6 body a 5 overalů', '2 čepičky a 3 páry ponožek', '1 teplejší vrstva a 2 deky'],
  },
  campaign: { title: 'Druhý kousek o 15 % levněji v našich prodejnách', text: 'Ukažte tento kód u pokladny:' },
  sizes:
    'Velikost vybírejte raději podle výšky než podle věku: u každé uvádíme, pro jakou výšku je určená. Váháte-li mezi dvěma, u bund sáhněte po větší. A když něco nesedne, máte {{config path="sales/rma/return_days"}} dnů na vrácení.',
}
