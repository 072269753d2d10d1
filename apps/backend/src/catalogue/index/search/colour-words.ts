import { chunksOf, partsOf } from './fold-words.ts'
import { colourFamilies, type ColourFamily } from './colour-families.ts'

/** The colour words of a language, by family: the words that name the whole family, and those that name a shade of it. */
export interface ColourWords {
  names: Readonly<Record<ColourFamily, readonly string[]>>
  shades: Readonly<Record<ColourFamily, readonly string[]>>
  /** Words and first parts of words that make a colour lighter, darker or stronger: `dark`, `hell`. */
  modifiers: readonly string[]
}

/** One line per family: its names, then after `|` its shades. */
const lists: Readonly<Record<string, string>> = {
  pl: `
white: biały biel | kremowy ecru śmietankowy mleczny alabastrowy perłowy
black: czarny czerń | hebanowy smolisty
grey: szary siwy popielaty szarość | grafitowy antracytowy srebrny stalowy melanżowy gołębi
beige: beżowy beż | piaskowy kremowy cielisty nude ecru waniliowy lniany cappuccino
brown: brązowy brąz | karmelowy czekoladowy kawowy rudy koniakowy camel orzechowy kakaowy taupe kasztanowy
red: czerwony czerwień | bordowy bordo wiśniowy burgundowy malinowy rubinowy ceglasty karminowy koralowy szkarłatny
orange: pomarańczowy pomarańcz | koralowy morelowy brzoskwiniowy łososiowy miedziany marchewkowy
yellow: żółty żółć | musztardowy miodowy cytrynowy złoty kanarkowy słoneczny curry
green: zielony zieleń | oliwkowy miętowy szałwiowy khaki pistacjowy limonkowy szmaragdowy butelkowy seledynowy turkusowy militarny trawiasty
turquoise: turkusowy turkus | morski petrol akwamarynowy seledynowy
blue: niebieski | granatowy błękitny chabrowy kobaltowy szafirowy lazurowy jeansowy dżinsowy turkusowy morski atramentowy
purple: fioletowy fiolet | liliowy śliwkowy lawendowy wrzosowy jagodowy lila ametystowy bakłażanowy oberżynowy
pink: różowy róż | pudrowy malinowy łososiowy koralowy fuksjowy fuksja amarantowy magenta`,
  cs: `
white: bílý bílá běloba | krémový smetanový ecru slonovinový perleťový
black: černý čerň | ebenový
grey: šedý šedivý | grafitový antracitový stříbrný ocelový popelavý melír
beige: béžový | krémový pískový tělový smetanový vanilkový
brown: hnědý | karamelový čokoládový kávový koňakový oříškový kaštanový kakaový
red: červený rudý | vínový bordó bordový třešňový malinový rubínový cihlový karmínový korálový
orange: oranžový | korálový meruňkový broskvový lososový měděný
yellow: žlutý | hořčicový medový citronový zlatý kari
green: zelený zeleň | olivový mátový šalvějový khaki pistáciový limetkový smaragdový lahvový tyrkysový
turquoise: tyrkysový | petrolejový akvamarínový
blue: modrý | námořnický nebeský azurový kobaltový safírový džínový blankytný petrolejový tyrkysový
purple: fialový | levandulový švestkový šeříkový lila lilkový ametystový
pink: růžový | pudrový malinový lososový fuchsiový fuchsie magenta korálový`,
  sk: `
white: biely biela | krémový smotanový ecru perleťový
black: čierny čierna | ebenový
grey: sivý šedý | grafitový antracitový strieborný oceľový popolavý melír
beige: béžový | krémový pieskový telový smotanový vanilkový
brown: hnedý | karamelový čokoládový kávový koňakový orieškový gaštanový kakaový
red: červený | bordový vínový čerešňový malinový rubínový tehlový karmínový koralový
orange: oranžový pomarančový | koralový marhuľový broskyňový lososový medený
yellow: žltý | horčicový medový citrónový zlatý kari
green: zelený zeleň | olivový mätový šalviový khaki pistáciový limetkový smaragdový fľaškový tyrkysový
turquoise: tyrkysový | petrolejový akvamarínový
blue: modrý belasý | námornícky nebeský azúrový kobaltový zafírový džínsový blankytný petrolejový tyrkysový
purple: fialový | levanduľový slivkový orgovánový lila baklažánový ametystový
pink: ružový | púdrový malinový lososový fuksiový magenta koralový`,
  de: `
white: weiß | creme wollweiß offwhite elfenbein ecru perlmutt
black: schwarz | ebenholz
grey: grau | anthrazit graphit silber silbern aschgrau meliert
beige: beige | creme sand sandfarben nude natur vanille ecru hautfarben
brown: braun | karamell camel schoko schokolade kakao cognac kaffee mokka nuss haselnuss taupe
red: rot | bordeaux weinrot burgund kirsche himbeere rubin ziegel koralle
orange: orange | koralle aprikose apricot pfirsich lachs kupfer terracotta
yellow: gelb | senf honig zitrone gold golden curry mais
green: grün | oliv olive mint minze salbei khaki pistazie limette smaragd petrol türkis
turquoise: türkis | petrol aqua aquamarin
blue: blau | marine navy azur kobalt saphir jeansblau denim indigo petrol türkis
purple: lila violett purpur | flieder lavendel pflaume aubergine mauve brombeere amethyst
pink: rosa pink rosé | altrosa fuchsia magenta himbeere lachs koralle beere`,
  en: `
white: white | cream ivory ecru milk pearl chalk snow
black: black | ebony jet onyx
grey: grey gray | charcoal graphite anthracite silver slate ash heather
beige: beige | cream sand nude ecru oatmeal stone vanilla natural tan
brown: brown | caramel camel chocolate tan cognac coffee mocha hazel chestnut taupe
red: red | burgundy maroon wine cherry ruby brick crimson scarlet coral berry
orange: orange | coral apricot peach salmon copper terracotta rust
yellow: yellow | mustard honey lemon gold golden curry
green: green | olive mint sage khaki pistachio lime emerald teal moss forest turquoise
turquoise: turquoise teal | aqua aquamarine petrol
blue: blue | navy sky azure cobalt sapphire denim indigo teal turquoise royal
purple: purple violet | lilac lavender plum mauve aubergine amethyst
pink: pink | rose fuchsia magenta blush salmon coral raspberry`,
  ro: `
white: alb | crem ivoire ecru fildeș perlat
black: negru | abanos
grey: gri cenușiu | grafit antracit argintiu
beige: bej | crem nisip nisipiu nude ecru vanilie
brown: maro maroniu | caramel camel ciocolatiu coniac cafeniu castaniu
red: roșu | vișiniu bordo burgund grena rubiniu cărămiziu corai cireașă
orange: portocaliu oranj | corai somon piersică caisă arămiu
yellow: galben | muștar miere lămâie auriu
green: verde | măsliniu oliv mentă salvie kaki khaki fistic smarald turcoaz
turquoise: turcoaz | petrol acvamarin
blue: albastru | bleumarin bleu azuriu cobalt safir indigo denim turcoaz petrol
purple: mov violet | lila lavandă prună ametist liliachiu
pink: roz | pudrat fucsia magenta somon corai`,
  uk: `
white: білий | кремовий молочний перлинний екрю
black: чорний | ебеновий
grey: сірий | графітовий антрацитовий сріблястий сталевий попелястий меланж
beige: бежевий | кремовий пісочний тілесний екрю ванільний
brown: коричневий | карамельний шоколадний кавовий коньячний рудий горіховий каштановий
red: червоний | бордовий вишневий малиновий рубіновий цегляний кораловий
orange: помаранчевий оранжевий | кораловий абрикосовий персиковий лососевий мідний
yellow: жовтий | гірчичний медовий лимонний золотий
green: зелений | оливковий мятний шавлієвий хакі фісташковий лаймовий смарагдовий бірюзовий салатовий
turquoise: бірюзовий | петроль аквамариновий
blue: синій | блакитний голубий лазуровий кобальтовий сапфіровий джинсовий волошковий бірюзовий
purple: фіолетовий | бузковий лавандовий сливовий ліловий аметистовий
pink: рожевий | пудровий малиновий фуксія лососевий кораловий`,
  hy: `
white: սպիտակ | կրեմագույն կաթնագույն փղոսկրագույն
black: սև | սևաթույր
grey: մոխրագույն գորշ | գրաֆիտագույն արծաթագույն պողպատագույն
beige: բեժ | կրեմագույն ավազագույն
brown: շագանակագույն դարչնագույն | կարամելագույն շոկոլադագույն սրճագույն
red: կարմիր | բորդո գինեգույն բալագույն մորեգույն մարջանագույն
orange: նարնջագույն | մարջանագույն ծիրանագույն դեղձագույն պղնձագույն
yellow: դեղին | մանանեխագույն մեղրագույն կիտրոնագույն ոսկեգույն
green: կանաչ | ձիթապտղագույն անանուխագույն եղեսպակագույն խակի պիստակագույն զմրուխտագույն փիրուզագույն
turquoise: փիրուզագույն | ծովագույն
blue: կապույտ | երկնագույն լազուրագույն կոբալտագույն փիրուզագույն մուգկապույտ
purple: մանուշակագույն | յասամանագույն սալորագույն նարդոսագույն
pink: վարդագույն | մորեգույն մարջանագույն սաղմոնագույն`,
}

