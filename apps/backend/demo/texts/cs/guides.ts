import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'jak-zmerit-dite',
    title: 'Jak změřit dítě',
    about:
      'Výška, hrudník, pas, chodidlo a hlava: jak změřit dítě v pěti krocích, s nákresy a tabulkami velikostí oblečení, bot a čepic.',
    lead: {
      title: 'Jak změřit dítě',
      text: 'Stačí krejčovský metr, list papíru a tři klidné minuty. Čísla na nákresech odpovídají krokům.',
      action: 'Přejít na tabulku velikostí',
      picture: 'Dítě u zdi, metr kolem hlavy (5), hrudníku (2) a pasu (3); šipka ukazuje výšku (1)',
    },
    steps: {
      title: 'Pět měr',
      items: [
        {
          title: 'Výška',
          text: 'Naboso, zády ke zdi. Položte dítěti na hlavu knihu, udělejte na zdi čárku a změřte, jak vysoko je od podlahy. U oblečení je to nejdůležitější míra.',
        },
        {
          title: 'Hrudník',
          text: 'Metr veďte vodorovně pod pažemi, v nejširším místě. Dítě přitom normálně dýchá.',
        },
        {
          title: 'Pas',
          text: 'V nejužším místě, bez zatahování bříška. Pod metr se má vejít prst.',
        },
        {
          title: 'Chodidlo',
          text: 'Přiložte papír ke zdi a postavte na něj dítě, patou ke zdi. Označte nejdelší prst a změřte, jak daleko je od kraje papíru u zdi. Změřte obě nohy a řiďte se tou delší.',
        },
        { title: 'Hlava', text: 'Nad ušima a přes střed čela.' },
      ],
      foot: 'Nohy je nejlepší měřit večer, kdy bývají o něco větší, a vždy ve stoje: zatížené chodidlo je delší.',
      footPicture: 'Chodidlo na listu papíru, pata u zdi; šipka ukazuje jeho délku (4)',
    },
    tables: {
      title: 'Od centimetrů k velikosti',
      items: [
        {
          title: 'Oblečení',
          text: 'Velikost je výška v centimetrech: 98 sedí na výšku 93 až 98 cm. Pokud hrudník nebo pas vychází víc než v tabulce, vezměte o velikost větší.',
        },
        {
          title: 'Boty',
          text: 'Řiďte se delším chodidlem. Místo pro prsty je v tabulce už započítané.',
        },
        { title: 'Čepice', text: 'Velikost je obvod hlavy v centimetrech.' },
      ],
    },
    questions: {
      title: 'Když váháte',
      items: [
        {
          title: 'Dítě je mezi dvěma velikostmi',
          text: 'Bundu, kalhoty a pyžamo vezměte větší. Spodní prádlo, punčocháče a plavky mají přiléhat: tam stačí menší velikost, pokud netlačí.',
        },
        {
          title: 'Podle věku vychází jiná velikost než podle centimetrů',
          text: 'Věřte centimetrům. Věk u velikosti je jen vodítko, stejně staré děti se často liší o dvě velikosti.',
        },
        {
          title: 'Jak často měřit?',
          text: 'Do tří let každé dva až tři měsíce, později dvakrát do roka. Nohy od tří do šesti let měřte každé čtyři měsíce: [jak změřit dětskou nohu](blog:measuring-feet).',
        },
        {
          title: 'A když to přesto nesedne?',
          text: 'Na vrácení máte {{config path="sales/rma/return_days"}} dnů. [Jak nákup vrátit](returns).',
        },
      ],
    },
  },
  care: {
    path: 'udrzba-obleceni',
    title: 'Údržba oblečení: co znamenají symboly na štítku',
    about:
      'Praní, sušení, žehlení: co znamenají symboly na štítku a jak se starat o bavlnu, vlnu, bundy a boty, aby dlouho vydržely.',
    lead: {
      title: 'Údržba, díky které oblečení vydrží',
      text: 'Poslední slovo má vždy štítek všitý v oblečení. Tady najdete, co jeho symboly znamenají a co ještě pomůže, aby se věci dostaly k dalšímu dítěti v dobrém stavu.',
      action: 'Prohlédnout, co se snadno pere',
      picture: 'Ústřižky látek s různými vzory, připíchnuté v řadách',
    },
    rules: {
      title: 'Tři pravidla pro každé praní',
      items: [
        {
          title: 'Naruby',
          text: 'Potisky, barvy i kolena vydrží déle, když se o buben otírá rub. Předtím zapněte zipy a patentky.',
        },
        {
          title: 'Často stačí méně stupňů',
          text: 'Běžná špína pustí už na 30 nebo 40 °C. Číslo na štítku říká, kolik oblečení snese, ne kolik potřebuje.',
        },
        {
          title: 'Bez aviváže',
          text: 'Usazuje se na vláknech: ručníky pak hůř sají, nepromokavá bunda pouští vodu a guma se dřív vytahá.',
        },
      ],
    },
    signs: {
      title: 'Symboly na štítku',
      washing: 'Praní',
      drying: 'Sušení',
      ironing: 'Žehlení a bělení',
      items: {
        wash40: { title: 'Nejvýše 40 °C', text: 'Běžný program. Většina našeho bavlněného oblečení.' },
        wash60: {
          title: 'Nejvýše 60 °C',
          text: 'Na velkou špínu, třeba na bavlněná body a bryndáky s tímto symbolem.',
        },
        gentle: {
          title: 'Šetrný program, 30 °C',
          text: 'Jedna čárka: slabší odstřeďování a buben plný jen do poloviny.',
        },
        wool: { title: 'Program na vlnu, 30 °C', text: 'Dvě čárky: velmi šetrně, s pracím gelem na vlnu.' },
        handwash: { title: 'Ruční praní', text: 'Ve vlažné vodě; prádlo jen mačkejte, netřete a neždímejte.' },
        nowash: {
          title: 'Neprat',
          text: 'Stačí otřít vlhkým hadříkem, třeba tašku nebo deštník.',
        },
        tumblelow: { title: 'Sušička na nižší teplotu', text: 'Jedna tečka: šetrné sušení.' },
        notumble: {
          title: 'Nesušit v sušičce',
          text: 'Pověste na šňůru. Horko látku srazí nebo poškodí potisk.',
        },
        dryflat: { title: 'Sušit naplocho', text: 'Na ručníku. Mokrý úplet se na šňůře vytahá.' },
        ironlow: { title: 'Žehlit na nízkou teplotu', text: 'Jedna tečka: nejvýše 110 °C a nikdy přes potisk.' },
        ironmedium: { title: 'Žehlit na střední teplotu', text: 'Dvě tečky: nejvýše 150 °C.' },
        nobleach: { title: 'Nebělit', text: 'Žádné bělidlo ani bělicí odstraňovač skvrn, s chlorem ani s kyslíkem.' },
      },
    },
    materials: {
      title: 'Materiál po materiálu',
      items: [
        {
          title: 'Bavlna, žerzej a mušelín',
          text: 'Perte s podobnými barvami a sušte mimo slunce. Mušelín se nemusí žehlit: vyklepněte ho a pověste. Čím na skvrny, radí [malý průvodce skvrnami](blog:stains).',
        },
        {
          title: 'Vlna a merino',
          text: 'Nejdřív větrejte, často to stačí. Perte na 30 °C v programu na vlnu nebo v ruce, s pracím gelem na vlnu, a sušte naplocho. Víc v článku [Vlna beze strachu](blog:wool-care).',
        },
        {
          title: 'Zateplené bundy a kombinézy',
          text: 'Perte na 30 °C naruby a se zapnutými zipy. Do sušičky nepatří; při schnutí je občas protřepejte, aby se výplň neslehla.',
        },
        {
          title: 'Nepromokavé bundy a tašky',
          text: 'Bláto nechte zaschnout, vykartáčujte a zbytek otřete vlhkým hadříkem. Když to bundě nestačí, vyperte ji na 30 °C šetrným programem. Sušte dál od topení. [Jak na nepromokavé oblečení](blog:rainwear-care).',
        },
        {
          title: 'Boty',
          text: 'Čistěte je měkkým kartáčem, kožené před prvním nošením naimpregnujte. Sušte při pokojové teplotě, vycpané papírem.',
        },
      ],
    },
    posts: 'Víc o údržbě',
  },
  newbornList: {
    path: 'seznam-vybavicky',
    title: 'Seznam výbavičky: oblečení na první týdny',
    about:
      'Co novorozenec v prvních šesti týdnech opravdu potřebuje: kolik body a overalů, v jaké velikosti a co ještě počká.',
    lead: {
      title: 'Seznam výbavičky',
      text: 'Na první týdny stačí méně, než se zdá. S tímto seznamem vystačíte, když perete obden, a ještě zbude místo na dárky.',
      action: 'Prohlédnout oblečení pro novorozence',
      picture: 'Oblečky na šňůře pod měsícem a složená deka',
    },
    lists: {
      title: 'Odškrtnout a hotovo',
      items: [
        {
          title: 'Na sebe',
          points: [
            '6 body, na první dny zavinovací',
            '5–6 overalů se zapínáním vpředu',
            '3 polodupačky nebo měkké kalhoty',
            '1 propínací svetřík',
            '2 tenké čepičky',
            '3 páry ponožek',
          ],
        },
        {
          title: 'Na spaní a do kočárku',
          points: [
            '2 deky, tenká a teplá',
            '3 bryndáky',
            'několik mušelínových plen',
            'spací pytel s vhodnou hodnotou [TOG](blog:sleep-bags-tog)',
            'v zimě kombinéza do kočárku, ne do autosedačky',
          ],
        },
        {
          title: 'Co počká',
          points: [
            'boty: až na první krůčky',
            'džíny a všechno s tuhým pasem',
            'oblečení přes hlavu',
            'velikost 68: za měsíc budete vědět víc',
          ],
        },
      ],
    },
    shelves: ['Body a overaly', 'Deky, bryndáky a čepičky'],
    tips: {
      title: 'Než se miminko narodí',
      items: [
        {
          title: 'Jaká velikost?',
          text: 'Většina miminek začíná na velikosti 56 a za měsíc nosí 62. Kupte od každé půlku a na tom, co zatím neperete, nechte visačky. [Jak změřit dítě](measuring).',
        },
        {
          title: 'Do tašky do porodnice',
          text: 'Tři body, tři overaly, čepička, ponožky a deka, každá sada v samostatném sáčku. K tomu jedna sada na cestu domů, tak teplá, jak velí počasí.',
        },
        {
          title: 'První praní',
          text: 'Před prvním nošením všechno vyperte na 40 °C bez aviváže, pokud štítek neříká něco jiného. Symboly vysvětluje [průvodce údržbou](care).',
        },
        {
          title: 'Co koupit jako dárek?',
          text: 'Velikost 68 nebo 74 na další měsíce, případně [dárkovou kartu](shop:Gift cards): rodiče si vyberou sami.',
        },
      ],
    },
  },
  schoolList: {
    path: 'seznam-do-skoly',
    title: 'Seznam do školy: oblečení, tělocvik, batoh',
    about:
      'Co má mít školák ve skříni: oblečení na každý den, cvičební úbor, něco slavnostního a batoh. K tomu rady, jak vybrat velikost a věci podepsat.',
    lead: {
      title: 'Seznam do školy',
      text: 'Tak akorát na týden bez praní a nic, co by jen viselo ve skříni. Nejdřív se podívejte na seznam ze školy, náš ho doplní.',
      action: 'Prohlédnout vše do školy',
      picture: 'Propínací svetr, košile a kalhoty na stojanu, pod nimi batoh a boty',
    },
    lists: {
      title: 'Na jeden školní týden',
      items: [
        {
          title: 'Do třídy',
          points: [
            '5 triček, z toho dvě s dlouhým rukávem',
            '2 mikiny nebo propínací svetry',
            '3× kalhoty, sukně nebo legíny',
            '7 sad spodního prádla a ponožek',
            'něco slavnostního: světlý vršek a tmavé kalhoty nebo sukně',
          ],
        },
        {
          title: 'Na tělocvik',
          points: [
            '2 trička, která se smějí zašpinit',
            'kraťasy nebo tepláky',
            'sálové boty se světlou podrážkou',
            'náhradní ponožky',
            'pytlík, do kterého se to všechno vejde',
          ],
        },
        {
          title: 'Na cestu',
          points: [
            'batoh s nastavitelnými popruhy',
            'nepromokavá bunda, která zůstává v batohu',
            'v zimě čepice, šála a dvoje rukavice',
            'přezůvky, pokud je škola vyžaduje',
          ],
        },
      ],
    },
    shelves: ['Do třídy i na slavnostní dny', 'Batohy a věci na tělocvik'],
    tips: {
      title: 'Aby všechno klaplo',
      items: [
        {
          title: 'Nejdřív měřit',
          text: 'Děti o prázdninách rostou a nohy taky. [Změřte je](measuring) těsně před nákupem a přečtěte si, [jakou velikost do školy](blog:school-sizes) vybrat.',
        },
        {
          title: 'Jméno na všem',
          text: 'Čepice, rukavice, bundy a boty podepište zevnitř, stačí fix na textil. Co je podepsané, to se najde.',
        },
        {
          title: 'Trénujte předem',
          text: 'Zapínat zipy a knoflíky a zavazovat tkaničky se dítě nejlíp naučí o prázdninách. Když to ještě nejde, vyberte gumu v pase a suchý zip.',
        },
        {
          title: 'Kolik smí vážit batoh?',
          text: 'Jen tolik, aby si ho dítě nasadilo samo a stálo s ním rovně. Těžké učebnice patří k zádům, láhev do boční kapsy.',
        },
      ],
    },
  },
}
