import { customerRoles, roles } from './roles.ts'
import type { Row } from './row.ts'

/** The accounts listed in the start-up message, with the password generated for this shop. */
export function* customerRows(password: string): Generator<Row> {
  yield {
    email: customerRoles.U1,
    password,
    firstname: 'Anna',
    lastname: 'Wiśniewska',
    store_view_code: 'pl',
    is_agent: '0',
    telephone: '501202303',
    street: 'ul. Bociania 12/4',
    city: 'Poznań',
    postcode: '60-101',
    country_code: 'PL',
    group: 'General',
    cart: '',
    agreements: '',
  }
  yield {
    email: customerRoles.U2,
    password,
    firstname: 'Olena',
    lastname: 'Kovalenko',
    store_view_code: 'pl',
    is_agent: '0',
    telephone: '512345678',
    street: 'ul. Słoneczna 8',
    city: 'Kraków',
    postcode: '30-002',
    country_code: 'PL',
    group: 'General',
    cart: `${roles.S1}:1|${roles.C1}-98:1`,
    agreements: 'account,offers',
  }
  yield {
    email: customerRoles.AG,
    password,
    firstname: 'Marek',
    lastname: 'Zieliński',
    store_view_code: 'pl',
    is_agent: '1',
    telephone: '530111222',
    street: '',
    city: '',
    postcode: '',
    country_code: '',
    group: 'General',
    cart: '',
    agreements: '',
  }
  yield* memberRows(password)
  yield buyerOfReturns(password)
}

/** The members of the customer club. */
const members = [
  [customerRoles.CB, 'Beata', 'Brąz'],
  [customerRoles.CS, 'Sylwia', 'Srebrna'],
  [customerRoles.CG, 'Gustaw', 'Złotowski'],
  [customerRoles.CI, 'Iga', 'Nowicka'],
  [customerRoles.CX, 'Xenia', 'Zawada'],
] as const

function* memberRows(password: string): Generator<Row> {
  for (const [email, firstname, lastname] of members)
    yield {
      email,
      password,
      firstname,
      lastname,
      store_view_code: 'pl',
      is_agent: '0',
      telephone: '',
      street: 'ul. Klubowa 3',
      city: 'Gdańsk',
      postcode: '80-180',
      country_code: 'PL',
      group: 'General',
      cart: '',
      agreements: email === customerRoles.CI ? '' : 'club',
    }
}

/** A shopper with orders; `start/demo-orders.ts` of the backend places them. */
const buyerOfReturns = (password: string): Row => ({
  email: customerRoles.RT,
  password,
  firstname: 'Zofia',
  lastname: 'Lewandowska',
  store_view_code: 'pl',
  is_agent: '0',
  telephone: '601202303',
  street: 'ul. Lipowa 7',
  city: 'Wrocław',
  postcode: '50-001',
  country_code: 'PL',
  group: 'General',
  cart: '',
  agreements: '',
})
