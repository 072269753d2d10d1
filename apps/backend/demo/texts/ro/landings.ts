import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Iarna, strat cu strat',
      text: 'Trei straturi subțiri țin mai cald decât unul gros. Vezi ce vine pe piele, ce pui deasupra și ce nu lasă zăpada să intre.',
      action: 'Vezi ghidul de iarnă',
    },
    shelf: 'Călduroase, numai bune acum',
    lists: {
      title: 'Liste care îți scutesc timp',
      text: 'Scurte, încercate acasă, și spun deschis ce mai poate aștepta.',
      newborn: {
        title: 'Pentru nou-născut',
        text: 'Ce pregătești pentru primele șase săptămâni și în ce mărime.',
        action: 'Vezi lista bebelușului',
      },
      school: {
        title: 'Pentru școală',
        text: 'Haine, echipament de sport și ghiozdan. Și cum faci ca toate să se întoarcă acasă.',
        action: 'Vezi lista de școală',
      },
    },
    brand: {
      title: 'Nad Brzegiem: haine pentru vânt și nisip',
      text: 'Culori marine și croieli pentru copiii care pleacă ultimii de pe plajă.',
      action: 'Descoperă marca',
    },
    blog: { title: 'De pe blogul nostru', action: 'Vezi toate articolele' },
    more: ['Cum măsori copilul', 'Cum returnezi', 'Cum îngrijești hainele'],
  },
  winter: {
    path: 'ghid-de-iarna',
    title: 'Iarna: cum îmbraci copilul în straturi',
    about:
      'Cum îmbraci copilul iarna: trei straturi, ce se schimbă cu vârsta și răspunsuri pentru părinți. Geci, combinezoane, căciuli și mănuși.',
    lead: {
      title: 'Iarna, strat cu strat',
      text: 'Când urcă pe derdeluș, copiii transpiră, iar la coborâre îngheață. Din trei straturi subțiri, unul se dă jos într-o clipă și se pune la loc la fel de repede.',
      action: 'Vezi geci și paltoane',
      picture: 'Trei copii în palton, combinezon și geacă, în timp ce ninge',
    },
    layers: {
      title: 'Trei straturi, trei roluri',
      items: [
        {
          title: '1. Pe piele',
          text: 'O bluză cu mânecă lungă și colanți sau dresuri. Trebuie să stea pe corp fără să strângă. Dacă cel mic a transpirat, schimbă bumbacul umed cu unul uscat înainte să iasă din nou.',
        },
        {
          title: '2. Stratul care ține cald',
          text: 'Un pulover, un cardigan sau o bluză sport. Lâna ține de cald și în zilele umede, iar moltonul periat pe interior e ușor și se spală fără bătăi de cap.',
        },
        {
          title: '3. Pentru vânt și zăpadă',
          text: 'O geacă matlasată, un palton sau un combinezon. Dedesubt trebuie să încapă un pulover, dar mâneca să se termine la încheietura mâinii.',
        },
      ],
    },
    shelves: ['Geci, paltoane și combinezoane', 'Căciuli, fulare și mănuși'],
    ages: {
      title: 'Ce se schimbă cu vârsta',
      items: [
        {
          title: 'În cărucior',
          points: [
            'Un bebeluș care stă culcat are nevoie de un strat în plus față de tine.',
            'O căciuliță care acoperă urechile și mănuși cu un deget sau manșete lungi.',
            'În mașină, scoate-i combinezonul: [de ce contează](blog:car-seat-winter).',
            'Atinge ceafa: caldă și uscată e bine, umedă înseamnă că îi e prea cald.',
          ],
        },
        {
          title: 'La grădiniță',
          points: [
            'Mănuși cu un deget, nu cu cinci: se pun dintr-o mișcare.',
            'O geacă pe care copilul o închide fără ajutor.',
            'A doua pereche de mănuși și șosete uscate în săculeț.',
            'Numele pe tot ce se dă jos: [ce pui în săculeț](blog:nursery-bag).',
          ],
        },
        {
          title: 'La școală',
          points: [
            'În clasă e cald: cardiganul se scoate mai ușor decât puloverul.',
            'Ghete în care încape și o șosetă groasă.',
            'O căciulă care intră în buzunar, altfel rămâne în autobuz.',
            'Culori deschise și detalii reflectorizante: în diminețile întunecate, copilul se vede de departe.',
          ],
        },
      ],
    },
    questions: {
      title: 'Ce ne întreabă părinții',
      items: [
        {
          title: 'Cum îmi dau seama dacă îi e destul de cald?',
          text: 'Atinge ceafa. Dacă e caldă și uscată, totul e în regulă. Mâinile reci nu spun mare lucru: sunt adesea reci chiar și când copilului îi e cald.',
        },
        {
          title: 'Combinezon sau geacă și pantaloni?',
          text: 'Combinezonul nu lasă zăpada să intre la mijloc și e bun pentru cei mici, care se așază și merg de-a bușilea prin ea. De la grădiniță încolo e mai practică geaca: se pune și se scoate mai repede.',
        },
        {
          title: 'Ce mărime iau la geacă?',
          text: 'Alege după înălțime. Dacă cel mic e între două mărimi, ia-o pe cea mai mare, ca să încapă dedesubt un pulover. [Cum măsori copilul](measuring).',
        },
        {
          title: 'Cum spăl o geacă matlasată?',
          text: 'Închide toate fermoarele, spal-o pe dos la 30 °C și nu pune balsam. Fiecare simbol de pe etichetă e explicat în [ghidul de îngrijire](care).',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: haine de copii pentru vânt și nisip',
    about:
      'Nad Brzegiem e una dintre cele șase mărci ale noastre: culori marine, bumbac, in și lână, croieli pentru alergat. Vezi ce o face aparte și ce e acum în magazin.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'În poloneză, numele înseamnă „pe țărm”. Haine pentru vânt, nisip și buzunare pline de scoici, pentru copiii care pleacă ultimii de pe plajă.',
      action: 'Vezi toată marca',
      picture: 'Un pulover în dungi, o rochie albastră și o bluză cu imprimeu pe o sârmă, printre dune',
    },
    ideas: {
      title: 'După ce o recunoști',
      items: [
        {
          title: 'Culorile țărmului',
          text: 'Cerul, nisipul și apa adâncă se potrivesc de la sine. Ajunge o singură haină roșie sau galbenă ca să-ți vezi copilul de departe.',
        },
        {
          title: 'Materiale pe măsura vremii',
          text: 'Bumbac, in și muselină pentru zilele calde, tricot și lână pentru vânt. Din ce e făcută fiecare haină scrie pe pagina ei.',
        },
        {
          title: 'Croieli pentru alergat',
          text: 'Nimic de tras în sus, nimic de ținut cu mâna. Și rămâne destul loc pentru castele de nisip.',
        },
      ],
    },
    shelves: ['Pentru zile calde', 'Când se pornește vântul'],
    lookbook: 'Vezi lookbookul',
    promises: {
      title: 'Bine de știut',
      items: [
        {
          title: 'De ce lipsește uneori o culoare?',
          text: 'Pentru că lucrăm în serii scurte. Pe pagina produsului alege mărimea și lasă-ne adresa de e-mail: îți scriem o singură dată, când revine în stoc.',
        },
        {
          title: 'Mărimile sunt ca la celelalte mărci?',
          text: 'Da. La toate mărcile noastre, mărimea este înălțimea în centimetri, iar alături scriem vârsta. Toate dimensiunile sunt în [ghidul de mărimi](size-guide).',
        },
        {
          title: 'Cum le îngrijesc?',
          text: 'Întâi scutură nisipul, apoi spală cum scrie pe etichetă. Simbolurile sunt explicate în [ghidul de îngrijire](care).',
        },
      ],
    },
  },
}
