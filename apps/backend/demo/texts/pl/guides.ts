import type { Guides } from '../landing-types.ts'

export const guides: Guides = {
  measuring: {
    path: 'jak-mierzyc-dziecko',
    title: 'Jak mierzyć dziecko',
    about:
      'Wzrost, klatka piersiowa, talia, stopa i głowa: jak zmierzyć dziecko w pięciu krokach, z rysunkami i tabelami rozmiarów ubrań, butów i czapek.',
    lead: {
      title: 'Jak mierzyć dziecko',
      text: 'Potrzebny będzie centymetr krawiecki, kartka papieru i trzy spokojne minuty. Numery na rysunkach odpowiadają krokom.',
      action: 'Przejdź do tabeli rozmiarów',
      picture:
        'Dziecko przy ścianie z centymetrem wokół głowy (5), klatki piersiowej (2) i talii (3); strzałka pokazuje wzrost (1)',
    },
    steps: {
      title: 'Pięć pomiarów',
      items: [
        {
          title: 'Wzrost',
          text: 'Boso, plecami do ściany. Połóż na głowie książkę, zaznacz miejsce na ścianie i zmierz odległość od podłogi. Przy ubraniach to najważniejsza liczba.',
        },
        {
          title: 'Klatka piersiowa',
          text: 'Centymetr leży poziomo pod pachami, w najszerszym miejscu. Dziecko oddycha spokojnie.',
        },
        {
          title: 'Talia',
          text: 'W najwęższym miejscu, bez wciągania brzucha. Pod centymetrem powinien zmieścić się palec.',
        },
        {
          title: 'Stopa',
          text: 'Połóż kartkę przy ścianie i postaw na niej dziecko, piętą do ściany. Zaznacz najdłuższy palec i zmierz odległość od brzegu. Zmierz obie stopy i wybierz rozmiar według dłuższej.',
        },
        { title: 'Głowa', text: 'Nad uszami i przez środek czoła.' },
      ],
      foot: 'Stopy najlepiej mierzyć wieczorem, gdy są trochę większe, i zawsze na stojąco: obciążona stopa jest dłuższa.',
      footPicture: 'Stopa na kartce papieru, piętą do ściany; strzałka pokazuje jej długość (4)',
    },
    tables: {
      title: 'Od centymetrów do rozmiaru',
      items: [
        {
          title: 'Ubrania',
          text: 'Rozmiar to wzrost w centymetrach: 98 pasuje na wzrost od 93 do 98 cm. Jeśli klatka piersiowa lub talia są większe niż w tabeli, weź następny rozmiar.',
        },
        {
          title: 'Buty',
          text: 'Porównaj długość dłuższej stopy. Miejsce na palce jest już w tabeli uwzględnione.',
        },
        { title: 'Czapki', text: 'Rozmiar to obwód głowy w centymetrach.' },
      ],
    },
    questions: {
      title: 'W razie wątpliwości',
      items: [
        {
          title: 'Dziecko jest między dwoma rozmiarami',
          text: 'Kurtki, spodnie i piżamy weź większe. Bielizna, rajstopy i stroje kąpielowe powinny przylegać: mniejszy rozmiar będzie dobry, jeśli nie uciska.',
        },
        {
          title: 'Wiek wskazuje jeden rozmiar, centymetry inny',
          text: 'Zaufaj centymetrom. Wiek obok rozmiaru to tylko podpowiedź, a rówieśnicy często różnią się o dwa rozmiary.',
        },
        {
          title: 'Jak często mierzyć?',
          text: 'Do trzech lat co dwa lub trzy miesiące, później dwa razy w roku. Stopy od trzech do sześciu lat mierz co cztery miesiące: [jak zmierzyć stopę](blog:measuring-feet).',
        },
        {
          title: 'A jeśli mimo to nie pasuje?',
          text: 'Na zwrot masz {{config path="sales/rma/return_days"}} dni. [Jak zwrócić zakupy](returns).',
        },
      ],
    },
  },
  care: {
    path: 'jak-dbac-o-ubrania',
    title: 'Pielęgnacja ubrań: co znaczą znaki na metce',
    about:
      'Pranie, suszenie, prasowanie: co znaczą znaki na metce i jak dbać o bawełnę, wełnę, kurtki i buty, żeby służyły dłużej.',
    lead: {
      title: 'Pielęgnacja, dzięki której ubrania służą dłużej',
      text: 'Ostatnie słowo ma metka wszyta w ubranie. Tutaj wyjaśniamy jej znaki i podpowiadamy, co jeszcze pomaga, żeby rzeczy w dobrej formie trafiły do kolejnego dziecka.',
      action: 'Zobacz rzeczy łatwe w praniu',
      picture: 'Próbki tkanin w różne wzory, przypięte w rzędach',
    },
    rules: {
      title: 'Trzy zasady na każde pranie',
      items: [
        {
          title: 'Na lewej stronie',
          text: 'Nadruki, kolory i kolana wytrzymują dłużej, gdy o bęben ociera się spód. Wcześniej zapnij zamki i napy.',
        },
        {
          title: 'Często wystarczy chłodniej',
          text: 'Codzienny brud schodzi w 30 lub 40 °C. Liczba na metce mówi, ile ubranie zniesie, a nie ile potrzebuje.',
        },
        {
          title: 'Bez płynu do płukania',
          text: 'Oblepia włókna: ręczniki gorzej chłoną, kurtka przeciwdeszczowa przemaka, a gumki szybciej się wyciągają.',
        },
      ],
    },
    signs: {
      title: 'Znaki na metce',
      washing: 'Pranie',
      drying: 'Suszenie',
      ironing: 'Prasowanie i wybielanie',
      items: {
        wash40: { title: 'Najwyżej 40 °C', text: 'Zwykły program. Większość naszych rzeczy z bawełny.' },
        wash60: {
          title: 'Najwyżej 60 °C',
          text: 'Do mocno zabrudzonych rzeczy, na przykład bawełnianych body i śliniaków z tym znakiem.',
        },
        gentle: {
          title: 'Program delikatny, 30 °C',
          text: 'Jedna kreska: słabsze wirowanie i bęben wypełniony do połowy.',
        },
        wool: { title: 'Program do wełny, 30 °C', text: 'Dwie kreski: bardzo delikatnie, w płynie do wełny.' },
        handwash: { title: 'Pranie ręczne', text: 'Letnia woda; ugniataj, nie trzyj i nie wykręcaj.' },
        nowash: {
          title: 'Nie prać',
          text: 'Przetrzyj wilgotną ściereczką, na przykład torbę lub parasol.',
        },
        tumblelow: { title: 'Suszarka, niska temperatura', text: 'Jedna kropka: susz w niskiej temperaturze.' },
        notumble: {
          title: 'Nie suszyć w suszarce',
          text: 'Rozwieś. Gorące powietrze kurczy tkaninę i niszczy nadruk.',
        },
        dryflat: { title: 'Suszyć na płasko', text: 'Na ręczniku. Powieszona na mokro dzianina się wyciąga.' },
        ironlow: { title: 'Chłodne żelazko', text: 'Jedna kropka: najwyżej 110 °C i nigdy po nadruku.' },
        ironmedium: { title: 'Ciepłe żelazko', text: 'Dwie kropki: najwyżej 150 °C.' },
        nobleach: {
          title: 'Nie wybielać',
          text: 'Bez wybielacza i bez odplamiaczy wybielających, ani z chlorem, ani z tlenem.',
        },
      },
    },
    materials: {
      title: 'Materiał po materiale',
      items: [
        {
          title: 'Bawełna, dżersej i muślin',
          text: 'Pierz z podobnymi kolorami, susz z dala od słońca. Muślinu nie trzeba prasować: wystarczy go strzepnąć i rozwiesić. Jak usunąć plamy, podpowiada [mały poradnik od plam](blog:stains).',
        },
        {
          title: 'Wełna i merino',
          text: 'Najpierw wywietrz, często to wystarczy. Pierz w 30 °C w programie do wełny albo ręcznie, w płynie do wełny, i susz na płasko. Więcej: [wełna bez strachu](blog:wool-care).',
        },
        {
          title: 'Ocieplane kurtki i kombinezony',
          text: 'Pierz w 30 °C na lewej stronie, z zapiętymi zamkami. Nie susz w suszarce bębnowej; w czasie schnięcia strzepuj, żeby ocieplenie się nie zbiło.',
        },
        {
          title: 'Kurtki przeciwdeszczowe i torby',
          text: 'Pozwól błotu wyschnąć, wyczesz je szczotką i przetrzyj rzecz wilgotną ściereczką. Kurtkę, której to nie wystarcza, wypierz w 30 °C w programie delikatnym. Susz z dala od grzejnika. [Jak dbać o kurtkę przeciwdeszczową](blog:rainwear-care).',
        },
        {
          title: 'Buty',
          text: 'Czyść miękką szczotką, skórę zaimpregnuj przed pierwszym założeniem, susz w temperaturze pokojowej, z papierem w środku.',
        },
      ],
    },
    posts: 'Więcej o pielęgnacji',
  },
  newbornList: {
    path: 'lista-wyprawkowa',
    title: 'Lista wyprawkowa: ubrania na pierwsze tygodnie',
    about:
      'Czego noworodek naprawdę potrzebuje przez pierwsze sześć tygodni: ile body i pajacyków, w jakim rozmiarze i co może poczekać.',
    lead: {
      title: 'Lista wyprawkowa',
      text: 'Na pierwsze tygodnie wystarczy mniej, niż się wydaje. Ta lista sprawdza się przy praniu co drugi dzień i zostawia miejsce na prezenty.',
      action: 'Zobacz ubrania dla noworodka',
      picture: 'Ubranka na sznurku pod księżycem i złożony kocyk',
    },
    lists: {
      title: 'Odhacz i gotowe',
      items: [
        {
          title: 'Do ubrania',
          points: [
            '6 body, na pierwsze dni kopertowych',
            '5–6 pajacyków zapinanych z przodu',
            '3 pary miękkich spodenek',
            '1 sweterek lub kardigan',
            '2 cienkie czapeczki',
            '3 pary skarpetek',
          ],
        },
        {
          title: 'Do spania i do wózka',
          points: [
            '2 kocyki, cienki i ciepły',
            '3 śliniaki',
            'kilka pieluszek muślinowych',
            'śpiworek z odpowiednim [TOG](blog:sleep-bags-tog)',
            'zimą kombinezon do wózka, ale nie do fotelika',
          ],
        },
        {
          title: 'Może poczekać',
          points: [
            'buty: do pierwszych kroków',
            'jeansy i wszystko ze sztywnym pasem',
            'ubrania wkładane przez głowę',
            'rozmiar 68: za miesiąc będzie wiadomo',
          ],
        },
      ],
    },
    shelves: ['Body, rampersy i pajacyki', 'Kocyki, śliniaki i czapeczki'],
    tips: {
      title: 'Przed pierwszym dniem',
      items: [
        {
          title: 'Jaki rozmiar?',
          text: 'Większość noworodków zaczyna od rozmiaru 56, a po miesiącu nosi 62. Kup po połowie i nie odcinaj metek od rzeczy, których jeszcze nie pierzesz. [Jak mierzyć dziecko](measuring).',
        },
        {
          title: 'Do torby do szpitala',
          text: 'Trzy body, trzy pajacyki, czapeczka, skarpetki i kocyk, każdy komplet w osobnym woreczku. Do tego komplet na drogę do domu, tak ciepły, jak każe pogoda.',
        },
        {
          title: 'Pierwsze pranie',
          text: 'Przed pierwszym założeniem wypierz wszystko w 40 °C bez płynu do płukania, chyba że metka mówi inaczej. Znaki wyjaśnia [poradnik o pielęgnacji](care).',
        },
        {
          title: 'Co kupić na prezent?',
          text: 'Rozmiar 68 lub 74 na kolejne miesiące albo [kartę podarunkową](shop:Gift cards), dzięki której rodzice wybiorą sami.',
        },
      ],
    },
  },
  schoolList: {
    path: 'lista-do-szkoly',
    title: 'Lista do szkoły: ubrania, strój na WF, plecak',
    about:
      'Co powinno być w szafie ucznia: ubrania na co dzień, strój na WF, strój galowy i plecak, a do tego rozmiary i podpisywanie rzeczy.',
    lead: {
      title: 'Lista do szkoły',
      text: 'Tyle, ile trzeba na tydzień bez prania, i nic, co wisi w szafie nienoszone. Najpierw sprawdź listę ze swojej szkoły, ta wypełni luki.',
      action: 'Zobacz wszystko do szkoły',
      picture: 'Ubrania do szkoły na drewnianym wieszaku, pod nimi plecak i buty',
    },
    lists: {
      title: 'Na jeden szkolny tydzień',
      items: [
        {
          title: 'Do klasy',
          points: [
            '5 bluzek, w tym dwie z długim rękawem',
            '2 bluzy lub kardigany',
            '3 pary spodni, spódnic lub legginsów',
            '7 kompletów bielizny i skarpetek',
            '1 strój galowy: jasna góra i ciemne spodnie lub spódnica',
          ],
        },
        {
          title: 'Na WF',
          points: [
            '2 T-shirty, które mogą się pobrudzić',
            'szorty lub spodnie dresowe',
            'buty na salę z jasną podeszwą',
            'zapasowa para skarpetek',
            'osobny worek na to wszystko',
          ],
        },
        {
          title: 'Na drogę',
          points: [
            'plecak z regulowanymi szelkami',
            'kurtka przeciwdeszczowa, która zostaje w plecaku',
            'zimą czapka, szalik i dwie pary rękawiczek',
            'kapcie, jeśli wymaga ich szkoła',
          ],
        },
      ],
    },
    shelves: ['Do klasy i na uroczystości', 'Plecaki i rzeczy na WF'],
    tips: {
      title: 'Żeby wszystko zagrało',
      items: [
        {
          title: 'Najpierw zmierz',
          text: 'Przez wakacje dzieci rosną, stopy też. [Zmierz dziecko](measuring) tuż przed zakupami i przeczytaj, [jaki rozmiar wybrać do szkoły](blog:school-sizes).',
        },
        {
          title: 'Podpis na wszystkim',
          text: 'Podpisz od środka czapki, rękawiczki, kurtki i buty, wystarczy pisak do tkanin. Podpisane rzeczy się odnajdują.',
        },
        {
          title: 'Daj czas na ćwiczenia',
          text: 'Zamków, guzików i sznurówek najlepiej uczyć się w wakacje. Jeśli jeszcze nie wychodzi, wybierz gumkę w pasie i rzepy.',
        },
        {
          title: 'Ile może ważyć plecak?',
          text: 'Tyle, żeby dziecko samo go założyło i stało w nim prosto. Ciężkie książki wkładaj od strony pleców, a picie do bocznej kieszeni.',
        },
      ],
    },
  },
}
