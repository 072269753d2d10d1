import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Doprava zadarmo pri väčšom nákupe',
    '{{config path="sales/rma/return_days"}} dní na vrátenie bez uvedenia dôvodu',
    'Pri každej veľkosti vek dieťaťa',
  ],
  footer: {
    shop: 'Nákup',
    about: 'O nás',
    story: 'Bocian navrhuje oblečenie pre deti, ktoré sa veľa hýbu. Šijeme malé série a opravujeme, čo sa opraviť dá.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Varšava, Poľsko',
    help: 'Pomoc',
    legal: 'Právne informácie',
  },
  home: { title: 'Bocian – detské oblečenie', text: 'Detské oblečenie vo veľkostiach 56 až 164, topánky a doplnky.' },
  blog: {
    categories: { guides: 'Rady', care: 'Údržba oblečenia' },
    about: {
      guides: 'Veľkosti, počasie a výbavička: čo sa naozaj zíde.',
      care: 'Pranie, škvrny, opravy a odkladanie oblečenia.',
    },
    tags: {
      autumn: 'jeseň',
      newborn: 'výbavička',
      washing: 'pranie',
      sizes: 'veľkosti',
      winter: 'zima',
      summer: 'leto',
      sleep: 'spánok',
      nursery: 'škôlka',
    },
  },
  deliveryTable: ['Spôsob dopravy', 'Cena', 'Zadarmo od'],
  missing: {
    title: 'Táto stránka odletela',
    text: 'Stránku sme nenašli. Možno je tovar vypredaný alebo je v odkaze preklep.',
    home: 'Späť na úvodnú stránku',
  },
  intro: {
    title: 'Jeseň, v ktorej sa dá gúľať v lístí',
    text: 'Mäkké vrstvy, zosilnené kolená a farby, ktoré spolu ladia samy.',
    action: 'Zobraziť novinky',
  },
  lookbook: {
    title: 'Lookbook: jeden deň pri mori',
    text: 'Vietor, duny a kakao z termosky. Outfity, ktoré to všetko vydržia.',
    action: 'Zobraziť kolekciu',
    lists: ['Zbalené k moru', 'Teplé na cestu domov'],
  },
  benefits: [
    { title: 'Veľkosť a vek', text: 'Pri každej veľkosti uvádzame výšku aj vek.' },
    {
      title: '{{config path="sales/rma/return_days"}} dní na vrátenie',
      text: 'Tovar pohodlne pošlete späť, peniaze vrátime rýchlo.',
    },
    { title: 'Overené materiály', text: 'Zloženie a údržbu opisujeme zrozumiteľne.' },
    { title: 'Poctivé zľavy', text: 'Pri každej zľave uvádzame najnižšiu cenu za 30 dní pred ňou.' },
  ],
  brands: {
    title: 'Naše značky',
    text: 'Šesť značiek, jedna dielňa. Každá má svoju povahu: od prvých dní života po školské chodby.',
  },
  brandStories: {
    bocian: 'Bocian je oblečenie na každý deň v pokojných farbách, od bábätiek po školákov.',
    nadbrzeg: 'Nad Brzegiem šije do vetra a piesku: pohodlné strihy a farby mora.',
    kluska: 'Mała Kluska myslí na najmenších: ploché švy, mäkké náplety a teplé pastelové farby.',
    jarzebina: 'Jarzębina má rada oslavy a tanec: šaty, sukne a doplnky vo farbách jesenných plodov.',
    wydma: 'Wydma 54 je na bicykel a na stromy: pevné švy a miesto pre kolená.',
    nocka: 'Nocka i Dzionek sprevádza deti od uspávanky po raňajky: pyžamá, bielizeň a oblečenie na doma.',
  },
  giftCards: {
    title: 'Darčekové karty',
    text: 'Vyberte sumu a spôsob doručenia. Karta platí vo všetkých oddeleniach obchodu.',
  },
  school: {
    title: 'Pripravení na zvonenie',
    text: 'Slávnostné oblečenie, veci na telesnú a ruksak. Veľkosti overte včas, nohy cez prázdniny rastú.',
  },
  newborn: {
    title: 'Výbavička bez náhlenia',
    text: 'Na prvé týždne stačí menej, než sa zdá: pár body, overaly, dve čiapočky a dve deky.',
  },
}
