import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Der Winter in drei Schichten',
      text: 'Drei dünne Schichten wärmen besser als eine dicke. Was auf die Haut kommt, was darüber und was den Schnee draußen hält.',
      action: 'Zum Winterratgeber',
    },
    shelf: 'Warmes für jetzt',
    lists: {
      title: 'Listen, die Zeit sparen',
      text: 'Kurz, im Alltag erprobt und ehrlich bei allem, was warten kann.',
      newborn: {
        title: 'Für Neugeborene',
        text: 'Was Sie für die ersten sechs Wochen brauchen und in welcher Größe.',
        action: 'Zur Liste für Neugeborene',
      },
      school: {
        title: 'Für die Schule',
        text: 'Kleidung, Sportsachen und Rucksack – und wie alles wieder nach Hause findet.',
        action: 'Zur Liste für die Schule',
      },
    },
    brand: {
      title: 'Nad Brzegiem: Kleidung für Wind und Sand',
      text: 'Farben der Küste und Schnitte für Kinder, die als Letzte vom Strand kommen.',
      action: 'Marke kennenlernen',
    },
    blog: { title: 'Aus unserem Blog', action: 'Alle Beiträge' },
    more: ['Richtig messen', 'So läuft die Rückgabe', 'Pflege der Kleidung'],
  },
  winter: {
    path: 'winterratgeber',
    title: 'Kinder im Winter anziehen: drei Schichten',
    about:
      'So ziehen Sie Kinder im Winter an: drei Schichten, was sich mit dem Alter ändert, und Antworten auf häufige Fragen. Mit Jacken, Mützen und Handschuhen.',
    lead: {
      title: 'Der Winter in drei Schichten',
      text: 'Bergauf schwitzen Kinder, bergab frieren sie. Von drei dünnen Schichten ist eine schnell ausgezogen und genauso schnell wieder an.',
      action: 'Jacken und Mäntel ansehen',
      picture: 'Drei Kinder in Mantel, Schneeanzug und Jacke im Schneefall',
    },
    layers: {
      title: 'Drei Schichten, drei Aufgaben',
      items: [
        {
          title: '1. Auf der Haut',
          text: 'Ein Langarmshirt mit Leggings oder Strumpfhose. Beides soll anliegen, ohne zu drücken. Ist Ihr Kind verschwitzt, ziehen Sie es um, bevor es wieder hinausgeht.',
        },
        {
          title: '2. Die warme Schicht',
          text: 'Ein Pullover, eine Strickjacke oder ein Sweatshirt. Wolle wärmt auch an feuchten Tagen; innen angerauter Sweatstoff ist leicht und schnell gewaschen.',
        },
        {
          title: '3. Gegen Wind und Schnee',
          text: 'Eine wattierte Jacke, ein Mantel oder ein Schneeanzug. Darunter soll ein Pullover passen, die Ärmel sollen aber am Handgelenk enden.',
        },
      ],
    },
    shelves: ['Jacken, Mäntel und Schneeanzüge', 'Mützen, Schals und Handschuhe'],
    ages: {
      title: 'Was sich mit dem Alter ändert',
      items: [
        {
          title: 'Im Kinderwagen',
          points: [
            'Ein Baby, das still liegt, braucht eine Schicht mehr als Sie.',
            'Eine Mütze, die die Ohren bedeckt, und Fäustlinge oder lange Bündchen.',
            'Im Auto wird der Schneeanzug ausgezogen: [warum das wichtig ist](blog:car-seat-winter).',
            'Fühlen Sie am Nacken: Warm und trocken ist richtig, feucht ist zu warm.',
          ],
        },
        {
          title: 'In der Kita',
          points: [
            'Fäustlinge statt Fingerhandschuhe: ein Griff, und sie sitzen.',
            'Eine Jacke, die Ihr Kind allein schließen kann.',
            'Ein zweites Paar Handschuhe und trockene Socken im Beutel.',
            'Der Name in allem, was ausgezogen wird: [was in den Beutel gehört](blog:nursery-bag).',
          ],
        },
        {
          title: 'In der Schule',
          points: [
            'Im Klassenzimmer ist es warm: Eine Strickjacke ist leichter ausgezogen als ein Pullover.',
            'Stiefel mit Platz für eine dicke Socke.',
            'Eine Mütze, die in die Jackentasche passt, sonst bleibt sie im Bus.',
            'Helle Farben und Reflektoren werden am dunklen Morgen früher gesehen.',
          ],
        },
      ],
    },
    questions: {
      title: 'Was Eltern uns fragen',
      items: [
        {
          title: 'Woran merke ich, ob meinem Kind warm genug ist?',
          text: 'Fühlen Sie am Nacken. Ist er warm und trocken, ist alles gut. Kalte Hände allein sagen wenig: Sie sind oft kühl, auch wenn dem Kind warm ist.',
        },
        {
          title: 'Schneeanzug oder Jacke und Hose?',
          text: 'Ein Schneeanzug hält am Bauch den Schnee ab und passt zu Kleinen, die darin sitzen und krabbeln. Ab dem Kindergartenalter ist eine Jacke praktischer: Sie ist schneller an und wieder aus.',
        },
        {
          title: 'Welche Größe nehme ich bei der Jacke?',
          text: 'Richten Sie sich nach der Körpergröße. Liegt Ihr Kind zwischen zwei Größen, nehmen Sie die größere, damit ein Pullover darunter passt. [So messen Sie richtig](measuring).',
        },
        {
          title: 'Wie wasche ich eine wattierte Jacke?',
          text: 'Schließen Sie alle Reißverschlüsse, waschen Sie die Jacke bei 30 °C auf links und lassen Sie den Weichspüler weg. Die [Pflegehinweise](care) erklären jedes Zeichen auf dem Etikett.',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: Kinderkleidung für Wind und Sand',
    about:
      'Nad Brzegiem ist eine unserer sechs Marken: Farben der Küste, Baumwolle, Leinen und Wolle und Schnitte zum Rennen. Was sie ausmacht und was es gerade gibt.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'Der Name ist polnisch und heißt „am Ufer“. Die Kleidung ist für Wind, Sand und Taschen voller Muscheln – und für Kinder, die als Letzte vom Strand kommen.',
      action: 'Die ganze Marke ansehen',
      picture: 'Ein Pullover, ein blaues Kleid und ein Shirt auf einer Leine in den Dünen',
    },
    ideas: {
      title: 'Woran Sie sie erkennen',
      items: [
        {
          title: 'Farben der Küste',
          text: 'Himmel, Sand und tiefes Wasser passen von selbst zusammen. Ein rotes oder gelbes Teil genügt, damit man Ihr Kind von Weitem sieht.',
        },
        {
          title: 'Stoffe für jedes Wetter',
          text: 'Baumwolle, Leinen und Musselin für warme Tage, Strick und Wolle für den Wind. Woraus ein Teil besteht, steht auf seiner Seite.',
        },
        {
          title: 'Schnitte zum Rennen',
          text: 'Nichts muss hochgezogen oder festgehalten werden. Und zum Sandburgenbauen ist Platz genug.',
        },
      ],
    },
    shelves: ['Für warme Tage', 'Wenn der Wind auffrischt'],
    lookbook: 'Lookbook öffnen',
    promises: {
      title: 'Gut zu wissen',
      items: [
        {
          title: 'Warum ist eine Farbe manchmal ausverkauft?',
          text: 'Weil wir kleine Serien nähen. Wählen Sie auf der Artikelseite die Größe und geben Sie Ihre E-Mail-Adresse an: Wir schreiben Ihnen einmal, sobald sie wieder da ist.',
        },
        {
          title: 'Fallen die Größen aus wie bei den anderen Marken?',
          text: 'Ja, bei allen unseren Marken ist die Größe die Körpergröße in Zentimetern, daneben steht das Alter. Alle Maße finden Sie in der [Größentabelle](size-guide).',
        },
        {
          title: 'Wie pflege ich die Sachen?',
          text: 'Erst den Sand ausschütteln, dann waschen, wie es auf dem Etikett steht. Die [Pflegehinweise](care) erklären die Zeichen.',
        },
      ],
    },
  },
}
