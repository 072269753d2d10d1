import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database, Reader } from '#src/platform/database.ts'
import { settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { writeCreditNotePdf } from './credit-note-pdf.ts'
import { selectCreditNotes } from './credit-note-queries.ts'
import { viewOrder } from '../reading/find-order.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'
import { selectInvoice } from '../lifecycle-queries.ts'
import { pdfFileName } from './pdf-file-name.ts'
import { selectItems, selectOrderByToken } from '../queries.ts'
import type { Order } from '../types.ts'

const token = /^[\w-]{43}$/

/**
 * Serves `/invoice/<order token>.pdf` and `/credit-note/<order token>/<number>.pdf`. The token is the only access control.
 */
export function invoiceRoute(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { file: string } }>('/invoice/:file', async (request, reply) => {
    const order = await orderOf(database.reader, request.params.file.replace(/\.pdf$/, ''))
    const invoice = order === undefined ? undefined : await selectInvoice(database.reader, order.id)
    if (order === undefined || invoice === undefined || !request.params.file.endsWith('.pdf'))
      return reply.callNotFound()
    const { view, reading } = await readable(database.reader, order)
    return sendPdf(reply, `invoice-${pdfFileName(invoice.number)}`, await writeInvoicePdf(view, invoice, reading))
  })
  server.get<{ Params: { token: string; file: string } }>('/credit-note/:token/:file', async (request, reply) => {
    const order = await orderOf(database.reader, request.params.token)
    const notes = order === undefined ? [] : await selectCreditNotes(database.reader, order.id)
    const note = notes.find(({ number }) => pdfFileName(number) === request.params.file)
    if (order === undefined || note === undefined) return reply.callNotFound()
    const { view, reading } = await readable(database.reader, order)
    return sendPdf(reply, `credit-note-${pdfFileName(note.number)}`, await writeCreditNotePdf(view, note, reading))
  })
}

const orderOf = (db: Reader, given: string) => (token.test(given) ? selectOrderByToken(db, given) : undefined)

async function readable(db: Reader, order: Order) {
  const { locale } = await storeViewOf(db, order.storeId)
  const timeZone = (await settingsOfStore(db, order.storeId))['general/locale/timezone']
  return { view: viewOrder(order, await selectItems(db, order.id)), reading: { locale, timeZone } }
}

function sendPdf(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(pdf)
}
