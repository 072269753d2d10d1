import { useEffect, useState, useRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useReplaced } from '#src/cms/use-replaced.ts'
import { useNear } from '#src/ui/use-near.ts'
import { shownPins } from './look-pins.ts'
import { LookPicture } from './look-picture.tsx'
import { useLook } from './use-look.ts'

type Place = { readonly element: HTMLElement; readonly id: string }

/** Puts looks where a stored text has `data-content-type="lookbook"`; until one comes, what the text itself says stands there. */
export function StoredLooks({ within }: { readonly within: RefObject<Element | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const elements = [...(within.current?.querySelectorAll<HTMLElement>('[data-content-type="lookbook"]') ?? [])]
    setPlaces(elements.map((element) => ({ element, id: element.dataset['lookbookId'] ?? '' })))
  }, [within])
  return places.map((place, index) => <StoredLook key={`${index} ${place.id}`} {...place} />)
}

function StoredLook({ element, id }: Place) {
  const look = useLook({ id }, useNear(useRef(element)))
  useReplaced(element, look !== undefined)
  return look
    ? createPortal(
        <div data-live="" data-look={id}>
          <LookPicture look={look} pins={shownPins(look)} />
        </div>,
        element,
      )
    : null
}
