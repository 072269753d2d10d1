import { useEffect, useState, useRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useHidePlaceholder } from '../cms/use-hide-placeholder.ts'
import { useNear } from '#src/ui/use-near.ts'
import { shownPins } from './look-pins.ts'
import { LookPicture } from './look-picture.tsx'
import { useLook } from './use-look.ts'

type Place = { readonly element: HTMLElement; readonly id: string }

/** Replaces elements with `data-lookbook-id` in CMS HTML with looks; their own markup is shown until the look has loaded. */
export function StoredLooks({ within }: { readonly within: RefObject<Element | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const elements = [...(within.current?.querySelectorAll<HTMLElement>('[data-lookbook-id]') ?? [])]
    setPlaces(elements.map((element) => ({ element, id: element.dataset['lookbookId'] ?? '' })))
  }, [within])
  return places.map((place, index) => <StoredLook key={`${index} ${place.id}`} {...place} />)
}

function StoredLook({ element, id }: Place) {
  const look = useLook({ id }, useNear(useRef(element)))
  useHidePlaceholder(element, look !== undefined)
  return look
    ? createPortal(
        <div data-live="" data-look={id}>
          <LookPicture look={look} pins={shownPins(look)} />
        </div>,
        element,
      )
    : null
}
