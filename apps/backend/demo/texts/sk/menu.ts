import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Slávnostné šaty',
    text: 'Tyl, ktorý neškriabe, a sukne, čo sa rady krútia.',
    action: 'Pozrieť šaty',
  },
  boys: {
    title: 'Bundy do každého počasia',
    text: 'Podlepené švy, teplé vrecká a rukávy na dve zimy.',
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
    points: ['6 body a 6 overalov', '2 čiapočky a 3 páry ponožiek', '1 teplejšia vrstva a 2 deky'],
  },
  campaign: { title: 'Druhý kúsok o 15 % lacnejšie v našich predajniach', text: 'Ukážte tento kód pri pokladnici:' },
  sizes:
    'Veľkosť vyberajte radšej podľa výšky než podľa veku: pri každej uvádzame, na akú výšku je ušitá. Ak váhate medzi dvoma, pri bundách siahnite po väčšej. A keď niečo nesedí, máte {{config path="sales/rma/return_days"}} dní na vrátenie.',
}
