import { localDay } from '@bocian/rules/local-day.ts'
import type { Reader } from '#src/platform/database.ts'
import { settingByStore } from '#src/store/store.ts'
import type { GiftCard } from './types.ts'

/** Reads the last day of cards, such as `2026-12-31`, in the time zone of the store that sold them; null for a card without one. */
export async function lastDays(db: Reader): Promise<(card: Pick<GiftCard, 'expiresAt' | 'storeId'>) => string | null> {
  const zones = await settingByStore(db, 'general/locale/timezone')
  return ({ expiresAt, storeId }) => (expiresAt === null ? null : localDay(expiresAt, zones[storeId] ?? 'UTC'))
}
