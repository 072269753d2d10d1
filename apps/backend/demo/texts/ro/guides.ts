import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'cum-masori-copilul',
    title: 'Cum măsori copilul',
    about:
      'Înălțime, piept, talie, talpă și cap: cum măsori copilul în cinci pași, cu desene și tabele de mărimi pentru haine, pantofi și căciuli.',
    lead: {
      title: 'Cum măsori copilul',
      text: 'Îți trebuie un centimetru de croitorie, o foaie de hârtie și trei minute de liniște. Numerele din desene corespund pașilor.',
      action: 'Vezi ghidul de mărimi',
      picture:
        'Un copil la perete, cu centimetrul în jurul capului (5), al pieptului (2) și al taliei (3); o săgeată arată înălțimea (1)',
    },
    steps: {
      title: 'Cinci măsurători',
      items: [
        {
          title: 'Înălțimea',
          text: 'Desculț, cu spatele la perete. Pune-i o carte pe cap, însemnează locul pe perete și măsoară de la podea până la semn. La haine, acesta e numărul cel mai important.',
        },
        {
          title: 'Pieptul',
          text: 'Centimetrul stă orizontal, pe sub brațe, în locul cel mai lat. Copilul respiră normal.',
        },
        {
          title: 'Talia',
          text: 'În locul cel mai îngust, fără să tragă burtica. Sub centimetru trebuie să încapă un deget.',
        },
        {
          title: 'Talpa',
          text: 'Pune foaia lângă perete și așază copilul pe ea, cu călcâiul la perete. Însemnează degetul cel mai lung și măsoară până la marginea de la perete. Măsoară ambele tălpi; contează cea mai lungă.',
        },
        { title: 'Capul', text: 'Deasupra urechilor și peste mijlocul frunții.' },
      ],
      foot: 'Talpa se măsoară cel mai bine seara, când e puțin mai mare, și întotdeauna cu copilul în picioare: sub greutatea lui, talpa se lungește.',
      footPicture: 'O talpă pe o foaie de hârtie, cu călcâiul la perete; o săgeată îi arată lungimea (4)',
    },
    tables: {
      title: 'De la centimetri la mărime',
      items: [
        {
          title: 'Haine',
          text: 'Mărimea este înălțimea în centimetri: 98 se potrivește de la 93 la 98 cm. Dacă pieptul sau talia depășesc valorile din tabel, ia mărimea următoare.',
        },
        {
          title: 'Pantofi',
          text: 'Compară cu lungimea tălpii mai lungi. Locul pentru degete este deja inclus în tabel.',
        },
        { title: 'Căciuli', text: 'Mărimea este circumferința capului în centimetri.' },
      ],
    },
    questions: {
      title: 'Când eziți',
      items: [
        {
          title: 'Copilul e între două mărimi',
          text: 'La geci, pantaloni și pijamale ia-o pe cea mai mare. Lenjeria, dresurile și costumele de baie trebuie să stea pe corp: acolo e bună și cea mai mică, dacă nu strânge.',
        },
        {
          title: 'Vârsta spune una, centimetrii alta',
          text: 'Ia-te după centimetri. Vârsta de lângă mărime e doar orientativă; între copii de aceeași vârstă pot fi și două mărimi diferență.',
        },
        {
          title: 'Cât de des măsor?',
          text: 'Până la trei ani, la două-trei luni; apoi, de două ori pe an. Între trei și șase ani, măsoară tălpile la patru luni: [cum măsori talpa](blog:measuring-feet).',
        },
        {
          title: 'Și dacă tot nu se potrivește?',
          text: 'Ai {{config path="sales/rma/return_days" unit="day"}} să returnezi. [Cum returnezi](returns).',
        },
      ],
    },
  },
  care: {
    path: 'ghid-de-ingrijire',
    title: 'Ghid de îngrijire: ce înseamnă simbolurile de pe etichetă',
    about:
      'Spălare, uscare, călcare: ce înseamnă simbolurile de pe etichetă și cum îngrijești bumbacul, lâna, gecile și pantofii ca să țină mult.',
    lead: {
      title: 'Cum îngrijești hainele ca să țină',
      text: 'Ultimul cuvânt îl are eticheta cusută în haină. Aici afli ce înseamnă simbolurile ei și ce mai ajută, ca hainele să ajungă în stare bună la următorul copil.',
      action: 'Vezi hainele ușor de întreținut',
      picture: 'Mostre de material cu modele diferite, prinse pe rânduri',
    },
    rules: {
      title: 'Trei reguli la fiecare spălare',
      items: [
        {
          title: 'Pe dos',
          text: 'Imprimeurile, culorile și genunchii țin mai mult dacă de tambur se freacă interiorul. Închide înainte fermoarele și capsele.',
        },
        {
          title: 'De multe ori ajunge și apă mai rece',
          text: 'Murdăria de zi cu zi iese la 30 sau 40 °C. Numărul de pe etichetă arată cât suportă haina, nu de cât are nevoie.',
        },
        {
          title: 'Fără balsam',
          text: 'Se depune pe fibre: prosoapele nu mai absorb, geaca de ploaie lasă apa să treacă, iar elasticul se lărgește mai repede.',
        },
      ],
    },
    signs: {
      title: 'Simbolurile de pe etichetă',
      washing: 'Spălare',
      drying: 'Uscare',
      ironing: 'Călcare și înălbire',
      items: {
        wash40: {
          title: 'A se spăla la cel mult 40 °C',
          text: 'Program normal. Așa se spală cele mai multe haine de bumbac de la noi.',
        },
        wash60: {
          title: 'A se spăla la cel mult 60 °C',
          text: 'Pentru ce se murdărește rău, de exemplu body-uri și bavețele de bumbac cu acest simbol.',
        },
        gentle: {
          title: 'Program delicat, 30 °C',
          text: 'O linie: centrifugare mai blândă și tamburul plin pe jumătate.',
        },
        wool: { title: 'Program pentru lână, 30 °C', text: 'Două linii: foarte delicat, cu detergent pentru lână.' },
        handwash: {
          title: 'A se spăla manual',
          text: 'Cu apă călduță; presează, nu freca și nu stoarce prin răsucire.',
        },
        nowash: {
          title: 'A nu se spăla',
          text: 'Șterge cu o lavetă umedă, de exemplu genți și umbrele.',
        },
        tumblelow: { title: 'Uscător, temperatură joasă', text: 'Un punct: uscătorul e permis la temperatură joasă.' },
        notumble: {
          title: 'A nu se usca în uscător',
          text: 'Întinde pe sârmă. La căldură, haina intră la apă sau se strică imprimeul.',
        },
        dryflat: {
          title: 'A se usca în poziție orizontală',
          text: 'Pe un prosop. Atârnat ud, tricotul se lungește.',
        },
        ironlow: {
          title: 'A se călca la temperatură joasă',
          text: 'Un punct: cel mult 110 °C și niciodată peste imprimeu.',
        },
        ironmedium: { title: 'A se călca la temperatură medie', text: 'Două puncte: cel mult 150 °C.' },
        nobleach: {
          title: 'A nu se folosi înălbitor',
          text: 'Nici înălbitor, nici soluții de pete care albesc, fie cu clor, fie cu oxigen.',
        },
      },
    },
    materials: {
      title: 'Fiecare material, pe rând',
      items: [
        {
          title: 'Bumbac, jerseu și muselină',
          text: 'Spală cu culori asemănătoare și usucă la umbră. Muselina nu trebuie călcată: scutur-o și întinde-o pe sârmă. Ce scoate petele afli din [micul ghid al petelor](blog:stains).',
        },
        {
          title: 'Lână și merinos',
          text: 'Întâi aerisește, de multe ori ajunge. Spală la 30 °C, pe programul pentru lână sau de mână, cu detergent pentru lână, și usucă în poziție orizontală. Mai multe: [lâna fără teamă](blog:wool-care).',
        },
        {
          title: 'Geci matlasate și combinezoane',
          text: 'Spală pe dos la 30 °C, cu toate fermoarele închise. Nu folosi uscătorul; cât se usucă, scutură haina din când în când, ca umplutura să nu se facă cocoloașe.',
        },
        {
          title: 'Geci de ploaie și genți',
          text: 'Lasă noroiul să se usuce, perie-l, apoi șterge cu o lavetă umedă. Dacă nu e de ajuns, spală geaca la 30 °C, cu program delicat. Usucă departe de calorifer. [Cum speli geaca de ploaie](blog:rainwear-care).',
        },
        {
          title: 'Pantofi',
          text: 'Curăță-i cu o perie moale, impermeabilizează pielea înainte de prima purtare și usucă-i la temperatura camerei, cu hârtie înăuntru.',
        },
      ],
    },
    posts: 'Mai multe despre îngrijire',
  },
  newbornList: {
    path: 'lista-pentru-nou-nascut',
    title: 'Lista pentru nou-născut: haine pentru primele săptămâni',
    about:
      'De ce are nevoie cu adevărat un nou-născut în primele șase săptămâni: câte body-uri și pijamale, în ce mărime și ce mai poate aștepta.',
    lead: {
      title: 'Lista pentru nou-născut',
      text: 'Primele săptămâni cer mai puțin decât pare. Lista ajunge dacă speli o dată la două zile și lasă loc și pentru cadouri.',
      action: 'Vezi primele hăinuțe',
      picture: 'Hăinuțe pe sârmă, sub lună, și o păturică împăturită',
    },
    lists: {
      title: 'Bifezi și gata',
      items: [
        {
          title: 'De îmbrăcat',
          points: [
            '6 body-uri, petrecute pentru primele zile',
            '5–6 pijamale tip salopetă, cu deschidere în față',
            '3 perechi de pantaloni moi',
            '1 cardigan',
            '2 căciulițe subțiri',
            '3 perechi de șosete',
          ],
        },
        {
          title: 'Pentru somn și cărucior',
          points: [
            '2 păturici, una subțire și una călduroasă',
            '3 bavețele',
            'câteva scutece de muselină',
            'un sac de dormit cu [TOG](blog:sleep-bags-tog) potrivit',
            'iarna, un combinezon pentru cărucior, nu pentru scaunul auto',
          ],
        },
        {
          title: 'Mai poate aștepta',
          points: [
            'pantofii: până la primii pași',
            'blugii și tot ce are betelie tare',
            'hainele trase peste cap',
            'mărimea 68: peste o lună îți dai seama',
          ],
        },
      ],
    },
    shelves: ['Body-uri și salopete', 'Păturici, bavețele și căciulițe'],
    tips: {
      title: 'Înainte de prima zi',
      items: [
        {
          title: 'Ce mărime?',
          text: 'Cei mai mulți bebeluși încep cu mărimea 56, iar după o lună poartă 62. Cumpără jumătate din fiecare și nu tăia etichetele de la ce nu speli încă. [Cum măsori copilul](measuring).',
        },
        {
          title: 'Pentru bagajul de maternitate',
          text: 'Trei body-uri, trei pijamale tip salopetă, o căciuliță, șosete și o păturică, fiecare schimb în punga lui. Plus un schimb pentru drumul spre casă, potrivit vremii.',
        },
        {
          title: 'Prima spălare',
          text: 'Înainte de prima purtare spală totul la 40 °C, fără balsam, dacă eticheta nu spune altceva. Simbolurile sunt explicate în [ghidul de îngrijire](care).',
        },
        {
          title: 'Ce cadou alegi?',
          text: 'Mărimea 68 sau 74, pentru lunile următoare, sau un [card cadou](shop:Gift cards), cu care părinții aleg singuri.',
        },
      ],
    },
  },
  schoolList: {
    path: 'lista-de-scoala',
    title: 'Lista de școală: haine, echipament de sport, ghiozdan',
    about:
      'Ce îi trebuie unui școlar în dulap: haine de zi cu zi, echipament de sport, ținută de serbare și ghiozdan, cu mărimi și etichetarea lucrurilor.',
    lead: {
      title: 'Lista de școală',
      text: 'Cât ajunge pentru o săptămână fără spălat și nimic care să stea nepurtat în dulap. Întâi vine lista școlii; aceasta completează ce lipsește.',
      action: 'Vezi tot pentru școală',
      picture: 'Un cardigan, o cămașă și pantaloni pe un suport de haine, iar dedesubt un ghiozdan și pantofi',
    },
    lists: {
      title: 'Pentru o săptămână de școală',
      items: [
        {
          title: 'Pentru clasă',
          points: [
            '5 tricouri și bluze, dintre care două cu mânecă lungă',
            '2 bluze sport sau cardigane',
            '3 piese: pantaloni, colanți sau fuste',
            '7 schimburi de lenjerie și șosete',
            '1 ținută de serbare: bluză sau cămașă deschisă la culoare, cu pantaloni sau fustă de culoare închisă',
          ],
        },
        {
          title: 'Pentru ora de sport',
          points: [
            '2 tricouri care au voie să se murdărească',
            'pantaloni scurți sau de trening',
            'pantofi de sală cu talpă deschisă la culoare',
            'o pereche de șosete de schimb',
            'un săculeț doar pentru ele',
          ],
        },
        {
          title: 'Pentru drum',
          points: [
            'un ghiozdan cu bretele reglabile',
            'o geacă de ploaie care rămâne în ghiozdan',
            'iarna, căciulă, fular și două perechi de mănuși',
            'papuci de schimb, dacă îi cere școala',
          ],
        },
      ],
    },
    shelves: ['Pentru clasă și serbări', 'Ghiozdane și haine de sport'],
    tips: {
      title: 'Ca să meargă toate',
      items: [
        {
          title: 'Întâi măsori',
          text: 'În vacanță copiii cresc, și tălpile la fel. [Măsoară](measuring) cu puțin înainte de cumpărături și citește [ce mărime iei pentru școală](blog:school-sizes).',
        },
        {
          title: 'Numele pe toate',
          text: 'Scrie numele în interior, la căciuli, mănuși, geci și pantofi; ajunge un marker textil. Ce are nume se găsește.',
        },
        {
          title: 'Timp de exersat',
          text: 'Fermoarele, nasturii și șireturile se învață cel mai bine în vacanță. Dacă încă nu merge, alege talie cu elastic și arici.',
        },
        {
          title: 'Cât de greu poate fi ghiozdanul?',
          text: 'Atât încât copilul să și-l pună singur în spate și să stea drept cu el. Cărțile grele se pun lângă spate, iar sticla, în buzunarul lateral.',
        },
      ],
    },
  },
}
