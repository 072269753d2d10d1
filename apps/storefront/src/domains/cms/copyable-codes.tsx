import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'

type Place = { readonly element: Element; readonly code: string }

/** Adds a copy button to each `<span class="copyable">` in staff-written HTML, such as a campaign code. */
export function CopyableCodes({ within }: { readonly within: RefObject<Element | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const spans = [...(within.current?.querySelectorAll('span.copyable') ?? [])]
    const found = spans.map((span) => {
      const element = document.createElement('span')
      span.append(element)
      return { element, code: codeOf(span) }
    })
    setPlaces(found.filter(({ code }) => code !== ''))
    return () => {
      for (const { element } of found) element.remove()
    }
  }, [within])
  return places.map(({ element, code }, index) => createPortal(<CopyButton code={code} />, element, `${index} ${code}`))
}

const codeOf = (span: Element): string => (span.textContent ?? '').trim()
