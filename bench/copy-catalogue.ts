import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

const atOnce = 2_000

/** Queries for Bocian's Polish store view, by staging table, with the columns that `vendure/fill.sql` and `evershop/fill.sql` expect. */
const staged: Record<string, { columns: string; query: string }> = {
  bench_category: {
    columns: 'id int, parent_id int, name text, slug text, position int, level int, id_path int[]',
    query: `select c.id, case when p.level > 1 then c.parent_id end as parent_id, t.name, replace(t.url_path, '/', '-') as slug,
      c.position, c.level, c.id_path from catalogue_category c join catalogue_category_text t on t.category_id = c.id and t.store_id = 1
      left join catalogue_category p on p.id = c.parent_id where c.level > 1 and c.id > $1 order by c.id limit $2`,
  },
  bench_facet: {
    columns: 'id int, code text, label text',
    query: `select id, code, coalesce(labels ->> 'pl_PL', label) as label from catalogue_attribute
      where is_filterable and id > $1 order by id limit $2`,
  },
  bench_value: {
    columns: 'id int, facet_id int, slug text, label text',
    query: `select o.id, o.attribute_id as facet_id, o.slug, coalesce(o.labels ->> 'pl_PL', o.value) as label
      from catalogue_attribute_option o join catalogue_attribute a on a.id = o.attribute_id
      where a.is_filterable and o.id > $1 order by o.id limit $2`,
  },
  bench_product: {
    columns:
      'id int, name text, slug text, description text, created_at timestamptz, category_ids int[], option_ids int[]',
    query: `select l.product_id as id, l.name, l.url_key as slug, t.description, l.created_at, l.category_ids,
      array(select option_id from catalogue_product_option o where o.product_id = l.product_id) as option_ids
      from catalogue_listing l join catalogue_product_text t on t.product_id = l.product_id and t.store_id = 1
      where l.store_id = 1 and l.product_id > $1 order by l.product_id limit $2`,
  },
  bench_variant: {
    columns: 'id int, product_id int, sku text, name text, price int, stock int, option_ids int[]',
    query: `select p.id, v.product_id, p.sku, l.name, l.final_price as price, coalesce(s.on_hand, 0) as stock,
      array(select option_id from catalogue_product_option o where o.product_id = p.id) as option_ids
      from catalogue_product p join catalogue_product_variant v on v.variant_id = p.id
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = 1
      left join inventory_stock s on s.product_id = p.id where p.id > $1 order by p.id limit $2`,
  },
  bench_picture: {
    columns: 'id int, product_id int, position int, file text',
    query: `select i.id, i.product_id, i.position, i.file from catalogue_product_picture i
      join catalogue_listing l on l.product_id = i.product_id and l.store_id = 1 where i.id > $1 order by i.id limit $2`,
  },
}

/** Fills another shop's empty tables with Bocian's Polish catalogue, by the statements of its folder. */
export async function copyCatalogue(from: string, to: string, shop: 'vendure' | 'evershop'): Promise<void> {
  const source = new pg.Client({ connectionString: from })
  const target = new pg.Client({ connectionString: to })
  await Promise.all([source.connect(), target.connect()])
  try {
    for (const [table, { columns, query }] of Object.entries(staged)) {
      await target.query(`create table ${table} (${columns})`)
      await copy(source, target, table, query)
      await target.query(`alter table ${table} add primary key (id)`)
      await target.query(`analyze ${table}`)
    }
    await target.query(fs.readFileSync(path.join(import.meta.dirname, shop, 'fill.sql'), 'utf8'))
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

async function copy(source: pg.Client, target: pg.Client, table: string, query: string): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await source.query<{ id: number }>(query, [after, atOnce])
    await target.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ])
    const last = rows.at(-1)
    if (rows.length < atOnce || last === undefined) return
    after = last.id
  }
}
