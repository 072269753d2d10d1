import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Zima v troch vrstvách',
      text: 'Tri tenké vrstvy hrejú viac než jedna hrubá. Poradíme, čo obliecť na telo, čo navrch a čo nepustí sneh dnu.',
      action: 'Otvoriť zimného sprievodcu',
    },
    shelf: 'Čo teraz zahreje',
    lists: {
      title: 'Zoznamy, ktoré šetria čas',
      text: 'Krátke a vyskúšané v praxi. A rovno hovoria, čo počká.',
      newborn: {
        title: 'Pre novorodenca',
        text: 'Čo mať pripravené na prvých šesť týždňov a v akej veľkosti.',
        action: 'Otvoriť zoznam výbavičky',
      },
      school: {
        title: 'Do školy',
        text: 'Oblečenie, úbor na telesnú a ruksak. K tomu rada, ako zariadiť, aby sa všetko vracalo domov.',
        action: 'Otvoriť zoznam do školy',
      },
    },
    brand: {
      title: 'Nad Brzegiem: oblečenie do vetra a piesku',
      text: 'Farby mora a strihy pre deti, ktoré odchádzajú z pláže posledné.',
      action: 'Spoznať značku',
    },
    blog: { title: 'Z nášho blogu', action: 'Všetky články' },
    more: ['Ako odmerať dieťa', 'Ako vrátiť nákup', 'Údržba oblečenia'],
  },
  winter: {
    path: 'ako-obliect-dieta-v-zime',
    title: 'Ako obliecť dieťa v zime: tri vrstvy',
    about:
      'Ako obliecť dieťa v zime: tri vrstvy, na čo myslieť v kočíku, v škôlke a v škole a odpovede na otázky rodičov. Bundy, kombinézy, čiapky a rukavice.',
    lead: {
      title: 'Zima v troch vrstvách',
      text: 'Do kopca sa deti spotia, z kopca premrznú. Jednu z troch tenkých vrstiev vyzlečiete za chvíľku a rovnako rýchlo ju zasa oblečiete.',
      action: 'Pozrieť bundy a kabáty',
      picture: 'Tri deti v kabátiku, kombinéze a bunde, okolo nich padá sneh',
    },
    layers: {
      title: 'Tri vrstvy, tri úlohy',
      items: [
        {
          title: '1. Na telo',
          text: 'Tričko s dlhým rukávom a legíny alebo pančuchy. Majú priliehať, ale netlačiť. Keď sa dieťa spotí, pred ďalším odchodom von ho prezlečte do suchého.',
        },
        {
          title: '2. Vrstva, ktorá hreje',
          text: 'Sveter, kardigán alebo mikina. Vlna hreje aj vo vlhku, počesaná teplákovina je ľahká a dobre sa perie.',
        },
        {
          title: '3. Proti vetru a snehu',
          text: 'Zateplená bunda, kabát alebo kombinéza. Pod vrchnú vrstvu sa má zmestiť sveter, no rukáv nech sa končí pri zápästí.',
        },
      ],
    },
    shelves: ['Bundy, kabáty a kombinézy', 'Čiapky, šály a rukavice'],
    ages: {
      title: 'Čo sa mení s vekom',
      items: [
        {
          title: 'V kočíku',
          points: [
            'Bábätko, ktoré pokojne leží, potrebuje o vrstvu viac ako vy.',
            'Čiapočka cez uši a palčiaky alebo dlhé náplety.',
            'V aute kombinézu vyzlečte: [prečo na tom záleží](blog:car-seat-winter).',
            'Siahnite na zátylok: teplý a suchý je v poriadku, vlhký znamená, že je bábätku horúco.',
          ],
        },
        {
          title: 'V škôlke',
          points: [
            'Palčiaky namiesto prstových rukavíc: natiahnu sa jedným pohybom.',
            'Bunda, ktorú si dieťa zapne samo.',
            'Druhé rukavice a suché ponožky vo vrecku.',
            'Meno na všetkom, čo sa vyzlieka: [čo zbaliť](blog:nursery-bag).',
          ],
        },
        {
          title: 'V škole',
          points: [
            'V triede je teplo: kardigán sa vyzlieka ľahšie než sveter cez hlavu.',
            'Topánky, do ktorých sa zmestí hrubá ponožka.',
            'Čiapka, ktorá sa dá strčiť do vrecka, inak ostane v autobuse.',
            'Svetlé farby a reflexné prvky: za tmavého rána vidno dieťa skôr.',
          ],
        },
      ],
    },
    questions: {
      title: 'Na čo sa rodičia pýtajú',
      items: [
        {
          title: 'Ako zistím, či je dieťaťu teplo?',
          text: 'Siahnite mu na zátylok. Ak je teplý a suchý, všetko je v poriadku. Studené ruky samy osebe veľa neznamenajú: bývajú chladné, aj keď je dieťaťu teplo.',
        },
        {
          title: 'Kombinéza alebo bunda a nohavice?',
          text: 'Do kombinézy sa v páse nedostane sneh, preto sa hodí pre najmenších, ktorí v snehu sedia a lezú. Od škôlky býva praktickejšia bunda: rýchlejšie sa oblečie aj vyzlečie.',
        },
        {
          title: 'Akú veľkosť bundy vybrať?',
          text: 'Riaďte sa výškou. Ak je dieťa medzi dvoma veľkosťami, vezmite väčšiu, aby sa pod bundu zmestil sveter. [Ako odmerať dieťa](measuring).',
        },
        {
          title: 'Ako vyprať zateplenú bundu?',
          text: 'Zapnite všetky zipsy, bundu obráťte naruby a vyperte na 30 °C bez aviváže. Všetky symboly na štítku vysvetľuje [sprievodca údržbou](care).',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: detské oblečenie do vetra a piesku',
    about:
      'Nad Brzegiem je jedna z našich šiestich značiek: farby mora, bavlna, ľan a vlna a strihy na behanie. Pozrite sa, čím je iná a čo z nej práve máme.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'Po poľsky to znamená „na brehu“. Oblečenie do vetra a piesku, s vreckami plnými mušlí. Pre deti, ktoré odchádzajú z pláže posledné.',
      action: 'Pozrieť celú značku',
      picture: 'Pásikavý sveter, modré šaty a vzorované tričko na šnúre medzi dunami',
    },
    ideas: {
      title: 'Podľa čoho ju spoznáte',
      items: [
        {
          title: 'Farby pobrežia',
          text: 'Nebo, piesok a hlboká voda spolu ladia samy. Stačí jeden červený alebo žltý kúsok a dieťa vidno už zďaleka.',
        },
        {
          title: 'Látky podľa počasia',
          text: 'Bavlna, ľan a mušelín na teplé dni, úplety a vlna do vetra. Z čoho každý kúsok je, nájdete na jeho stránke.',
        },
        {
          title: 'Strihy na behanie',
          text: 'Nič netreba vyťahovať ani pridŕžať. A miesta je dosť aj na stavanie hradov.',
        },
      ],
    },
    shelves: ['Na teplé dni', 'Keď sa zdvihne vietor'],
    lookbook: 'Otvoriť lookbook',
    promises: {
      title: 'Čo sa oplatí vedieť',
      items: [
        {
          title: 'Prečo je niektorá farba občas vypredaná?',
          text: 'Lebo šijeme malé série. Na stránke produktu vyberte veľkosť a nechajte nám svoj e-mail: keď bude opäť na sklade, pošleme vám o tom jednu správu.',
        },
        {
          title: 'Sú veľkosti rovnaké ako pri ostatných značkách?',
          text: 'Áno. Pri všetkých našich značkách je veľkosť výška v centimetroch a vedľa nej uvádzame vek. Všetky miery nájdete v [tabuľke veľkostí](size-guide).',
        },
        {
          title: 'Ako sa o oblečenie starať?',
          text: 'Najprv vytraste piesok, potom perte podľa štítka. Symboly vysvetľuje [sprievodca údržbou](care).',
        },
      ],
    },
  },
}
