/** Products with a fixed SKU that journeys and tests refer to. */
export const roles = {
  C1: 'ROLE-C1',
  C2: 'ROLE-C2',
  S1: 'ROLE-S1',
  S0: 'ROLE-S0',
  L2: 'ROLE-L2',
  GV: 'ROLE-GV',
  GP: 'ROLE-GP',
  PLENTY: 'ROLE-PLENTY',
  SCARCE: 'ROLE-SCARCE',
} as const

/** D1: the admin path of a category that shows more than 120 products. */
export const bigCategoryPath = 'Default Category/Girls/Clothing'

/** P1: a category with a different slug in each EU store. */
export const translatedCategoryPath = 'Default Category/Girls/Clothing'

/** Leaf categories missing from the German store. */
export const missingInGermany: readonly string[] = [
  'Default Category/Accessories/Umbrellas',
  'Default Category/Accessories/Belts',
]

/** Customers: U1 has one address, U2 a cart and two consents, AG is an agent. */
export const customerRoles = { U1: 'anna@example.com', U2: 'olena@example.com', AG: 'agent@example.com' } as const
