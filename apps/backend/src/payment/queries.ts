import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

export async function selectPaymentCodes(db: Reader, storeId: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from payment_method where store_id = ${storeId} and is_active order by position, code`.execute(db)
  return rows.map((row) => row.code)
}
