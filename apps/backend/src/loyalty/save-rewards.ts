import { isDeepStrictEqual } from 'node:util'
import type { Writer } from '#src/platform/database.ts'
import { ruleLabels } from '#src/pricing/rules/rules.ts'
import { selectDrafts, upsertReward, type RewardDraft } from './reward-queries.ts'

export type { RewardDraft } from './reward-queries.ts'

/** Saves rewards by code. `unknown` lists those whose cart rule does not exist; they are not saved. */
export async function saveRewards(
  tx: Writer,
  drafts: readonly RewardDraft[],
): Promise<{ created: number; changed: number; unchanged: number; unknown: string[] }> {
  const report = { created: 0, changed: 0, unchanged: 0, unknown: [] as string[] }
  const rules = await ruleLabels(
    tx,
    drafts.map(({ rule }) => rule),
    'en_US',
  )
  const before = new Map(
    (
      await selectDrafts(
        tx,
        drafts.map(({ code }) => code),
      )
    ).map((reward) => [reward.code, reward]),
  )
  for (const draft of drafts) {
    const known = before.get(draft.code)
    if (!rules.has(draft.rule)) {
      report.unknown.push(draft.code)
      continue
    }
    if (known === undefined) report.created++
    else if (isDeepStrictEqual(known, draft)) report.unchanged++
    else report.changed++
    await upsertReward(tx, draft)
  }
  return report
}
