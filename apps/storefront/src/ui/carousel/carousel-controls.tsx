import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './carousel.module.css'
import type { Autoplay } from './use-autoplay.ts'

type Props = {
  readonly hasArrows: boolean
  readonly autoplay: Autoplay
  /** The pages the arrows lead to; undefined at either end. */
  readonly previous: number | undefined
  readonly next: number | undefined
  readonly goTo: (page: number | undefined) => void
  /** The names of the arrows. */
  readonly names: { readonly previous: string; readonly next: string }
}

/** The autoplay button and the arrows of a carousel. */
export function CarouselControls({ hasArrows, autoplay, previous, next, goTo, names }: Props) {
  const t = useT()
  if (!hasArrows && !autoplay.isOffered) return null
  const arrows = [
    ['previous', 'chevron-left', previous],
    ['next', 'chevron-right', next],
  ] as const
  return (
    <div className={styles['controls']}>
      {autoplay.isOffered ? (
        <Button variant="quiet" onClick={autoplay.toggle}>
          {t(autoplay.isPlaying ? 'cms.carousel.stop' : 'cms.carousel.start')}
        </Button>
      ) : null}
      {hasArrows
        ? arrows.map(([name, icon, target]) => (
            <IconButton
              key={name}
              className={styles['button']}
              label={names[name]}
              aria-disabled={target === undefined || undefined}
              onClick={() => goTo(target)}
            >
              <Icon name={icon} />
            </IconButton>
          ))
        : null}
    </div>
  )
}
