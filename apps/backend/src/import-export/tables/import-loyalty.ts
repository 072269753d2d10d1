import { compactCardNumber, isCardNumber } from '@bocian/rules/loyalty.ts'
import { normalEmail } from '#src/customer/customer.ts'
import {
  levelCodes,
  saveHistory,
  saveMember,
  saveRewards,
  type EntryReason,
  type HistoryDraft,
  type MemberDraft,
  type RewardDraft,
} from '#src/loyalty/loyalty.ts'
import { CellError, parseDate, parseNumber } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { textsOf } from '../parse/parse-money.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { BatchReport, ImportStore, Row, TableImport } from '../types.ts'

const most = 100_000_000
const statuses = ['inactive', 'active', 'blocked'] as const
const reasons: readonly EntryReason[] = ['order', 'return', 'reward', 'card', 'correction']

/** The rewards table: one row per reward. `docs/import.md` describes the columns of these three tables. */
export const rewardImport: TableImport<RewardDraft & { line: number }> = {
  columns: ['reward', 'rule', 'points'],
  keyOf: ({ code }) => code,
  parse: parseWith('reward', readReward),
  async save(tx, drafts, report) {
    const rewards = drafts.map(({ line: _, ...reward }) => reward)
    const { created, changed, unchanged, unknown } = await saveRewards(tx, rewards)
    report.counted.created += created
    report.counted.changed += changed
    report.counted.unchanged += unchanged
    for (const { code, rule, line } of drafts.filter((draft) => unknown.includes(draft.code)))
      report.complaints.push({ line, key: code, reason: `there is no cart rule "${rule}"` })
  },
}

function readReward(row: Row, line: number): RewardDraft & { line: number } {
  return {
    line,
    code: needText(row, 'reward'),
    rule: needText(row, 'rule'),
    points: whole('points', row['points'], 1),
    level: oneOf('level', row['level'] || 'bronze', levelCodes),
    descriptions: textsOf(row, 'description_'),
    position: whole('position', row['position'] || '0', 0),
    isActive: parseFlag('is_active', row['is_active']) ?? true,
  }
}

/** The table of cards, with or without their members. */
export function createMemberImport(
  stores: ReadonlyMap<string, ImportStore>,
  websites: ReadonlyMap<number, number>,
  now: Date,
): TableImport<MemberDraft & { line: number }> {
  return {
    columns: ['card_number', 'store_view_code'],
    keyOf: ({ number }) => number,
    parse: parseWith('card_number', (row, line) => ({
      line,
      number: cardNumber(row),
      websiteId: websites.get(needStore(row, stores).id) ?? 0,
      email: (row['email'] ?? '').trim() === '' ? null : normalEmail(needText(row, 'email')),
      points: whole('points', row['points'] || '0', 0),
      status: oneOf('status', row['status'] || 'inactive', statuses),
      joinedAt: parseDate('joined', row['joined'], 'month-first', needStore(row, stores).timeZone) ?? null,
    })),
    async save(tx, drafts, report) {
      for (const draft of drafts) note(report, draft.line, draft.number, await saveMember(tx, draft, now))
    },
  }
}

/** The table of what members earned and spent before, in another system. */
export const historyImport: TableImport<HistoryDraft & { line: number }> = {
  columns: ['entry', 'card_number', 'date', 'points', 'reason'],
  keyOf: ({ key }) => key,
  parse: parseWith('entry', (row, line) => {
    const at = parseDate('date', needText(row, 'date'))
    const points = parseNumber('points', needText(row, 'points')) ?? 0
    if (!Number.isInteger(points) || points === 0 || Math.abs(points) > most)
      throw new CellError('points must be a whole number other than 0')
    return {
      line,
      key: needText(row, 'entry'),
      number: cardNumber(row),
      at: at ?? new Date(0),
      points,
      kind: oneOf('reason', row['reason'], reasons),
      orderNumber: (row['order_number'] ?? '').trim() || null,
      note: (row['note'] ?? '').trim() || null,
    }
  }),
  async save(tx, drafts, report) {
    for (const draft of drafts) note(report, draft.line, draft.key, await saveHistory(tx, draft))
  },
}

function note(report: BatchReport, line: number, key: string, outcome: Awaited<ReturnType<typeof saveMember>>): void {
  if (typeof outcome === 'string') report.counted[outcome] += 1
  else report.complaints.push({ line, key, reason: outcome.refusal })
}

function cardNumber(row: Row): string {
  const typed = needText(row, 'card_number')
  if (!isCardNumber(typed)) throw new CellError(`card_number "${typed.slice(0, 40)}" is not a card number`)
  return compactCardNumber(typed)
}

function whole(column: string, cell: string | undefined, least: number): number {
  const number = parseNumber(column, cell)
  if (number === undefined || !Number.isInteger(number) || number < least || number > most)
    throw new CellError(`${column} must be a whole number from ${least}`)
  return number
}

function oneOf<T extends string>(column: string, cell: string | undefined, known: readonly T[]): T {
  const found = known.find((value) => value === cell?.trim())
  if (found === undefined) throw new CellError(`${column} must be one of ${known.join(', ')}`)
  return found
}
