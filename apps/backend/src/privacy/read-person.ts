import { ordersOfPerson } from '../order/order.ts'
import type { Reader } from '#src/platform/database.ts'
import { sectionNames, type PersonalSection, type ReadPerson } from '#src/platform/personal-data/personal-data.ts'
import { allPersonalData } from './all-personal-data.ts'

/** Everything that the shop stores about a person, without empty sections. */
export async function readPerson(
  db: Reader,
  person: Omit<ReadPerson, 'orderIds'>,
  storeId: number,
): Promise<PersonalSection[]> {
  const orderIds = (await ordersOfPerson(db, person)).map(({ id }) => id)
  const sections: PersonalSection[] = []
  for (const { read } of allPersonalData) sections.push(...(await read(db, { ...person, orderIds }, storeId)))
  return sections
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => sectionNames.indexOf(a.name) - sectionNames.indexOf(b.name))
}
