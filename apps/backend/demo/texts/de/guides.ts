import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'kind-richtig-messen',
    title: 'So messen Sie Ihr Kind',
    about:
      'Körpergröße, Brust, Taille, Fuß und Kopf: Kinder in fünf Schritten messen, mit Zeichnungen und den Größentabellen für Kleidung, Schuhe und Mützen.',
    lead: {
      title: 'So messen Sie Ihr Kind',
      text: 'Sie brauchen ein Maßband, ein Blatt Papier und drei ruhige Minuten. Die Nummern in den Zeichnungen gehören zu den Schritten.',
      action: 'Zur Größentabelle',
      picture:
        'Ein Kind an der Wand mit Maßbändern um Kopf (5), Brust (2) und Taille (3); ein Pfeil zeigt die Körpergröße (1)',
    },
    steps: {
      title: 'Fünf Maße',
      items: [
        {
          title: 'Körpergröße',
          text: 'Barfuß, mit dem Rücken zur Wand. Legen Sie ein Buch flach auf den Kopf, markieren Sie die Stelle und messen Sie vom Boden bis dorthin. Bei Kleidung ist das die wichtigste Zahl.',
        },
        {
          title: 'Brust',
          text: 'Das Maßband liegt waagerecht unter den Armen, an der breitesten Stelle. Ihr Kind atmet ruhig weiter.',
        },
        {
          title: 'Taille',
          text: 'An der schmalsten Stelle, ohne den Bauch einzuziehen. Ein Finger sollte unter das Band passen.',
        },
        {
          title: 'Fuß',
          text: 'Legen Sie ein Blatt an die Wand und stellen Sie Ihr Kind darauf, die Ferse an der Wand. Markieren Sie den längsten Zeh und messen Sie bis zum Rand. Messen Sie beide Füße, der längere zählt.',
        },
        { title: 'Kopf', text: 'Über den Ohren und über die Mitte der Stirn.' },
      ],
      foot: 'Füße misst man am besten abends, dann sind sie etwas größer, und immer im Stehen: Ein belasteter Fuß ist länger.',
      footPicture: 'Ein Fuß auf einem Blatt Papier, die Ferse an der Wand; ein Pfeil zeigt seine Länge (4)',
    },
    tables: {
      title: 'Von Zentimetern zur Größe',
      items: [
        {
          title: 'Kleidung',
          text: 'Die Größe ist die Körpergröße in Zentimetern: 98 passt von 93 bis 98 cm. Sind Brust oder Taille weiter als in der Tabelle, nehmen Sie die nächste Größe.',
        },
        {
          title: 'Schuhe',
          text: 'Vergleichen Sie die Länge des längeren Fußes. Der Platz für die Zehen ist in der Tabelle schon eingerechnet.',
        },
        { title: 'Mützen', text: 'Die Größe ist der Kopfumfang in Zentimetern.' },
      ],
    },
    questions: {
      title: 'Im Zweifel',
      items: [
        {
          title: 'Mein Kind liegt zwischen zwei Größen',
          text: 'Jacken, Hosen und Nachtwäsche nehmen Sie größer. Unterwäsche, Strumpfhosen und Bademode sollen anliegen: Dort passt die kleinere Größe, solange nichts drückt.',
        },
        {
          title: 'Das Alter sagt das eine, die Zentimeter das andere',
          text: 'Verlassen Sie sich auf die Zentimeter. Das Alter neben der Größe ist nur ein Anhaltspunkt, gleichaltrige Kinder liegen oft zwei Größen auseinander.',
        },
        {
          title: 'Wie oft sollte ich messen?',
          text: 'Bis drei Jahre alle zwei bis drei Monate, danach zweimal im Jahr. Die Füße sollten Sie bis sechs Jahre alle vier Monate messen: [Kinderfüße messen](blog:measuring-feet).',
        },
        {
          title: 'Und wenn es trotzdem nicht passt?',
          text: 'Zum Zurückschicken haben Sie {{config path="sales/rma/return_days"}} Tage Zeit. [So läuft die Rückgabe](returns).',
        },
      ],
    },
  },
  care: {
    path: 'pflegehinweise',
    title: 'Pflegehinweise: was die Zeichen auf dem Etikett bedeuten',
    about:
      'Waschen, trocknen, bügeln: was die Zeichen auf dem Pflegeetikett bedeuten und wie Baumwolle, Wolle, Jacken und Schuhe lange schön bleiben.',
    lead: {
      title: 'Pflege, mit der Kleidung länger hält',
      text: 'Das letzte Wort hat das Etikett im Kleidungsstück. Hier steht, was seine Zeichen bedeuten und was sonst noch hilft, damit die Sachen gut erhalten beim nächsten Kind ankommen.',
      action: 'Pflegeleichte Kleidung ansehen',
      picture: 'Stoffproben mit verschiedenen Mustern, in Reihen angeheftet',
    },
    rules: {
      title: 'Drei Regeln für jede Wäsche',
      items: [
        {
          title: 'Auf links',
          text: 'Drucke, Farben und Knie halten länger, wenn die Innenseite an der Trommel reibt. Schließen Sie vorher Reißverschlüsse und Druckknöpfe.',
        },
        {
          title: 'Oft reicht es kühler',
          text: 'Alltagsschmutz geht bei 30 oder 40 °C heraus. Die Zahl auf dem Etikett sagt, was ein Stück verträgt, nicht, was es braucht.',
        },
        {
          title: 'Ohne Weichspüler',
          text: 'Er legt sich um die Fasern: Handtücher saugen schlechter, Regenjacken lassen Wasser durch, Gummibänder leiern früher aus.',
        },
      ],
    },
    signs: {
      title: 'Die Zeichen auf dem Etikett',
      washing: 'Waschen',
      drying: 'Trocknen',
      ironing: 'Bügeln und Bleichen',
      items: {
        wash40: { title: 'Höchstens 40 °C', text: 'Normalwaschgang. Die meisten Sachen aus Baumwolle.' },
        wash60: {
          title: 'Höchstens 60 °C',
          text: 'Für starken Schmutz, zum Beispiel Bodys und Lätzchen aus Baumwolle mit diesem Zeichen.',
        },
        gentle: {
          title: 'Schonwaschgang, 30 °C',
          text: 'Ein Balken: weniger schleudern, die Trommel nur halb füllen.',
        },
        wool: { title: 'Wollprogramm, 30 °C', text: 'Zwei Balken: sehr schonend, mit Wollwaschmittel.' },
        handwash: { title: 'Handwäsche', text: 'Lauwarmes Wasser; drücken, nicht reiben oder wringen.' },
        nowash: { title: 'Nicht waschen', text: 'Feucht abwischen, zum Beispiel Taschen und Schirme.' },
        tumblelow: { title: 'Trockner, niedrige Temperatur', text: 'Ein Punkt: schonend trocknen.' },
        notumble: {
          title: 'Nicht im Trockner trocknen',
          text: 'Aufhängen. Heiße Luft lässt den Stoff einlaufen und schadet dem Druck.',
        },
        dryflat: { title: 'Liegend trocknen', text: 'Auf einem Handtuch. Nass aufgehängt wird Strick lang.' },
        ironlow: { title: 'Mit niedriger Temperatur bügeln', text: 'Ein Punkt: höchstens 110 °C und nie über Drucke.' },
        ironmedium: { title: 'Mit mittlerer Temperatur bügeln', text: 'Zwei Punkte: höchstens 150 °C.' },
        nobleach: {
          title: 'Nicht bleichen',
          text: 'Keine Bleiche und kein bleichender Fleckentferner, weder mit Chlor noch mit Sauerstoff.',
        },
      },
    },
    materials: {
      title: 'Stoff für Stoff',
      items: [
        {
          title: 'Baumwolle, Jersey und Musselin',
          text: 'Mit ähnlichen Farben waschen, nicht in der Sonne trocknen. Musselin muss nicht gebügelt werden: ausschütteln und aufhängen. Gegen Flecken hilft die [kleine Fleckenkunde](blog:stains).',
        },
        {
          title: 'Wolle und Merino',
          text: 'Erst lüften, oft reicht das. Bei 30 °C im Wollprogramm oder von Hand mit Wollwaschmittel waschen und liegend trocknen. Mehr dazu: [Wolle ohne Angst](blog:wool-care).',
        },
        {
          title: 'Wattierte Jacken und Schneeanzüge',
          text: 'Bei 30 °C auf links waschen, alle Reißverschlüsse geschlossen. Nicht in den Trockner; beim Trocknen ab und zu aufschütteln, damit die Wattierung locker bleibt.',
        },
        {
          title: 'Regenjacken und Taschen',
          text: 'Matsch trocknen lassen und abbürsten, dann feucht abwischen. Reicht das bei einer Jacke nicht, im Schonwaschgang bei 30 °C waschen. Nicht auf der Heizung trocknen. [Regenjacken pflegen](blog:rainwear-care).',
        },
        {
          title: 'Schuhe',
          text: 'Mit weicher Bürste reinigen, Leder vor dem ersten Tragen imprägnieren und bei Zimmertemperatur trocknen, mit Papier darin.',
        },
      ],
    },
    posts: 'Mehr zur Pflege',
  },
  newbornList: {
    path: 'checkliste-erstausstattung',
    title: 'Checkliste Erstausstattung: Kleidung für die ersten Wochen',
    about:
      'Was ein Neugeborenes in den ersten sechs Wochen wirklich braucht: wie viele Bodys und Strampler, welche Größe und was warten kann.',
    lead: {
      title: 'Checkliste Erstausstattung',
      text: 'Für die ersten Wochen genügt weniger, als man denkt. Diese Liste reicht, wenn Sie jeden zweiten Tag waschen, und lässt Platz für Geschenke.',
      action: 'Kleidung für Neugeborene ansehen',
      picture: 'Babykleidung auf einer Leine unter dem Mond, daneben eine gefaltete Decke',
    },
    lists: {
      title: 'Abhaken, fertig',
      items: [
        {
          title: 'Zum Anziehen',
          points: [
            '6 Bodys, für die ersten Tage Wickelbodys',
            '5–6 Strampler, vorn zu öffnen',
            '3 weiche Hosen',
            '1 Strickjäckchen',
            '2 dünne Mützchen',
            '3 Paar Socken',
          ],
        },
        {
          title: 'Für Schlaf und Kinderwagen',
          points: [
            '2 Decken, eine dünne und eine warme',
            '3 Lätzchen',
            'einige Musselintücher',
            'ein Schlafsack mit dem richtigen [TOG-Wert](blog:sleep-bags-tog)',
            'im Winter ein Schneeanzug für den Wagen, nicht für den Autositz',
          ],
        },
        {
          title: 'Kann warten',
          points: [
            'Schuhe: bis zu den ersten Schritten',
            'Jeans und alles mit festem Bund',
            'alles, was über den Kopf gezogen wird',
            'Größe 68: in einem Monat wissen Sie mehr',
          ],
        },
      ],
    },
    shelves: ['Bodys, Spieler und Strampler', 'Decken, Lätzchen und Mützchen'],
    tips: {
      title: 'Vor dem ersten Tag',
      items: [
        {
          title: 'Welche Größe?',
          text: 'Die meisten Babys beginnen mit Größe 56 und tragen einen Monat später 62. Kaufen Sie je die Hälfte und lassen Sie die Etiketten an allem, was Sie noch nicht waschen. [So messen Sie richtig](measuring).',
        },
        {
          title: 'Für die Kliniktasche',
          text: 'Drei Bodys, drei Strampler, ein Mützchen, Socken und eine Decke, jeder Satz in einem eigenen Beutel. Dazu ein Satz für den Heimweg, so warm, wie es das Wetter verlangt.',
        },
        {
          title: 'Die erste Wäsche',
          text: 'Waschen Sie vor dem ersten Tragen alles bei 40 °C ohne Weichspüler, sofern das Etikett nichts anderes sagt. Die [Pflegehinweise](care) erklären die Zeichen.',
        },
        {
          title: 'Was schenken?',
          text: 'Größe 68 oder 74 für die Monate danach oder eine [Geschenkkarte](shop:Gift cards), mit der die Eltern selbst wählen.',
        },
      ],
    },
  },
  schoolList: {
    path: 'checkliste-schule',
    title: 'Checkliste Schule: Kleidung, Sportsachen, Rucksack',
    about:
      'Was ein Schulkind im Schrank braucht: Kleidung für jeden Tag, Sportsachen, etwas Festliches und einen Rucksack, dazu Größen und Namen in den Sachen.',
    lead: {
      title: 'Checkliste Schule',
      text: 'Genug für eine Woche ohne Wäsche und nichts, was ungetragen im Schrank hängt. Die Liste Ihrer Schule geht vor; diese schließt die Lücken.',
      action: 'Alles für die Schule ansehen',
      picture: 'Kleidung für die Schule an einer Kleiderstange, darunter Rucksack und Schuhe',
    },
    lists: {
      title: 'Für eine Schulwoche',
      items: [
        {
          title: 'Für den Unterricht',
          points: [
            '5 Shirts, zwei davon mit langen Ärmeln',
            '2 Sweatshirts oder Strickjacken',
            '3 Hosen, Röcke oder Leggings',
            '7-mal Unterwäsche und Socken',
            '1 festliches Outfit: oben hell, dazu eine dunkle Hose oder ein Rock',
          ],
        },
        {
          title: 'Für den Sport',
          points: [
            '2 T-Shirts, die schmutzig werden dürfen',
            'Shorts oder Jogginghose',
            'Hallenschuhe mit heller Sohle',
            'ein Paar Socken zum Wechseln',
            'ein eigener Beutel für alles',
          ],
        },
        {
          title: 'Für den Weg',
          points: [
            'ein Rucksack mit verstellbaren Gurten',
            'eine Regenjacke, die im Rucksack bleibt',
            'im Winter Mütze, Schal und zwei Paar Handschuhe',
            'Hausschuhe, wenn die Schule sie verlangt',
          ],
        },
      ],
    },
    shelves: ['Für Unterricht und Feste', 'Rucksäcke und Sportsachen'],
    tips: {
      title: 'Damit alles klappt',
      items: [
        {
          title: 'Erst messen',
          text: 'In den Ferien wachsen Kinder, die Füße auch. [Messen Sie](measuring) kurz vor dem Einkauf und lesen Sie, [welche Größe für die Schule passt](blog:school-sizes).',
        },
        {
          title: 'Ein Name in allem',
          text: 'Schreiben Sie den Namen in Mützen, Handschuhe, Jacken und Schuhe, ein Wäschestift genügt. Was einen Namen hat, findet zurück.',
        },
        {
          title: 'Zeit zum Üben',
          text: 'Reißverschlüsse, Knöpfe und Schnürsenkel lernt man am besten in den Ferien. Klappt es noch nicht, wählen Sie Gummibund und Klettverschluss.',
        },
        {
          title: 'Wie schwer darf der Rucksack sein?',
          text: 'Nur so schwer, dass Ihr Kind ihn allein aufsetzt und damit gerade steht. Schwere Bücher gehören an den Rücken, die Flasche in die Seitentasche.',
        },
      ],
    },
  },
}
