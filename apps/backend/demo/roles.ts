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

/** D1 and P1: the admin path of a category that shows more than 120 products, and has a different slug in each EU store. */
export const bigCategoryPath = 'Default Category/Girls/Clothing'

/** Leaf categories missing from the German store. */
export const missingInGermany: readonly string[] = [
  'Default Category/Accessories/Umbrellas',
  'Default Category/Accessories/Belts',
]

/**
 * Customers: U1 has one address, U2 a cart and two consents, AG is an agent. The others are members of the customer club: CB, CS and
 * CG are active, on the first, second and third level, CI has not activated the card, CX is blocked. RT has orders with returns in every state.
 */
export const customerRoles = {
  U1: 'anna@example.com',
  U2: 'olena@example.com',
  AG: 'agent@example.com',
  CB: 'beata@example.com',
  CS: 'sylwia@example.com',
  CG: 'gustaw@example.com',
  CI: 'iga@example.com',
  CX: 'xenia@example.com',
  RT: 'zofia@example.com',
} as const
