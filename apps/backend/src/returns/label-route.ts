import type { FastifyInstance } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { sendTo } from './emails.ts'
import { viewReturns } from './find-returns.ts'
import { hasLabel, writeLabelPdf } from './label-pdf.ts'
import { selectReturnByNumber } from './queries.ts'

const file = /^([\w-]{1,60})\.pdf$/

/** Serves `/return-label/<order token>/<number>.pdf`. The token is the only access control. */
export function labelRoute(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { token: string; file: string } }>('/return-label/:token/:file', async (request, reply) => {
    const number = file.exec(request.params.file)?.[1]
    const row = number === undefined ? undefined : await selectReturnByNumber(database.reader, number)
    const [view] = row === undefined ? [] : await viewReturns(database.reader, [row])
    if (view === undefined || view.order.token !== request.params.token || !hasLabel(view)) return reply.callNotFound()
    const { locale } = await storeViewOf(database.reader, view.order.storeId)
    const recipient = sendTo({ settings: await settingsOfStore(database.reader, view.order.storeId), locale })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="return-${view.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await writeLabelPdf(view, locale, recipient))
  })
}
