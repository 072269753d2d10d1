import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Zima ve třech vrstvách',
      text: 'Tři tenké vrstvy hřejí víc než jedna tlustá. Poradíme, co obléct na tělo, co navrch a co nepustí sníh dovnitř.',
      action: 'Otevřít zimního průvodce',
    },
    shelf: 'Co teď zahřeje',
    lists: {
      title: 'Seznamy, které šetří čas',
      text: 'Krátké a vyzkoušené v praxi. A rovnou říkají, co počká.',
      newborn: {
        title: 'Pro novorozence',
        text: 'Co mít připravené na prvních šest týdnů a v jaké velikosti.',
        action: 'Otevřít seznam výbavičky',
      },
      school: {
        title: 'Do školy',
        text: 'Oblečení, cvičební úbor a batoh. K tomu rada, jak zařídit, aby se všechno vracelo domů.',
        action: 'Otevřít seznam do školy',
      },
    },
    brand: {
      title: 'Nad Brzegiem: oblečení do větru a písku',
      text: 'Barvy moře a střihy pro děti, které odcházejí z pláže poslední.',
      action: 'Poznat značku',
    },
    blog: { title: 'Z našeho blogu', action: 'Všechny články' },
    more: ['Jak změřit dítě', 'Jak vrátit nákup', 'Údržba oblečení'],
  },
  winter: {
    path: 'jak-oblect-dite-v-zime',
    title: 'Jak obléct dítě v zimě: tři vrstvy',
    about:
      'Jak obléct dítě v zimě: tři vrstvy, na co myslet v kočárku, ve školce a ve škole a odpovědi na otázky rodičů. Bundy, kombinézy, čepice a rukavice.',
    lead: {
      title: 'Zima ve třech vrstvách',
      text: 'Do kopce se děti zapotí, z kopce promrznou. Jednu ze tří tenkých vrstev svléknete za chvilku a stejně rychle ji zase obléknete.',
      action: 'Prohlédnout bundy a kabáty',
      picture: 'Tři děti v kabátku, kombinéze a bundě, kolem nich padá sníh',
    },
    layers: {
      title: 'Tři vrstvy, tři úkoly',
      items: [
        {
          title: '1. Na tělo',
          text: 'Tričko s dlouhým rukávem a legíny nebo punčocháče. Mají přiléhat, ale netlačit. Když se dítě zapotí, převlékněte ho před dalším odchodem ven do suchého.',
        },
        {
          title: '2. Vrstva, která hřeje',
          text: 'Svetr přes hlavu, propínací svetr nebo mikina. Vlna hřeje i za vlhka, počesaná teplákovina je lehká a snadno se pere.',
        },
        {
          title: '3. Proti větru a sněhu',
          text: 'Zateplená bunda, kabát nebo kombinéza. Pod vrchní vrstvu se má vejít svetr, ale rukáv ať končí u zápěstí.',
        },
      ],
    },
    shelves: ['Bundy, kabáty a kombinézy', 'Čepice, šály a rukavice'],
    ages: {
      title: 'Co se mění s věkem',
      items: [
        {
          title: 'V kočárku',
          points: [
            'Miminko, které v klidu leží, potřebuje o vrstvu víc než vy.',
            'Čepička přes uši a palčáky nebo dlouhé náplety.',
            'V autě kombinézu svlékněte: [proč na tom záleží](blog:car-seat-winter).',
            'Sáhněte na zátylek: teplý a suchý je v pořádku, vlhký znamená, že je miminku horko.',
          ],
        },
        {
          title: 'Ve školce',
          points: [
            'Palčáky místo prstových rukavic: navléknou se jedním pohybem.',
            'Bunda, kterou si dítě zapne samo.',
            'Druhé rukavice a suché ponožky v pytlíku.',
            'Jméno na všem, co se svléká: [co zabalit](blog:nursery-bag).',
          ],
        },
        {
          title: 'Ve škole',
          points: [
            'Ve třídě je teplo: propínací svetr se svléká snáz než ten přes hlavu.',
            'Boty, do kterých se vejde tlustá ponožka.',
            'Čepice, která se dá strčit do kapsy, jinak zůstane v autobuse.',
            'Světlé barvy a reflexní prvky: za tmavého rána je dítě vidět dřív.',
          ],
        },
      ],
    },
    questions: {
      title: 'Na co se rodiče ptají',
      items: [
        {
          title: 'Jak poznám, že je dítěti teplo?',
          text: 'Sáhněte mu na zátylek. Je-li teplý a suchý, je všechno v pořádku. Studené ruce samy o sobě moc neznamenají: bývají chladné, i když je dítěti teplo.',
        },
        {
          title: 'Kombinéza, nebo bunda a kalhoty?',
          text: 'Do kombinézy se v pase nedostane sníh, a tak se hodí pro nejmenší, kteří ve sněhu sedí a lezou. Od školky bývá praktičtější bunda: rychleji se oblékne i svlékne.',
        },
        {
          title: 'Jakou velikost bundy vybrat?',
          text: 'Řiďte se výškou. Je-li dítě mezi dvěma velikostmi, vezměte větší, aby se pod bundu vešel svetr. [Jak změřit dítě](measuring).',
        },
        {
          title: 'Jak vyprat zateplenou bundu?',
          text: 'Zapněte všechny zipy, bundu obraťte naruby a vyperte na 30 °C bez aviváže. Všechny symboly na štítku vysvětluje [průvodce údržbou](care).',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: dětské oblečení do větru a písku',
    about:
      'Nad Brzegiem je jedna z našich šesti značek: barvy moře, bavlna, len a vlna a střihy na běhání. Podívejte se, v čem je jiná a co z ní právě máme.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'Polsky to znamená „na břehu“. Oblečení do větru a písku, s kapsami plnými mušlí. Pro děti, které odcházejí z pláže poslední.',
      action: 'Prohlédnout celou značku',
      picture: 'Pruhovaný svetr, modré šaty a vzorované tričko na šňůře mezi dunami',
    },
    ideas: {
      title: 'Podle čeho ji poznáte',
      items: [
        {
          title: 'Barvy pobřeží',
          text: 'Nebe, písek a hluboká voda k sobě ladí samy. Stačí jeden červený nebo žlutý kousek a dítě je vidět už zdálky.',
        },
        {
          title: 'Látky podle počasí',
          text: 'Bavlna, len a mušelín na teplé dny, úplety a vlna do větru. Z čeho každý kousek je, najdete na jeho stránce.',
        },
        {
          title: 'Střihy na běhání',
          text: 'Nic se nemusí povytahovat ani přidržovat. A místa je dost i na stavění hradů.',
        },
      ],
    },
    shelves: ['Na teplé dny', 'Když se zvedne vítr'],
    lookbook: 'Otevřít lookbook',
    promises: {
      title: 'Dobré vědět',
      items: [
        {
          title: 'Proč je některá barva občas vyprodaná?',
          text: 'Protože šijeme malé série. Na stránce produktu vyberte velikost a nechte nám svůj e-mail: až bude zase skladem, pošleme vám o tom jednu zprávu.',
        },
        {
          title: 'Jsou velikosti stejné jako u ostatních značek?',
          text: 'Ano. U všech našich značek je velikost výška v centimetrech a vedle ní uvádíme věk. Všechny míry najdete v [tabulce velikostí](size-guide).',
        },
        {
          title: 'Jak se o oblečení starat?',
          text: 'Nejdřív vyklepejte písek, potom perte podle štítku. Symboly vysvětluje [průvodce údržbou](care).',
        },
      ],
    },
  },
}
