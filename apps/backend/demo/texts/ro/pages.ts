import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Livrare gratuită de la 199 de lei',
    'Retur în {{config path="sales/rma/return_days" unit="day"}}, fără explicații',
    'Vârsta indicată la fiecare mărime',
  ],
  footer: {
    shop: 'Cumpărături',
    about: 'Despre noi',
    story:
      'Bocian creează haine pentru copii care se mișcă mult. Coasem serii scurte și reparăm tot ce se poate repara.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Varșovia, Polonia',
    help: 'Ajutor',
    legal: 'Informații legale',
  },
  home: { title: 'Bocian – haine pentru copii', text: 'Haine pentru copii în mărimile 56–164, pantofi și accesorii.' },
  blog: {
    categories: { guides: 'Ghiduri', care: 'Îngrijire' },
    about: {
      guides: 'Mărimi, vreme și haine pentru nou-născuți: ce ajută cu adevărat.',
      care: 'Spălare, pete, reparații și păstrarea hainelor.',
    },
    tags: {
      autumn: 'toamnă',
      newborn: 'nou-născuți',
      washing: 'spălare',
      sizes: 'mărimi',
      winter: 'iarnă',
      summer: 'vară',
      sleep: 'somn',
      nursery: 'grădiniță',
    },
  },
  deliveryTable: ['Livrare', 'Preț', 'Gratuit de la'],
  missing: {
    title: 'Această pagină și-a luat zborul',
    text: 'Nu am găsit pagina. Poate că produsul s-a epuizat sau linkul este greșit.',
    home: 'Înapoi la pagina principală',
  },
  intro: {
    title: 'O toamnă numai bună de tăvălit prin frunze',
    text: 'Straturi moi, genunchi întăriți și culori care se potrivesc de la sine.',
    action: 'Vezi noutățile',
  },
  lookbook: {
    title: 'Lookbook: o zi la mare',
    text: 'Vânt, dune și cacao din termos. Ținute care rezistă la toate.',
    action: 'Vezi colecția',
    lists: ['Pregătite pentru mare', 'Călduroase pentru drumul spre casă'],
  },
  benefits: [
    { title: 'Mărimi și vârste', text: 'La fiecare mărime arătăm înălțimea și vârsta.' },
    {
      title: 'Retur în {{config path="sales/rma/return_days" unit="day"}}',
      text: 'Trimiți ușor înapoi, primești banii repede.',
    },
    { title: 'Materiale verificate', text: 'Compoziția și îngrijirea, explicate pe înțeles.' },
    { title: 'Reduceri corecte', text: 'Lângă fiecare reducere, cel mai mic preț din cele 30 de zile dinaintea ei.' },
  ],
  brands: {
    title: 'Mărcile noastre',
    text: 'Șase mărci, un singur atelier. Fiecare are firea ei: din primele zile de viață până pe holurile școlii.',
  },
  brandStories: {
    bocian: 'Bocian înseamnă haine de zi cu zi în culori liniștite, de la nou-născuți la școlari.',
    nadbrzeg: 'Nad Brzegiem coase pentru vânt și nisip: croieli comode și culori marine.',
    kluska: 'Mała Kluska are grijă de cei mici: cusături plate, manșete moi și pasteluri calde.',
    jarzebina: 'Jarzębina iubește sărbătorile și dansul: rochii, fuste și accesorii în culorile fructelor de toamnă.',
    wydma: 'Wydma 54 e pentru mers cu bicicleta și cățărat: cusături rezistente și loc pentru genunchi.',
    nocka:
      'Nocka i Dzionek însoțește copiii de la cântecul de leagăn până la micul dejun: pijamale, lenjerie și haine de casă.',
  },
  giftCards: {
    title: 'Carduri cadou',
    text: 'Alege suma și modul de livrare. Cardul este valabil în tot magazinul.',
  },
  school: {
    title: 'Gata pentru clopoțel',
    text: 'Ținute de serbare, haine de sport și ghiozdan. Verifică din timp mărimile, picioarele cresc în vacanță.',
  },
  newborn: {
    title: 'Primele haine, fără grabă',
    text: 'Primele săptămâni cer mai puțin decât pare: câteva body-uri și pijamale, două căciulițe și două păturici.',
  },
}
