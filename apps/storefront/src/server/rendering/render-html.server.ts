import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { takeNotes, type PageNotes } from './page-notes.server.ts'

const renderTimeout = 10_000

/**
 * Renders a document to a string, so that the status is known before anything is sent, and React adds no scripts of its own. Also
 * returns what was recorded meanwhile.
 */
export async function renderHtml(page: ReactNode): Promise<{ readonly result: string; readonly notes: PageNotes }> {
  const { result, notes } = await takeNotes(async () => renderAtOnce(page))
  return result === undefined ? takeNotes(() => renderOnceLoaded(page)) : { result, notes }
}

/** The same HTML as `renderOnceLoaded` at a third of the cost; undefined if a part is still loading or has failed. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return html.includes('<!--$!-->') ? undefined : `<!DOCTYPE html>${html}`
  } catch {
    // A part outside of all boundaries is still loading or has failed: the other way of rendering waits for it or reports it.
    return undefined
  }
}

function renderOnceLoaded(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer)
        text(pipe(new PassThrough())).then(resolve, reject)
      },
      onShellError: reject,
      onError: (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      },
    })
    const timer = setTimeout(abort, renderTimeout)
  })
}
