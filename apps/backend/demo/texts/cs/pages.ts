import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Doprava zdarma při větším nákupu',
    '{{config path="sales/rma/return_days"}} dnů na vrácení bez udání důvodu',
    'U každé velikosti věk dítěte',
  ],
  footer: {
    shop: 'Nákup',
    about: 'O nás',
    story: 'Bocian navrhuje oblečení pro děti, které se hodně hýbou. Šijeme malé série a opravujeme, co se opravit dá.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Varšava, Polsko',
    help: 'Pomoc',
    legal: 'Právní informace',
  },
  home: { title: 'Bocian – dětské oblečení', text: 'Dětské oblečení ve velikostech 56 až 164, boty a doplňky.' },
  blog: {
    categories: { guides: 'Rady', care: 'Údržba oblečení' },
    about: {
      guides: 'Velikosti, počasí a výbavička: co se opravdu hodí.',
      care: 'Praní, skvrny, opravy a ukládání oblečení.',
    },
    tags: {
      autumn: 'podzim',
      newborn: 'výbavička',
      washing: 'praní',
      sizes: 'velikosti',
      winter: 'zima',
      summer: 'léto',
      sleep: 'spánek',
      nursery: 'školka',
    },
  },
  deliveryTable: ['Způsob dopravy', 'Cena', 'Zdarma od'],
  missing: {
    title: 'Tato stránka odletěla',
    text: 'Stránku jsme nenašli. Možná je zboží vyprodané nebo je v odkazu překlep.',
    home: 'Zpět na úvodní stránku',
  },
  intro: {
    title: 'Podzim, ve kterém se dají válet sudy',
    text: 'Měkké vrstvy, zesílená kolena a barvy, které k sobě ladí samy.',
    action: 'Zobrazit novinky',
  },
  lookbook: {
    title: 'Lookbook: jeden den u moře',
    text: 'Vítr, duny a kakao z termosky. Outfity, které to všechno vydrží.',
    action: 'Zobrazit kolekci',
    lists: ['Sbaleno k moři', 'Teplé na cestu domů'],
  },
  benefits: [
    { title: 'Velikost a věk', text: 'U každé velikosti uvádíme výšku i věk.' },
    {
      title: '{{config path="sales/rma/return_days"}} dnů na vrácení',
      text: 'Zboží pohodlně pošlete zpět, peníze vrátíme rychle.',
    },
    { title: 'Ověřené materiály', text: 'Složení a údržbu popisujeme srozumitelně.' },
    { title: 'Poctivé slevy', text: 'U každé slevy uvádíme nejnižší cenu za 30 dní před ní.' },
  ],
  brands: {
    title: 'Naše značky',
    text: 'Šest značek, jeden ateliér. Každá má svou povahu: od prvních dnů života po školní chodby.',
  },
  brandStories: {
    bocian: 'Bocian je oblečení na každý den v klidných barvách, od miminek po školáky.',
    nadbrzeg: 'Nad Brzegiem šije do větru a písku: pohodlné střihy a barvy moře.',
    kluska: 'Mała Kluska myslí na nejmenší: ploché švy, měkké náplety a teplé pastelové barvy.',
    jarzebina: 'Jarzębina má ráda oslavy a tanec: šaty, sukně a doplňky v barvách podzimních plodů.',
    wydma: 'Wydma 54 je na kolo a na stromy: pevné švy a místo pro kolena.',
    nocka: 'Nocka i Dzionek provází děti od ukolébavky po snídani: pyžama, prádlo a oblečení na doma.',
  },
  giftCards: {
    title: 'Dárkové karty',
    text: 'Vyberte částku a způsob doručení. Karta platí ve všech odděleních obchodu.',
  },
  school: {
    title: 'Připraveni na zvonění',
    text: 'Slavnostní oblečení, věci na tělocvik a batoh. Velikosti ověřte včas, nohy o prázdninách rostou.',
  },
  newborn: {
    title: 'Výbavička beze spěchu',
    text: 'Na první týdny stačí méně, než se zdá: pár body, overaly, dvě čepičky a dvě deky.',
  },
}
