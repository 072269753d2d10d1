import type { Landings } from '../landing-types.ts'

export const landings: Landings = {
  home: {
    season: {
      title: 'Zima na cebulkę',
      text: 'Trzy cienkie warstwy grzeją lepiej niż jedna gruba. Zobacz, co założyć przy skórze, co na wierzch i co nie wpuści śniegu.',
      action: 'Zobacz poradnik na zimę',
    },
    shelf: 'Ciepłe rzeczy na teraz',
    lists: {
      title: 'Listy, które oszczędzają czas',
      text: 'Krótkie, sprawdzone w życiu i szczere w tym, co może poczekać.',
      newborn: {
        title: 'Dla noworodka',
        text: 'Co przygotować na pierwsze sześć tygodni i w jakim rozmiarze.',
        action: 'Otwórz listę wyprawkową',
      },
      school: {
        title: 'Do szkoły',
        text: 'Ubrania, strój na WF i plecak, a do tego sposób, żeby wszystko wracało do domu.',
        action: 'Otwórz listę do szkoły',
      },
    },
    brand: {
      title: 'Nad Brzegiem: ubrania na wiatr i piasek',
      text: 'Morskie barwy i kroje dla dzieci, które schodzą z plaży ostatnie.',
      action: 'Poznaj markę',
    },
    blog: { title: 'Z naszego bloga', action: 'Wszystkie wpisy' },
    more: ['Jak mierzyć dziecko', 'Jak zwrócić zakupy', 'Jak dbać o ubrania'],
  },
  winter: {
    path: 'poradnik-na-zime',
    title: 'Zima: jak ubrać dziecko na cebulkę',
    about:
      'Jak ubrać dziecko zimą: trzy warstwy, co się zmienia z wiekiem i odpowiedzi na pytania rodziców. Kurtki, kombinezony, czapki i rękawiczki.',
    lead: {
      title: 'Zima na cebulkę',
      text: 'Pod górkę dzieci się pocą, z górki marzną. Jedną z trzech cienkich warstw zdejmiesz w chwilę i równie szybko założysz z powrotem.',
      action: 'Zobacz kurtki i płaszcze',
      picture: 'Troje dzieci w płaszczu, kombinezonie i kurtce wśród padającego śniegu',
    },
    layers: {
      title: 'Trzy warstwy, trzy zadania',
      items: [
        {
          title: '1. Przy skórze',
          text: 'Bluzka z długim rękawem oraz legginsy lub rajstopy. Mają przylegać, ale nie uciskać. Jeśli dziecko się spoci, przed kolejnym wyjściem zmień wilgotną bawełnę na suchą.',
        },
        {
          title: '2. Warstwa, która grzeje',
          text: 'Sweter, kardigan albo bluza. Wełna grzeje także w wilgotne dni, a drapana od spodu dresówka jest lekka i łatwo ją wyprać.',
        },
        {
          title: '3. Na wiatr i śnieg',
          text: 'Ocieplana kurtka, płaszcz albo kombinezon. Pod spodem powinien zmieścić się sweter, ale rękaw niech kończy się przy nadgarstku.',
        },
      ],
    },
    shelves: ['Kurtki, płaszcze i kombinezony', 'Czapki, szaliki i rękawiczki'],
    ages: {
      title: 'Co się zmienia z wiekiem',
      items: [
        {
          title: 'W wózku',
          points: [
            'Niemowlę, które leży bez ruchu, potrzebuje o jedną warstwę więcej niż Ty.',
            'Czapka, która zakrywa uszy, i rękawiczki z jednym palcem albo długie mankiety.',
            'W samochodzie zdejmij kombinezon: [dlaczego to ważne](blog:car-seat-winter).',
            'Dotknij karku: ciepły i suchy to znak, że jest dobrze, wilgotny, że za ciepło.',
          ],
        },
        {
          title: 'W przedszkolu',
          points: [
            'Rękawiczki z jednym palcem zamiast pięciu: jeden ruch i są na dłoni.',
            'Kurtka, którą dziecko zapnie bez pomocy.',
            'Druga para rękawiczek i suche skarpetki w worku.',
            'Podpis na wszystkim, co się zdejmuje: [co spakować](blog:nursery-bag).',
          ],
        },
        {
          title: 'W szkole',
          points: [
            'W klasie jest ciepło: kardigan łatwiej zdjąć niż sweter.',
            'Buty z miejscem na grubszą skarpetę.',
            'Czapka, którą da się schować do kieszeni, bo inaczej zostanie w autobusie.',
            'Jasne kolory i odblaski: w ciemny poranek dziecko widać z daleka.',
          ],
        },
      ],
    },
    questions: {
      title: 'O co pytają rodzice',
      items: [
        {
          title: 'Skąd wiadomo, czy dziecku jest ciepło?',
          text: 'Dotknij karku. Jeśli jest ciepły i suchy, wszystko w porządku. Same zimne dłonie niewiele mówią: bywają chłodne, nawet gdy dziecku jest ciepło.',
        },
        {
          title: 'Kombinezon czy kurtka i spodnie?',
          text: 'Kombinezon nie wpuszcza śniegu w pasie i sprawdza się u maluchów, które w śniegu siadają i raczkują. Od przedszkola wygodniejsza bywa kurtka: szybciej się ją zakłada i zdejmuje.',
        },
        {
          title: 'Jaki rozmiar kurtki wybrać?',
          text: 'Kieruj się wzrostem. Jeśli dziecko jest między rozmiarami, weź większy, żeby pod spodem zmieścił się sweter. [Jak mierzyć dziecko](measuring).',
        },
        {
          title: 'Jak wyprać ocieplaną kurtkę?',
          text: 'Zapnij wszystkie zamki, wypierz ją w 30 °C na lewej stronie i nie dodawaj płynu do płukania. Każdy znak z metki wyjaśnia [poradnik o pielęgnacji](care).',
        },
      ],
    },
  },
  brand: {
    path: 'nad-brzegiem',
    title: 'Nad Brzegiem: ubrania dziecięce na wiatr i piasek',
    about:
      'Nad Brzegiem to jedna z naszych sześciu marek: morskie barwy, bawełna, len i wełna oraz kroje do biegania. Zobacz, co ją wyróżnia i co jest teraz w sklepie.',
    lead: {
      title: 'Nad Brzegiem',
      text: 'Ubrania na wiatr, piasek i kieszenie pełne muszelek. Dla dzieci, które schodzą z plaży ostatnie i od razu pytają, kiedy tam wrócą.',
      action: 'Zobacz całą markę',
      picture: 'Sweter, niebieska sukienka i bluzka na sznurze między wydmami',
    },
    ideas: {
      title: 'Po czym ją poznasz',
      items: [
        {
          title: 'Barwy wybrzeża',
          text: 'Niebo, piasek i głęboka woda pasują do siebie same. Wystarczy jedna rzecz czerwona lub żółta, żeby dziecko było widać z daleka.',
        },
        {
          title: 'Materiał na pogodę',
          text: 'Bawełna, len i muślin na ciepłe dni, dzianiny i wełna na wiatr. Z czego uszyto daną rzecz, przeczytasz na jej stronie.',
        },
        {
          title: 'Kroje do biegania',
          text: 'Nic nie trzeba podciągać ani przytrzymywać. Wystarczy też miejsca na budowanie zamków z piasku.',
        },
      ],
    },
    shelves: ['Na ciepłe dni', 'Gdy zerwie się wiatr'],
    lookbook: 'Otwórz lookbook',
    promises: {
      title: 'Dobrze wiedzieć',
      items: [
        {
          title: 'Dlaczego jakiegoś koloru czasem brakuje?',
          text: 'Bo szyjemy krótkie serie. Na stronie produktu wybierz rozmiar i zostaw adres e-mail: napiszemy raz, gdy wróci.',
        },
        {
          title: 'Czy rozmiary są takie jak w innych markach?',
          text: 'Tak, we wszystkich naszych markach rozmiar to wzrost w centymetrach, a obok podajemy wiek. Wszystkie wymiary są w [tabeli rozmiarów](size-guide).',
        },
        {
          title: 'Jak o te ubrania dbać?',
          text: 'Najpierw wytrzep piasek, potem wypierz tak, jak każe metka. Znaki wyjaśnia [poradnik o pielęgnacji](care).',
        },
      ],
    },
  },
}
