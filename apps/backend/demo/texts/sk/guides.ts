import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'ako-odmerat-dieta',
    title: 'Ako odmerať dieťa',
    about:
      'Výška, hrudník, pás, chodidlo a hlava: ako odmerať dieťa v piatich krokoch, s nákresmi a tabuľkami veľkostí oblečenia, topánok a čiapok.',
    lead: {
      title: 'Ako odmerať dieťa',
      text: 'Stačí krajčírsky meter, hárok papiera a tri pokojné minúty. Čísla na nákresoch zodpovedajú krokom.',
      action: 'Prejsť na tabuľku veľkostí',
      picture: 'Dieťa pri stene, meter okolo hlavy (5), hrudníka (2) a pása (3); šípka ukazuje výšku (1)',
    },
    steps: {
      title: 'Päť mier',
      items: [
        {
          title: 'Výška',
          text: 'Naboso, chrbtom k stene. Položte dieťaťu na hlavu knihu, urobte na stene čiarku a odmerajte, ako vysoko je od podlahy. Pri oblečení je to najdôležitejšia miera.',
        },
        {
          title: 'Hrudník',
          text: 'Meter veďte vodorovne pod pazuchami, v najširšom mieste. Dieťa pritom normálne dýcha.',
        },
        {
          title: 'Pás',
          text: 'V najužšom mieste, bez vťahovania bruška. Pod meter sa má zmestiť prst.',
        },
        {
          title: 'Chodidlo',
          text: 'Priložte papier k stene a postavte naň dieťa, pätou k stene. Označte najdlhší prst a odmerajte, ako ďaleko je od kraja papiera pri stene. Odmerajte obe nohy a riaďte sa tou dlhšou.',
        },
        { title: 'Hlava', text: 'Nad ušami a cez stred čela.' },
      ],
      foot: 'Nohy je najlepšie merať večer, keď bývajú o niečo väčšie, a vždy postojačky: zaťažené chodidlo je dlhšie.',
      footPicture: 'Chodidlo na hárku papiera, päta pri stene; šípka ukazuje jeho dĺžku (4)',
    },
    tables: {
      title: 'Od centimetrov k veľkosti',
      items: [
        {
          title: 'Oblečenie',
          text: 'Veľkosť je výška v centimetroch: 98 sedí na výšku 93 až 98 cm. Ak je hrudník alebo pás väčší než v tabuľke, vezmite o veľkosť väčšie.',
        },
        {
          title: 'Topánky',
          text: 'Riaďte sa dlhším chodidlom. Miesto pre prsty je v tabuľke už započítané.',
        },
        { title: 'Čiapky', text: 'Veľkosť je obvod hlavy v centimetroch.' },
      ],
    },
    questions: {
      title: 'Keď váhate',
      items: [
        {
          title: 'Dieťa je medzi dvoma veľkosťami',
          text: 'Bundu, nohavice a pyžamo vezmite väčšie. Spodná bielizeň, pančuchy a plavky majú priliehať: tam stačí menšia veľkosť, ak netlačí.',
        },
        {
          title: 'Podľa veku vychádza iná veľkosť než podľa centimetrov',
          text: 'Verte centimetrom. Vek pri veľkosti je len pomôcka, rovnako staré deti sa často líšia o dve veľkosti.',
        },
        {
          title: 'Ako často merať?',
          text: 'Do troch rokov každé dva až tri mesiace, neskôr dvakrát do roka. Nohy od troch do šiestich rokov merajte každé štyri mesiace: [ako zmerať detskú nohu](blog:measuring-feet).',
        },
        {
          title: 'A keď to aj tak nesadne?',
          text: 'Na vrátenie máte {{config path="sales/rma/return_days"}} dní. [Ako nákup vrátiť](returns).',
        },
      ],
    },
  },
  care: {
    path: 'udrzba-oblecenia',
    title: 'Údržba oblečenia: čo znamenajú symboly na štítku',
    about:
      'Pranie, sušenie, žehlenie: čo znamenajú symboly na štítku a ako sa starať o bavlnu, vlnu, bundy a topánky, aby dlho vydržali.',
    lead: {
      title: 'Údržba, vďaka ktorej oblečenie vydrží',
      text: 'Posledné slovo má vždy štítok všitý v oblečení. Tu nájdete, čo jeho symboly znamenajú a čo ešte pomôže, aby sa veci dostali k ďalšiemu dieťaťu v dobrom stave.',
      action: 'Pozrieť, čo sa ľahko perie',
      picture: 'Ústrižky látok s rôznymi vzormi, pripnuté v radoch',
    },
    rules: {
      title: 'Tri pravidlá pre každé pranie',
      items: [
        {
          title: 'Naruby',
          text: 'Potlače, farby aj kolená vydržia dlhšie, keď sa o bubon odiera rub. Predtým zapnite zipsy a patentky.',
        },
        {
          title: 'Často stačí menej stupňov',
          text: 'Bežná špina pustí už na 30 alebo 40 °C. Číslo na štítku hovorí, koľko oblečenie znesie, nie koľko potrebuje.',
        },
        {
          title: 'Bez aviváže',
          text: 'Usadzuje sa na vláknach: uteráky potom horšie sajú, nepremokavá bunda prepúšťa vodu a guma sa skôr vytiahne.',
        },
      ],
    },
    signs: {
      title: 'Symboly na štítku',
      washing: 'Pranie',
      drying: 'Sušenie',
      ironing: 'Žehlenie a bielenie',
      items: {
        wash40: { title: 'Najviac 40 °C', text: 'Bežný program. Väčšina nášho bavlneného oblečenia.' },
        wash60: {
          title: 'Najviac 60 °C',
          text: 'Na veľkú špinu, napríklad na bavlnené body a podbradníky s týmto symbolom.',
        },
        gentle: {
          title: 'Šetrný program, 30 °C',
          text: 'Jedna čiarka: slabšie odstreďovanie a bubon plný len do polovice.',
        },
        wool: { title: 'Program na vlnu, 30 °C', text: 'Dve čiarky: veľmi šetrne, s pracím gélom na vlnu.' },
        handwash: { title: 'Ručné pranie', text: 'Vo vlažnej vode; bielizeň len stláčajte, nešúchajte a nežmýkajte.' },
        nowash: {
          title: 'Neprať',
          text: 'Stačí utrieť vlhkou handričkou, napríklad tašku alebo dáždnik.',
        },
        tumblelow: { title: 'Sušička na nižšiu teplotu', text: 'Jedna bodka: šetrné sušenie.' },
        notumble: {
          title: 'Nesušiť v sušičke',
          text: 'Zaveste na šnúru. Teplo látku zrazí alebo poškodí potlač.',
        },
        dryflat: { title: 'Sušiť naplocho', text: 'Na uteráku. Mokrý úplet sa na šnúre vytiahne.' },
        ironlow: { title: 'Žehliť na nízku teplotu', text: 'Jedna bodka: najviac 110 °C a nikdy nie cez potlač.' },
        ironmedium: { title: 'Žehliť na strednú teplotu', text: 'Dve bodky: najviac 150 °C.' },
        nobleach: {
          title: 'Nebieliť',
          text: 'Žiadne bielidlo ani bieliaci odstraňovač škvŕn, s chlórom ani s kyslíkom.',
        },
      },
    },
    materials: {
      title: 'Materiál po materiáli',
      items: [
        {
          title: 'Bavlna, džersej a mušelín',
          text: 'Perte s podobnými farbami a sušte mimo slnka. Mušelín netreba žehliť: vytraste ho a zaveste. Čím na škvrny, radí [malý sprievodca škvrnami](blog:stains).',
        },
        {
          title: 'Vlna a merino',
          text: 'Najprv vetrajte, často to stačí. Perte na 30 °C v programe na vlnu alebo ručne, s pracím gélom na vlnu, a sušte naplocho. Viac v článku [Vlna bez strachu](blog:wool-care).',
        },
        {
          title: 'Zateplené bundy a kombinézy',
          text: 'Perte na 30 °C naruby a so zapnutými zipsami. Do sušičky nepatria; pri schnutí ich občas pretraste, aby sa výplň nezhrčila.',
        },
        {
          title: 'Nepremokavé bundy a tašky',
          text: 'Blato nechajte zaschnúť, vykefujte a zvyšok utrite vlhkou handričkou. Ak to bunde nestačí, vyperte ju na 30 °C šetrným programom. Sušte ďalej od radiátora. [Ako na nepremokavé oblečenie](blog:rainwear-care).',
        },
        {
          title: 'Topánky',
          text: 'Čistite ich mäkkou kefkou, kožené pred prvým nosením naimpregnujte. Sušte pri izbovej teplote, vypchaté papierom.',
        },
      ],
    },
    posts: 'Viac o údržbe',
  },
  newbornList: {
    path: 'zoznam-vybavicky',
    title: 'Zoznam výbavičky: oblečenie na prvé týždne',
    about:
      'Čo novorodenec v prvých šiestich týždňoch naozaj potrebuje: koľko body a overalov, v akej veľkosti a čo ešte počká.',
    lead: {
      title: 'Zoznam výbavičky',
      text: 'Na prvé týždne stačí menej, než sa zdá. S týmto zoznamom vystačíte, keď periete každý druhý deň, a ešte ostane miesto na darčeky.',
      action: 'Pozrieť oblečenie pre novorodencov',
      picture: 'Oblečenie pre bábätko na šnúre pod mesiacom a zložená deka',
    },
    lists: {
      title: 'Odškrtnúť a hotovo',
      items: [
        {
          title: 'Na seba',
          points: [
            '6 body, na prvé dni zavinovacie',
            '5 – 6 overalov so zapínaním vpredu',
            '3 polodupačky alebo mäkké nohavice',
            '1 kardigán',
            '2 tenké čiapočky',
            '3 páry ponožiek',
          ],
        },
        {
          title: 'Na spanie a do kočíka',
          points: [
            '2 deky, tenká a teplá',
            '3 podbradníky',
            'niekoľko mušelínových plienok',
            'spací vak s vhodnou hodnotou [TOG](blog:sleep-bags-tog)',
            'v zime kombinéza do kočíka, nie do autosedačky',
          ],
        },
        {
          title: 'Čo počká',
          points: [
            'topánky: až na prvé kroky',
            'džínsy a všetko s tuhým pásom',
            'oblečenie cez hlavu',
            'veľkosť 68: o mesiac budete vedieť viac',
          ],
        },
      ],
    },
    shelves: ['Body a overaly', 'Deky, podbradníky a čiapočky'],
    tips: {
      title: 'Skôr než sa bábätko narodí',
      items: [
        {
          title: 'Aká veľkosť?',
          text: 'Väčšina bábätiek začína na veľkosti 56 a o mesiac nosí 62. Kúpte z každej polovicu a na tom, čo zatiaľ neperiete, nechajte visačky. [Ako odmerať dieťa](measuring).',
        },
        {
          title: 'Do tašky do pôrodnice',
          text: 'Tri body, tri overaly, čiapočka, ponožky a deka, každá súprava v samostatnom vrecúšku. K tomu jedna súprava na cestu domov, taká teplá, ako káže počasie.',
        },
        {
          title: 'Prvé pranie',
          text: 'Pred prvým nosením všetko vyperte na 40 °C bez aviváže, ak štítok nehovorí inak. Symboly vysvetľuje [sprievodca údržbou](care).',
        },
        {
          title: 'Čo kúpiť ako darček?',
          text: 'Veľkosť 68 alebo 74 na ďalšie mesiace, prípadne [darčekovú kartu](shop:Gift cards): rodičia si vyberú sami.',
        },
      ],
    },
  },
  schoolList: {
    path: 'zoznam-do-skoly',
    title: 'Zoznam do školy: oblečenie, telesná, ruksak',
    about:
      'Čo má mať školák v skrini: oblečenie na každý deň, úbor na telesnú, niečo slávnostné a ruksak. K tomu rady, ako vybrať veľkosť a veci podpísať.',
    lead: {
      title: 'Zoznam do školy',
      text: 'Presne toľko, koľko treba na týždeň bez prania, a nič, čo by v skrini len viselo. Najprv sa pozrite na zoznam zo školy, náš ho doplní.',
      action: 'Pozrieť všetko do školy',
      picture: 'Kardigán, košeľa a nohavice na stojane, pod nimi ruksak a topánky',
    },
    lists: {
      title: 'Na jeden školský týždeň',
      items: [
        {
          title: 'Do triedy',
          points: [
            '5 tričiek, z toho dve s dlhým rukávom',
            '2 mikiny alebo kardigány',
            '3× nohavice, sukne alebo legíny',
            '7 súprav spodnej bielizne a ponožiek',
            'niečo slávnostné: svetlý vršok a tmavé nohavice alebo sukňa',
          ],
        },
        {
          title: 'Na telesnú',
          points: [
            '2 tričká, ktoré sa smú zašpiniť',
            'kraťasy alebo tepláky',
            'halová obuv so svetlou podrážkou',
            'náhradné ponožky',
            'vrecko, do ktorého sa to všetko zmestí',
          ],
        },
        {
          title: 'Na cestu',
          points: [
            'ruksak s nastaviteľnými popruhmi',
            'nepremokavá bunda, ktorá ostáva v ruksaku',
            'v zime čiapka, šál a dvoje rukavíc',
            'prezuvky, ak ich škola vyžaduje',
          ],
        },
      ],
    },
    shelves: ['Do triedy aj na slávnostné dni', 'Ruksaky a veci na telesnú'],
    tips: {
      title: 'Aby všetko klaplo',
      items: [
        {
          title: 'Najprv merať',
          text: 'Deti cez prázdniny rastú a nohy tiež. [Odmerajte ich](measuring) tesne pred nákupom a prečítajte si, [akú veľkosť do školy](blog:school-sizes) vybrať.',
        },
        {
          title: 'Meno na všetkom',
          text: 'Čiapky, rukavice, bundy a topánky podpíšte zvnútra, stačí fixka na textil. Čo je podpísané, to sa nájde.',
        },
        {
          title: 'Trénujte vopred',
          text: 'Zipsy, gombíky a šnúrky sa najlepšie učia cez prázdniny. Ak to ešte nejde, vyberte gumu v páse a suchý zips.',
        },
        {
          title: 'Koľko smie vážiť ruksak?',
          text: 'Len toľko, aby si ho dieťa založilo samo a stálo s ním rovno. Ťažké učebnice patria k chrbtu, fľaša do bočného vrecka.',
        },
      ],
    },
  },
}
