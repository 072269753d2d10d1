import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Kostenloser Versand bei größeren Bestellungen',
    '{{config path="sales/rma/return_days"}} Tage Rückgabe ohne Angabe von Gründen',
    'Zu jeder Größe das Alter',
  ],
  footer: {
    shop: 'Einkaufen',
    about: 'Über uns',
    story:
      'Bocian entwirft Kleidung für Kinder, die sich viel bewegen. Wir nähen kleine Serien und reparieren, was sich reparieren lässt.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Warschau, Polen',
    help: 'Hilfe',
    legal: 'Rechtliches',
  },
  home: { title: 'Bocian – Kinderkleidung', text: 'Kinderkleidung in den Größen 56 bis 164, Schuhe und Accessoires.' },
  blog: {
    categories: { guides: 'Ratgeber', care: 'Pflege' },
    about: {
      guides: 'Größen, Wetter und Ausstattung: was wirklich hilft.',
      care: 'Waschen, Flecken, Flicken und Aufbewahren.',
    },
    tags: {
      autumn: 'Herbst',
      newborn: 'Erstausstattung',
      washing: 'Waschen',
      sizes: 'Größen',
      winter: 'Winter',
      summer: 'Sommer',
      sleep: 'Schlafen',
      nursery: 'Kita',
    },
  },
  deliveryTable: ['Versandart', 'Preis', 'Kostenlos ab'],
  missing: {
    title: 'Diese Seite ist davongeflogen',
    text: 'Die Adresse gibt es nicht. Vielleicht ist der Artikel ausverkauft oder der Link enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  intro: {
    title: 'Ein Herbst zum Hineinspringen',
    text: 'Weiche Schichten, verstärkte Knie und Farben, die von selbst zusammenpassen.',
    action: 'Neuheiten ansehen',
  },
  lookbook: {
    title: 'Lookbook: ein Tag am Meer',
    text: 'Wind, Dünen und Kakao aus der Thermoskanne. Outfits, die alles mitmachen.',
    action: 'Kollektion ansehen',
    lists: ['Eingepackt fürs Meer', 'Warm für den Heimweg'],
  },
  benefits: [
    { title: 'Größe und Alter', text: 'Zu jeder Größe nennen wir Körpergröße und Alter.' },
    {
      title: '{{config path="sales/rma/return_days"}} Tage Rückgabe',
      text: 'Bequem zurückschicken, schnell Geld zurück.',
    },
    { title: 'Geprüfte Stoffe', text: 'Zusammensetzung und Pflege im Klartext.' },
    { title: 'Ehrliche Rabatte', text: 'Neben jeder Ermäßigung der niedrigste Preis der 30 Tage davor.' },
  ],
  brands: {
    title: 'Unsere Marken',
    text: 'Sechs Marken, ein Atelier. Jede hat ihren Charakter: von den ersten Lebenstagen bis zum Schulflur.',
  },
  brandStories: {
    bocian: 'Bocian ist Kleidung für jeden Tag in ruhigen Farben, vom Neugeborenen bis zum Schulkind.',
    nadbrzeg: 'Nad Brzegiem näht für Wind und Sand: bequeme Schnitte und maritime Farben.',
    kluska: 'Mała Kluska denkt an die Kleinsten: flache Nähte, weiche Bündchen und warme Pastelltöne.',
    jarzebina: 'Jarzębina liebt Feste und Tanz: Kleider, Röcke und Accessoires in den Farben herbstlicher Beeren.',
    wydma: 'Wydma 54 ist zum Radfahren und Klettern gemacht: starke Nähte und Platz für die Knie.',
    nocka:
      'Nocka i Dzionek begleitet Kinder vom Schlaflied bis zum Frühstück: Schlafanzüge, Wäsche und Gemütliches für zu Hause.',
  },
  giftCards: { title: 'Geschenkkarten', text: 'Betrag und Art der Zustellung wählen. Die Karte gilt im ganzen Shop.' },
  school: {
    title: 'Bereit für den Gong',
    text: 'Festliches, Sportsachen und Rucksack. Größen rechtzeitig prüfen, in den Ferien wachsen die Füße.',
  },
  newborn: {
    title: 'Erstausstattung ohne Eile',
    text: 'Für die ersten Wochen genügt weniger, als man denkt: ein paar Bodys, Strampler, zwei Mützchen und zwei Decken.',
  },
}
