import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'

const inWebsite = (websiteId: number) => sql`post_id in (
  select p.id from blog_post p join store_view v on v.id = p.store_id join store_group g on g.id = v.group_id
  where g.website_id = ${websiteId})`

export const personalData: PersonalData = {
  retention: [
    {
      table: 'blog_comment',
      columns: ['customer_id', 'nickname', 'email', 'body'],
      purpose: 'To show what readers say about a post, under the name that they chose.',
      period: 'as long as the post is shown; a refused comment 90 days after the decision',
      erasure: 'deleted',
      ended: olderThan(90, 'blog_comment', 'decided_at', sql`status = 'refused'`),
    },
  ],
  read: async (db, { websiteId, customerId, email }) => [
    await section(
      db,
      'comments',
      sql`
        select created_at as date, (select title from blog_post where id = post_id) as subject, nickname as name, email,
          body as text, status = 'published' as published
        from blog_comment
        where (lower(email) = ${email} or customer_id = ${customerId}::int) and ${inWebsite(websiteId)} order by id`,
    ),
  ],
  async erase(tx, { websiteId, customerId, email }) {
    await sql`
      delete from blog_comment
      where customer_id = ${customerId}::int or (lower(email) = ${email} and ${inWebsite(websiteId)})`.execute(tx)
  },
}
