import {
  fetchCode,
  fetchPageState,
  hasDefaultAction,
  isHydrated,
  replayEarlyClicks,
  startPage,
} from '#src/platform/hydration/page-start.inline.ts'

export type StartFrame = Window & {
  /** What the page's elements and the browser reported, in order. */
  readonly heard: string[]
}

type Page = {
  readonly body: string
  /** The data attributes of the page-start script. */
  readonly data?: Readonly<Record<string, string>>
  readonly maxWait: number
  /** Leaves the document open, so that its load event does not come before `document.close()`. */
  readonly isStreaming?: boolean
}

/** A script without effect, as the entry script of a page. */
export const emptyModule = 'data:text/javascript,'

/** Opens a server-rendered page with the inline page-start script in a frame. */
export function openStartFrame({ body, data = {}, maxWait, isStreaming = false }: Page): StartFrame {
  const frame = document.createElement('iframe')
  frame.dataset['testid'] = 'shop'
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document')
  const attributes = Object.entries({ entry: emptyModule, ...data }).map(([name, value]) => `data-${name}="${value}"`)
  page.open()
  page.write(`<!doctype html><body>${body}
    <script ${attributes.join(' ')}>
      window.heard = []
      for (const element of document.querySelectorAll('button, img'))
        for (const type of ['pointerdown', 'click', 'load'])
          element.addEventListener(type, () => heard.push((element.textContent || element.alt) + ' ' + type))
      ;(${String(startPage)})(${String(fetchPageState)}, ${String(fetchCode)}, ${maxWait})
      ;(${String(replayEarlyClicks)})(${String(isHydrated)}, ${String(hasDefaultAction)}, ${maxWait})
    </script>`)
  if (!isStreaming) page.close()
  return frame.contentWindow as StartFrame
}

/** Removes the frame. */
export function closeStartFrame(): void {
  document.querySelector('iframe')?.remove()
}
