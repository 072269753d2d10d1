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
    agreements: 'newsletter-email,marketing-phone',
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
}
