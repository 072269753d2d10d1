import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { VatRow } from './calculate-vat-table.ts'

/** A correction of an invoice: the gross refund and its split by VAT rate. */
export interface CreditNote {
  id: number
  number: string
  invoiceNumber: string
  invoicedAt: Date
  seller: string
  amount: number
  rates: VatRow[]
  /** Whether this single note credits the whole invoice. */
  isWhole: boolean
  issuedAt: Date
}

/** The credit notes of an order, oldest first. */
export async function selectCreditNotes(db: Reader, orderId: number): Promise<CreditNote[]> {
  const { rows } = await sql<CreditNote>`
    select n.id, n.number, i.number as "invoiceNumber", i.issued_at as "invoicedAt", n.seller, n.amount, n.rates,
      n.is_whole as "isWhole", n.issued_at as "issuedAt"
    from order_credit_note n join order_invoice i on i.id = n.invoice_id
    where n.order_id = ${orderId} order by n.id`.execute(db)
  return rows
}

/** The next number of the store view in this year. The counter stays locked until the transaction ends, which avoids gaps. */
export async function nextCreditNoteNumber(tx: Writer, storeId: number, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into order_credit_note_sequence (store_id, year, last_number) values (${storeId}, ${year}, 1)
    on conflict (store_id, year) do update set last_number = order_credit_note_sequence.last_number + 1
    returning last_number as last`.execute(tx)
  return Number(rows[0]?.last)
}

export async function insertCreditNote(
  tx: Writer,
  note: Pick<CreditNote, 'number' | 'seller' | 'amount' | 'rates' | 'isWhole' | 'issuedAt'> & {
    orderId: number
    invoiceId: number
    storeId: number
    year: number
    count: number
  },
): Promise<void> {
  await sql`
    insert into order_credit_note (order_id, invoice_id, number, store_id, year, count, seller, amount, rates, is_whole,
      issued_at)
    values (${note.orderId}, ${note.invoiceId}, ${note.number}, ${note.storeId}, ${note.year}, ${note.count},
      ${note.seller}, ${note.amount}, ${JSON.stringify(note.rates)}::jsonb, ${note.isWhole},
      ${note.issuedAt.toISOString()}::timestamptz)`.execute(tx)
}