const modifiers: Readonly<Record<string, string>> = {
  pl: 'jasny jasno ciemny ciemno intensywny intensywnie pastelowy pastelowo blady blado mocny brudny neonowy neonowo butelkowa',
  cs: 'světlý světle svetlo tmavý tmavě tmavo pastelový pastelově sytý sytě bledý bledě neonový neonově jasně',
  sk: 'svetlý svetlo tmavý tmavo pastelový pastelovo sýty sýto bledý bledo neónový neónovo jasno',
  de: 'hell helles dunkel dunkles pastell knall zart blass kräftig kräftiges leuchtend leuchtendes neon flaschen himmel tannen',
  en: 'light dark pale deep bright pastel soft neon bottle baby',
  ro: 'deschis închis pal palid aprins intens pastel neon sticlă',
  uk: 'світлий світло темний темно блідий блідо яскравий яскраво пастельний неоновий ніжно',
  hy: 'բաց մուգ վառ գունատ պաստելային',
}

const known = new Map<string, ColourWords>()

/** The colour words of a language code such as `pl`. Empty for other languages. */
export function colourWordsOf(language: string): ColourWords {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

function readWords(language: string): ColourWords {
  const names = emptyLists()
  const shades = emptyLists()
  for (const line of (lists[language] ?? '').trim().split('\n')) {
    const [family = '', words = ''] = line.split(': ')
    const [named = '', shaded = ''] = words.split('|')
    if (!isFamily(family)) continue
    names[family] = foldedWords(named)
    shades[family] = foldedWords(shaded)
  }
  return { names, shades, modifiers: foldedWords(modifiers[language] ?? '') }
}

function isFamily(text: string): text is ColourFamily {
  return (colourFamilies as readonly string[]).includes(text)
}

function emptyLists(): Record<ColourFamily, string[]> {
  return Object.fromEntries(colourFamilies.map((family) => [family, [] as string[]])) as Record<ColourFamily, string[]>
}

function foldedWords(text: string): string[] {
  return chunksOf(text).flatMap(partsOf)
}
