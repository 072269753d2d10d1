import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Kleider für Feste',
    text: 'Stoffe, die nicht kratzen, und Röcke, die sich gern drehen.',
    action: 'Kleider ansehen',
  },
  boys: {
    title: 'Jacken für jedes Wetter',
    text: 'Scheuerfeste Nähte und Platz für eine warme Schicht darunter.',
    action: 'Jacken ansehen',
  },
  baby: {
    title: 'Weich vom ersten Tag an',
    text: 'Flache Nähte und seitliche Druckknöpfe: angezogen, bevor die Tränen kommen.',
    action: 'Bodys ansehen',
  },
  school: {
    title: 'Dienstags Sportunterricht?',
    text: 'Oberteile und Hosen, die Turnhalle und Waschmaschine aushalten.',
    action: 'Sportkleidung ansehen',
  },
  shoes: {
    title: 'So messen Sie den Fuß',
    points: [
      'Stellen Sie Ihr Kind auf ein Blatt Papier, Ferse an die Wand.',
      'Markieren Sie den längsten Zeh und messen Sie beide Füße.',
      'Platz für die Zehen ist in der Tabelle enthalten.',
    ],
  },
  newborn: {
    title: 'Was Sie in den ersten Wochen brauchen',
    points: ['6 Bodys und 5 Strampler', '2 Mützchen und 3 Paar Söckchen', '1 warmes Jäckchen und 2 Decken'],
  },
  campaign: { title: '15 % auf das zweite Teil in unseren Filialen', text: 'Zeigen Sie diesen Code an der Kasse:' },
  sizes:
    'Wählen Sie die Größe lieber nach der Körpergröße als nach dem Alter: Bei jeder Größe steht, für welche Körpergröße sie geschnitten ist. Liegt Ihr Kind dazwischen, nehmen Sie bei Jacken die größere. Und wenn etwas nicht passt, haben Sie {{config path="sales/rma/return_days"}} Tage Zeit für die Rückgabe.',
}
