import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { storeViews } from '#src/store/store.ts'
import { viewOrder } from './find-order.ts'
import { writeInvoicePdf } from './invoice-pdf.ts'
import { selectInvoice } from './life-queries.ts'
import { selectItems, selectOrderByToken } from './queries.ts'

const fallbackLocale = 'en_US'

/** `/invoice/<the order's token>.pdf`: only who has the order's link can open it. */
export function invoiceRoute(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { file: string } }>('/invoice/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.pdf$/.exec(request.params.file)?.[1]
    const db = database.reader
    const order = token === undefined ? undefined : await selectOrderByToken(db, token)
    const invoice = order === undefined ? undefined : await selectInvoice(db, order.id)
    if (order === undefined || invoice === undefined) return reply.callNotFound()
    const locale = (await storeViews(db)).find(({ id }) => id === order.storeId)?.locale ?? fallbackLocale
    const pdf = await writeInvoicePdf(viewOrder(order, await selectItems(db, order.id)), invoice, locale)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="invoice-${invoice.number.replaceAll('/', '-')}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(pdf)
  })
}
