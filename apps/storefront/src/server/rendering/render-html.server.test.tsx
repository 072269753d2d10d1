import { lazy, Suspense, useId, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { noteMessagePart } from './page-notes.server.ts'
import { renderHtml } from './render-html.server.ts'

const inDocument = (children: ReactNode) => (
  <html lang="pl">
    <head>
      <title>Bocian</title>
    </head>
    <body>{children}</body>
  </html>
)
const html = (body: string): string => `<html lang="pl"><head><title>Bocian</title></head><body>${body}</body></html>`

function Hat({ size }: { readonly size: number }) {
  return <p id={useId()}>Size {size} &amp; more</p>
}

/** A part whose code is loaded only when it is first shown. */
const late = () => lazy(() => Promise.resolve({ default: Hat }))

it('renders a document from its root element on', async () => {
  expect((await renderHtml(inDocument(<b>Hat</b>))).result.toString()).toBe(html('<b>Hat</b>'))
})

it.each(['inside', 'outside'])('waits for a part that is still loading, %s of a boundary', async (where) => {
  const Late = late()
  const part = <Late size={56} />
  const page = inDocument(where === 'inside' ? <Suspense fallback="Please wait">{part}</Suspense> : part)
  const result = (await renderHtml(page)).result.toString()
  expect(result).toMatch(/^<html lang="pl">/)
  expect(result).toContain('Size <!-- -->56<!-- --> &amp; more')
  expect(result).not.toContain('Please wait')
  expect((await renderHtml(page)).result.toString(), 'the same HTML once it is loaded').toBe(result)
})

it('shows what a boundary shows instead of a part that fails, and reports the error once', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  function Broken(): ReactNode {
    throw new Error('No hats')
  }
  const { result } = await renderHtml(
    inDocument(
      <Suspense fallback={<i>Later</i>}>
        <Broken />
      </Suspense>,
    ),
  )
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(result.toString()).toContain('<i>Later</i>')
  expect(lines.filter((line) => line.includes('No hats'))).toHaveLength(1)
  await expect(renderHtml(inDocument(<Broken />))).rejects.toThrow('No hats')
})

it('returns only what the rendering that is sent has recorded', async () => {
  const Late = late()
  let renderings = 0
  function Note(): ReactNode {
    renderings += 1
    if (renderings === 1) noteMessagePart('rest')
    return null
  }
  const { notes } = await renderHtml(
    inDocument([
      <Note key="note" />,
      <Suspense key="late">
        <Late size={56} />
      </Suspense>,
    ]),
  )
  expect(renderings).toBe(2)
  expect(notes.messageParts.size).toBe(0)
})
