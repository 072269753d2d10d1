import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { takeNotes, type PageNotes } from './page-notes.server.ts'

const renderTimeout = 10_000

const documentType = '<!DOCTYPE html>'
const stillLoading = '<!--$!-->'

/**
 * Renders a document from its root element on, to bytes: each copy of a page as a string is twice as large, and garbage. It is whole, so
 * that the status is known before anything is sent, and React adds no scripts of its own. Also returns what was recorded meanwhile.
 */
export async function renderHtml(page: ReactNode): Promise<{ readonly result: Buffer; readonly notes: PageNotes }> {
  const { result, notes } = await takeNotes(async () => renderAtOnce(page))
  return result === undefined ? takeNotes(() => renderOnceLoaded(page)) : { result, notes }
}

/** The same HTML as `renderOnceLoaded` at a third of the cost; undefined if a part is still loading or has failed. */
function renderAtOnce(page: ReactNode): Buffer | undefined {
  try {
    const html = Buffer.from(renderToString(page))
    return html.includes(stillLoading) ? undefined : html
  } catch {
    // A part outside of all boundaries is still loading or has failed: the other way of rendering waits for it or reports it.
    return undefined
  }
}

async function renderOnceLoaded(page: ReactNode): Promise<Buffer> {
  const html = await renderToBuffer(page)
  return html.subarray(documentType.length)
}

function renderToBuffer(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer)
        buffer(pipe(new PassThrough())).then(resolve, reject)
      },
      onShellError: reject,
      onError: (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      },
    })
    const timer = setTimeout(abort, renderTimeout)
  })
}
