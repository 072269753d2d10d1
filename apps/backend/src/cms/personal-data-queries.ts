import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'cms_contact_message',
      columns: ['name', 'email', 'telephone', 'topic', 'order_number', 'comment'],
      purpose: 'To respond to a message from the contact form.',
      period: '1 year',
      erasure: 'deleted',
      ended: olderThan(365, 'cms_contact_message', 'created_at'),
    },
    {
      table: 'cms_contact_file',
      columns: ['name', 'content'],
      purpose: 'To respond to a message from the contact form.',
      period: 'as long as its message',
      erasure: 'deleted with its message',
    },
    {
      table: 'cms_page_confirmation',
      columns: ['confirmed_by'],
      purpose: 'Who of the staff confirmed a legal page, and in which wording.',
      period: 'as long as the page',
      erasure: 'deleted with the page',
    },
  ],
  read: async (db, { websiteId, email }) => [
    await section(
      db,
      'messages',
      sql`
        select m.created_at as date, m.name, m.email, m.telephone, m.topic as subject,
          m.order_number as number, m.comment as text
        from cms_contact_message m join store_view v on v.id = m.store_id join store_group g on g.id = v.group_id
        where lower(m.email) = ${email} and g.website_id = ${websiteId} order by m.id`,
    ),
  ],
  async erase(tx, { websiteId, email }) {
    await sql`
      delete from cms_contact_message where lower(email) = ${email} and store_id in (
        select v.id from store_view v join store_group g on g.id = v.group_id where g.website_id = ${websiteId}
      )`.execute(tx)
  },
}
