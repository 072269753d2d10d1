import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: ['Doprava zadarmo od vybranej sumy', '30 dní na vrátenie bez udania dôvodu', 'Veľkosti vždy s vekom dieťaťa'],
  footer: {
    shop: 'Nákup',
    about: 'O nás',
    story:
      'Bocian navrhuje oblečenie pre deti, ktoré sa veľa hýbu. Šijeme krátke série a opravujeme, čo sa opraviť dá.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Varšava, Poľsko',
  },
  missing: {
    title: 'Táto stránka odletela',
    text: 'Adresu sme nenašli. Možno je tovar vypredaný alebo je v odkaze preklep.',
    home: 'Späť na úvodnú stránku',
  },
  intro: {
    title: 'Jeseň, v ktorej sa dá váľať',
    text: 'Mäkké vrstvy, pevné kolená a farby, ktoré k sebe ladia samy.',
    action: 'Zobraziť novinky',
  },
  lookbook: {
    title: 'Lookbook: jeden deň pri mori',
    text: 'Vietor, duny a kakao z termosky. Zostavy, ktoré to všetko vydržia.',
    action: 'Zobraziť kolekciu',
  },
  benefits: [
    { title: 'Veľkosť s vekom', text: 'Pri každej veľkosti uvádzame výšku aj vek.' },
    { title: '30 dní na vrátenie', text: 'Pošlete pohodlne, peniaze sa vrátia rýchlo.' },
    { title: 'Overené materiály', text: 'Zloženie a starostlivosť hovoríme priamo.' },
    { title: 'Poctivé zľavy', text: 'Pri každej zľave najnižšia cena za 30 dní.' },
  ],
  brands: {
    title: 'Naše značky',
    text: 'Šesť značiek, jedna dielňa. Každá má svoju povahu: od prvých dní života po školské chodby.',
  },
  brandStories: {
    bocian: 'Bocian je oblečenie na každý deň v pokojných farbách, od bábätiek po školákov.',
    nadbrzeg: 'Nad Brzegiem šije do vetra a piesku: prírodné látky a námornícke farby.',
    kluska: 'Mała Kluska myslí na najmenších: ploché švy, mäkké patenty a teplé pastely.',
    jarzebina: 'Jarzębina má rada oslavy a tanec: šaty, sukne a doplnky vo farbách jesenných plodov.',
    wydma: 'Wydma 54 vznikla na bicykle a stromy: pevné švy a miesto pre kolená.',
    nocka: 'Nocka i Dzionek sprevádza od uspávanky po raňajky: pyžamá, bielizeň a domáce tepláky.',
  },
  giftCards: {
    title: 'Darčekové karty',
    text: 'Vyberte sumu a spôsob doručenia. Karta platí vo všetkých oddeleniach obchodu.',
  },
  school: {
    title: 'Pripravení na zvonenie',
    text: 'Slávnostné oblečenie, veci na telesnú a ruksak. Veľkosti overte včas, nohy cez prázdniny rastú.',
  },
  newborn: {
    title: 'Výbavička bez náhlenia',
    text: 'Na prvé týždne stačí menej, než sa zdá: pár body, overaly, dve čiapočky a deka.',
  },
}
