import { useEffect, useSyncExternalStore } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { fitPictures } from './fit-pictures.ts'
import * as styles from './view-switch.module.css'
import { chooseView, followView, shownView, viewTypes } from './view-type.inline.ts'

const texts = { GRID_4X_2X: 'catalogue.small', GRID_2X_1X: 'catalogue.large', MOSAIC: 'catalogue.mosaic' } as const
const pictures = {
  GRID_4X_2X: 'M2 3h3v5H2zm5 0h3v5H7zm5 0h3v5h-3zm5 0h3v5h-3zM2 12h3v5H2zm5 0h3v5H7zm5 0h3v5h-3zm5 0h3v5h-3z',
  GRID_2X_1X: 'M2 3h8v14H2zm10 0h8v14h-8z',
  MOSAIC: 'M2 3h8v14H2zm10 0h3v6h-3zm5 0h3v6h-3zm-5 8h3v6h-3zm5 0h3v6h-3z',
} as const

/** Buttons to switch the view of a list: small pictures, large pictures, or a mosaic of both. */
export function ViewSwitch() {
  const t = useT()
  const shown = useSyncExternalStore(followView, shownView, () => viewTypes[0])
  useEffect(() => (shown === viewTypes[0] ? undefined : fitPictures()), [shown])
  return (
    <div className={styles['views']} role="group" aria-label={t('catalogue.gallery')}>
      {viewTypes.map((type) => (
        <IconButton
          key={type}
          className={styles['view']}
          label={t(texts[type])}
          aria-pressed={type === shown}
          title={t(texts[type])}
          onClick={() => chooseView(type)}
        >
          <svg viewBox="0 0 22 20" width="22" height="20" fill="currentColor" aria-hidden="true">
            <path d={pictures[type]} />
          </svg>
        </IconButton>
      ))}
    </div>
  )
}
