import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Slávnostné šaty',
    text: 'Látky, ktoré neškriabu, a sukne, čo sa rady krútia.',
    action: 'Pozrieť šaty',
  },
  boys: {
    title: 'Bundy do každého počasia',
    text: 'Odolné švy a miesto na teplú vrstvu pod bundou.',
    action: 'Pozrieť bundy',
  },
  baby: {
    title: 'Jemné od prvého dňa',
    text: 'Ploché švy a patentky na boku: oblečené skôr, než príde plač.',
    action: 'Pozrieť body',
  },
  school: {
    title: 'V utorok telesná?',
    text: 'Tričká aj tepláky, ktoré vydržia telocvičňu aj práčku.',
    action: 'Pozrieť športové oblečenie',
  },
  shoes: {
    title: 'Ako odmerať nohu',
    points: [
      'Postavte dieťa na papier, pätou k stene.',
      'Označte najdlhší prst a odmerajte obe nohy.',
      'Miesto na prsty už tabuľka zahŕňa.',
    ],
  },
  newborn: {
    title: 'Čo stačí na prvé týždne',
    points: ['6 body a 5 overalov', '2 čiapočky a 3 páry ponožiek', '1 teplejšia vrstva a 2 deky'],
  },
  campaign: { title: 'Druhý kúsok o 15 % lacnejšie v našich predajniach', text: 'Ukážte tento kód pri pokladni:' },
  sizes:
    'Veľkosť vyberajte radšej podľa výšky než podľa veku: pri každej uvádzame, pre akú výšku je určená. Ak váhate medzi dvoma, pri bundách siahnite po väčšej. A keď niečo nesedí, máte {{config path="sales/rma/return_days"}} dní na vrátenie.',
}
