import { describe, expect, it } from 'vitest'
import { planRewrites } from './plan-rewrites.ts'
import type { Rewrite, RewriteDraft } from './types.ts'

const draft = (entityId: number, path: string, entity: RewriteDraft['entity'] = 'product'): RewriteDraft => {
  return { storeId: 1, entity, entityId, path }
}
const live = (entityId: number, path: string, entity: Rewrite['entity'] = 'product'): Rewrite => {
  return { storeId: 1, requestPath: path, entity, entityId, redirectCode: 0, targetPath: path }
}
const redirect = (entityId: number, from: string, to: string): Rewrite => {
  return { ...live(entityId, from), redirectCode: 301, targetPath: to }
}

describe('planning rewrites', () => {
  it('assigns a path to a new entity', () => {
    expect(planRewrites([draft(1, 'a.html')], [])).toMatchObject({
      created: 1,
      redirects: 0,
      writes: [live(1, 'a.html')],
    })
  })

  it('writes nothing for an unchanged path', () => {
    const stored = [live(1, 'a.html'), redirect(1, 'old.html', 'a.html')]
    expect(planRewrites([draft(1, 'a.html')], stored)).toMatchObject({ unchanged: 1, redirects: 0, writes: [] })
  })

  it('redirects the old path, and older ones, directly to the new one', () => {
    const { writes, changed, redirects } = planRewrites(
      [draft(1, 'b.html')],
      [live(1, 'a.html'), redirect(1, 'older.html', 'a.html')],
    )
    expect(writes).toEqual([live(1, 'b.html'), redirect(1, 'a.html', 'b.html'), redirect(1, 'older.html', 'b.html')])
    expect([changed, redirects]).toEqual([1, 2])
  })

  it('an entity returns to an old path without creating a loop', () => {
    const stored = [redirect(1, 'a.html', 'b.html'), live(1, 'b.html')]
    expect(planRewrites([draft(1, 'a.html')], stored).writes).toEqual([
      live(1, 'a.html'),
      redirect(1, 'b.html', 'a.html'),
    ])
  })

  it('lets two entities swap paths', () => {
    const { writes, conflicts } = planRewrites(
      [draft(1, 'b.html'), draft(2, 'a.html')],
      [live(1, 'a.html'), live(2, 'b.html')],
    )
    expect(conflicts).toEqual([])
    expect(writes).toEqual([live(1, 'b.html'), live(2, 'a.html')])
  })

  it('replaces a redirect with a live page', () => {
    const { writes, conflicts } = planRewrites([draft(2, 'old.html')], [redirect(1, 'old.html', 'a.html')])
    expect([writes, conflicts]).toEqual([[live(2, 'old.html')], []])
  })

  it('reports a path conflict, and the entity that has the path keeps it', () => {
    const plan = planRewrites([draft(2, 'a.html', 'category')], [live(1, 'a.html')])
    expect(plan.writes).toEqual([])
    expect(plan.conflicts).toMatchObject([
      { takenBy: { entity: 'product', entityId: 1 }, message: 'The path "a.html" of category 2 belongs to product 1' },
    ])
  })

  it('gives a path that two new entities claim to the first of them', () => {
    const plan = planRewrites([draft(1, 'a.html'), draft(2, 'a.html')], [])
    expect(plan.writes).toEqual([live(1, 'a.html')])
    expect(plan.conflicts.map(({ draft: { entityId } }) => entityId)).toEqual([2])
  })

  it('leaves a path with the entity that has it, whatever the order of the drafts', () => {
    const plan = planRewrites([draft(2, 'a.html'), draft(1, 'a.html')], [live(1, 'a.html'), live(2, 'b.html')])
    expect(plan.writes).toEqual([])
    expect(plan.conflicts.map(({ draft: { entityId } }) => entityId)).toEqual([2])
  })

  it('does not give away the path of an entity whose own move fails', () => {
    const stored = [live(1, 'a.html'), live(2, 'b.html'), live(3, 'c.html')]
    const plan = planRewrites([draft(1, 'c.html'), draft(2, 'a.html')], stored)
    expect(plan.conflicts).toHaveLength(2)
    expect(plan.writes).toEqual([])
  })

  it('treats each store view separately', () => {
    const elsewhere = { ...draft(2, 'a.html'), storeId: 2 }
    expect(planRewrites([elsewhere], [live(1, 'a.html')])).toMatchObject({ created: 1, conflicts: [] })
  })
})
