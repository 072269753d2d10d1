import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'

const trailDays = 3 * 365

export const personalData: PersonalData = {
  retention: [
    {
      table: 'agent_trail',
      columns: ['agent_id', 'client_id', 'detail'],
      purpose: 'To show who did what for a customer.',
      period: '3 years, the usual time in which claims expire',
      erasure: 'kept without the client and without details',
      ended: olderThan(trailDays, 'agent_trail', 'at'),
    },
    {
      table: 'agent_adoption',
      columns: ['agent_id', 'client_id', 'token_hash', 'cookie_hash', 'session_hash'],
      purpose: 'To let a sales agent act for a customer for an hour.',
      period: '3 years, with the trail',
      erasure: 'deleted',
      ended: olderThan(trailDays, 'agent_adoption', 'expires_at'),
    },
    {
      table: 'agent_finding',
      columns: ['search_hash', 'agent_id', 'client_id'],
      purpose: 'To let an agent choose one of the customers that a search found.',
      period: 'an hour',
      erasure: 'deleted',
      ended: olderThan(0, 'agent_finding', 'expires_at'),
    },
  ],
  read: async (db, { customerId }) => [
    await section(
      db,
      'agentActions',
      sql`select at as date, action, detail as text from agent_trail where client_id = ${customerId}::int order by id`,
    ),
  ],
  async erase(tx, { customerId }) {
    if (customerId === null) return
    await tx
      .updateTable('agent_trail')
      .set({ client_id: null, adoption_id: null, detail: '' })
      .where('client_id', '=', customerId)
      .execute()
    await tx.deleteFrom('agent_adoption').where('client_id', '=', customerId).execute()
    await tx.deleteFrom('agent_finding').where('client_id', '=', customerId).execute()
  },
}
