/** A town with its postal name, the beginning of its postcodes, and the latitude and longitude of its centre in degrees. */
export type Town = readonly [name: string, postcode: string, latitude: number, longitude: number]

export type TownCountry = {
  readonly towns: readonly Town[]
  /** Street names common to nearly every town of the country. */
  readonly streets: readonly string[]
  /** Postcode pattern: `#` is any digit. */
  readonly postcode: string
  /** Whether the house number comes before the street. */
  readonly numberFirst?: true
  /** Whether a comma stands between the street and the house number. */
  readonly comma?: true
}

/** The towns of each country where the demo carriers have pickup points. */
export const townCountries: Readonly<Record<string, TownCountry>> = {
  PL: {
    postcode: '-###',
    streets: [
      'ul. Kościuszki',
      'ul. Mickiewicza',
      'ul. Słowackiego',
      'ul. Lipowa',
      'ul. Dworcowa',
      'ul. Sienkiewicza',
      'al. Niepodległości',
      'ul. Ogrodowa',
      'ul. Żeromskiego',
      'ul. Długa',
    ],
    towns: [
      ['Warszawa', '02', 52.2297, 21.0122],
      ['Kraków', '30', 50.0614, 19.9366],
      ['Wrocław', '50', 51.1079, 17.0385],
      ['Poznań', '60', 52.4064, 16.9252],
      ['Gdańsk', '80', 54.352, 18.6466],
      ['Łódź', '90', 51.7592, 19.456],
      ['Katowice', '40', 50.2649, 19.0238],
      ['Lublin', '20', 51.2465, 22.5684],
      ['Szczecin', '70', 53.4285, 14.5528],
      ['Białystok', '15', 53.1325, 23.1688],
      ['Rzeszów', '35', 50.0412, 21.9991],
      ['Zakopane', '34', 49.2992, 19.9496],
    ],
  },
  CZ: {
    postcode: '# ##',
    streets: [
      'Husova',
      'Komenského',
      'Nádražní',
      'Jiráskova',
      'Palackého',
      'Masarykova',
      'Lipová',
      'Školní',
      'Havlíčkova',
    ],
    towns: [
      ['Praha', '13', 50.0755, 14.4378],
      ['Brno', '60', 49.1951, 16.6068],
      ['Ostrava', '70', 49.8209, 18.2625],
      ['Plzeň', '30', 49.7384, 13.3736],
      ['Liberec', '46', 50.7663, 15.0543],
      ['Olomouc', '77', 49.5938, 17.2509],
      ['České Budějovice', '37', 48.9757, 14.4803],
      ['Hradec Králové', '50', 50.2104, 15.8252],
    ],
  },
  SK: {
    postcode: '# ##',
    streets: ['Hlavná', 'Štúrova', 'Hviezdoslavova', 'Železničná', 'Školská', 'Kvetná', 'Lipová', 'Záhradná'],
    towns: [
      ['Bratislava', '82', 48.1486, 17.1077],
      ['Košice', '04', 48.7164, 21.2611],
      ['Žilina', '01', 49.2231, 18.7394],
      ['Nitra', '94', 48.3061, 18.0764],
      ['Banská Bystrica', '97', 48.7363, 19.1462],
      ['Prešov', '08', 48.9984, 21.2339],
      ['Trnava', '91', 48.3774, 17.5872],
    ],
  },
  DE: {
    postcode: '###',
    streets: [
      'Bahnhofstraße',
      'Hauptstraße',
      'Schillerstraße',
      'Gartenstraße',
      'Lindenstraße',
      'Goethestraße',
      'Bergstraße',
      'Marktstraße',
    ],
    towns: [
      ['Berlin', '10', 52.52, 13.405],
      ['Hamburg', '20', 53.5511, 9.9937],
      ['München', '80', 48.1351, 11.582],
      ['Köln', '50', 50.9375, 6.9603],
      ['Frankfurt am Main', '60', 50.1109, 8.6821],
      ['Leipzig', '04', 51.3397, 12.3731],
      ['Stuttgart', '70', 48.7758, 9.1829],
      ['Dresden', '01', 51.0504, 13.7373],
      ['Nürnberg', '90', 49.4521, 11.0767],
    ],
  },
  RO: {
    postcode: '####',
    streets: [
      'Strada Mihai Eminescu',
      'Bulevardul Unirii',
      'Strada Nicolae Bălcescu',
      'Strada Libertății',
      'Bulevardul Republicii',
      'Strada Florilor',
      'Calea Victoriei',
    ],
    towns: [
      ['București', '01', 44.4268, 26.1025],
      ['Cluj-Napoca', '40', 46.7712, 23.6236],
      ['Timișoara', '30', 45.7489, 21.2087],
      ['Iași', '70', 47.1585, 27.6014],
      ['Constanța', '90', 44.1598, 28.6348],
      ['Brașov', '50', 45.6427, 25.5887],
      ['Oradea', '41', 47.0465, 21.9189],
      ['Sibiu', '55', 45.7983, 24.1256],
    ],
  },
  UA: {
    postcode: '###',
    comma: true,
    streets: [
      'вул. Шевченка',
      'вул. Лесі Українки',
      'вул. Франка',
      'просп. Свободи',
      'вул. Садова',
      'вул. Грушевського',
      'вул. Соборна',
    ],
    towns: [
      ['Київ', '01', 50.4501, 30.5234],
      ['Львів', '79', 49.8397, 24.0297],
      ['Одеса', '65', 46.4825, 30.7233],
      ['Дніпро', '49', 48.4647, 35.0462],
      ['Вінниця', '21', 49.2331, 28.4682],
      ['Івано-Франківськ', '76', 48.9226, 24.7111],
      ['Ужгород', '88', 48.6208, 22.2879],
    ],
  },
  AM: {
    postcode: '##',
    streets: ['Մաշտոցի պողոտա', 'Աբովյան փողոց', 'Տիգրան Մեծի պողոտա', 'Շահումյան փողոց', 'Խորենացու փողոց'],
    towns: [
      ['Երևան', '00', 40.1792, 44.4991],
      ['Գյումրի', '31', 40.7894, 43.8475],
      ['Վանաձոր', '20', 40.8128, 44.4883],
      ['Աբովյան', '22', 40.2739, 44.6256],
      ['Էջմիածին', '11', 40.1728, 44.2925],
    ],
  },
  AT: {
    postcode: '##',
    streets: ['Bahnhofstraße', 'Hauptplatz', 'Wiener Straße', 'Lindengasse', 'Mozartstraße'],
    towns: [
      ['Wien', '10', 48.2082, 16.3738],
      ['Graz', '80', 47.0707, 15.4395],
      ['Linz', '40', 48.3069, 14.2858],
      ['Salzburg', '50', 47.8095, 13.055],
    ],
  },
  FR: {
    postcode: '###',
    numberFirst: true,
    streets: ['rue de la République', 'avenue Jean Jaurès', 'rue Victor Hugo', 'rue Pasteur', 'place de la Gare'],
    towns: [
      ['Paris', '75', 48.8566, 2.3522],
      ['Lyon', '69', 45.764, 4.8357],
      ['Marseille', '13', 43.2965, 5.3698],
      ['Lille', '59', 50.6292, 3.0573],
    ],
  },
  NL: {
    postcode: '##',
    streets: ['Stationsstraat', 'Kerkstraat', 'Dorpsstraat', 'Molenweg', 'Wilhelminastraat'],
    towns: [
      ['Amsterdam', '10', 52.3676, 4.9041],
      ['Rotterdam', '30', 51.9244, 4.4777],
      ['Utrecht', '35', 52.0907, 5.1214],
    ],
  },
  IE: {
    postcode: '',
    numberFirst: true,
    streets: ['Main Street', 'Church Street', 'Patrick Street', 'Bridge Street', 'Station Road'],
    towns: [
      ['Dublin', 'D02', 53.3498, -6.2603],
      ['Cork', 'T12', 51.8985, -8.4756],
      ['Galway', 'H91', 53.2707, -9.0568],
    ],
  },
}
