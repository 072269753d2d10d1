import { useEffect, useRef } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { pictureUrl } from './media.ts'
import styles from './zoom-dialog.module.css'

type Picture = { readonly path: string; readonly label: string }
type Props = { readonly pictures: readonly Picture[]; readonly start: number | null; readonly onClose: () => void }

/** The pictures at full size, over the page; Escape or a press on the ground closes it. */
export function ZoomDialog({ pictures, start, onClose }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (start === null || !dialog.current) return
    dialog.current.showModal()
    dialog.current.querySelectorAll('img')[start]?.scrollIntoView()
  }, [start])
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={t('catalogue.gallery')} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className={styles['close']} aria-label={t('notices.close')}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </form>
      {start === null
        ? null
        : pictures.map((picture) => (
            <img
              key={picture.path}
              className={styles['picture']}
              src={pictureUrl(picture.path, 1280)}
              width={1280}
              height={1920}
              alt={picture.label}
              loading="lazy"
            />
          ))}
    </dialog>
  )
}
