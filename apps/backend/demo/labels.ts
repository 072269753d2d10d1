export const brands = [
  { code: 'bocian', name: 'Bocian', lines: ['girls', 'boys', 'unisex', 'baby', 'newborn'] },
  { code: 'nadbrzeg', name: 'Nad Brzegiem', lines: ['girls', 'boys', 'unisex'] },
  { code: 'kluska', name: 'Mała Kluska', lines: ['baby', 'newborn'] },
  { code: 'jarzebina', name: 'Jarzębina', lines: ['girls'] },
  { code: 'wydma', name: 'Wydma 54', lines: ['boys', 'unisex'] },
  { code: 'nocka', name: 'Nocka i Dzionek', lines: ['newborn', 'baby', 'girls', 'boys'] },
] as const
export type BrandCode = (typeof brands)[number]['code']

export const collections = [
  { code: 'orchard', admin: 'Summer orchard' },
  { code: 'northSea', admin: 'North sea' },
  { code: 'nightGarden', admin: 'Night garden' },
  { code: 'firstSnow', admin: 'First snow' },
  { code: 'cityWalk', admin: 'City walk' },
  { code: 'celebration', admin: 'Celebration' },
] as const
export type CollectionCode = (typeof collections)[number]['code']

export const seasons = [
  { code: 'spring', admin: 'Spring' },
  { code: 'summer', admin: 'Summer' },
  { code: 'autumn', admin: 'Autumn' },
  { code: 'winter', admin: 'Winter' },
  { code: 'allYear', admin: 'All year' },
] as const
export type SeasonCode = (typeof seasons)[number]['code']

export const genders = [
  { code: 'girls', admin: 'Girls' },
  { code: 'boys', admin: 'Boys' },
  { code: 'unisex', admin: 'Unisex' },
] as const
export type GenderCode = (typeof genders)[number]['code']
