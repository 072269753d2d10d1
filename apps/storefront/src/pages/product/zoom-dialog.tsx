import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react'
import { forReaders, keyForReaders } from '#src/platform/i18n/reading-direction.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-paths.ts'
import { pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import * as styles from './zoom-dialog.module.css'

type Picture = { readonly path: string; readonly label: string }
type Props = { readonly pictures: readonly Picture[]; readonly start: number; readonly onClose: () => void }

const widths = [640, 960, 1280, 1600, 2560]
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A full-screen carousel of the pictures. A swipe, the buttons or the arrow keys change the picture, a button doubles its size,
 * and Escape closes the dialog.
 */
export function ZoomDialog({ pictures, start, onClose }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLarge, setLarge] = useState(false)
  const last = pictures.length - 1
  const { track, current, goTo, follow } = useTrack(start, last)
  useEffect(() => {
    dialog.current?.showModal()
    goTo(start, 'instant')
    // The start picture is set only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const turn = (event: KeyboardEvent) => {
    const step = steps[keyForReaders(event.key)]
    // The arrow keys scroll an enlarged picture.
    if (!step || isLarge) return
    event.preventDefault()
    goTo(step(current, last))
  }
  const frame = { 'aria-label': t('catalogue.gallery'), 'data-large': isLarge, onClose, onKeyDown: turn }
  return (
    <dialog ref={dialog} className={styles['dialog']} {...frame}>
      <div className={styles['bar']}>
        <p className={styles['counter']} role="status">
          {t('zoom.counter', { number: current + 1, count: pictures.length })}
        </p>
        <button type="button" className={styles['round']} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name={isLarge ? 'minus' : 'plus'} />
          <span className={styles['words']}>{t('zoom.larger')}</span>
        </button>
        <form method="dialog">
          <button type="submit" className={styles['round']} aria-label={t('notices.close')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <Slides
        ref={track}
        pictures={pictures}
        current={current}
        isLarge={isLarge}
        onTurn={follow}
        onDouble={() => setLarge(!isLarge)}
      />
      {last > 0 ? (
        <div className={styles['turns']}>
          <Turn
            name="chevron-left"
            label={t('zoom.previous')}
            isEnd={current === 0}
            onPress={() => goTo(current - 1)}
          />
          <Turn
            name="chevron-right"
            label={t('zoom.next')}
            isEnd={current === last}
            onPress={() => goTo(current + 1)}
          />
        </div>
      ) : null}
    </dialog>
  )
}

// The current picture of the carousel, and functions to change it.
function useTrack(start: number, last: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const goTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    const list = track.current
    list?.scrollTo({ left: forReaders(Math.min(Math.max(index, 0), last) * list.clientWidth), behavior })
  }
  const follow = () => {
    const list = track.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(forReaders(list.scrollLeft) / list.clientWidth))
  }
  return { track, current, goTo, follow }
}

type SlidesProps = {
  readonly ref: Ref<HTMLUListElement>
  readonly pictures: readonly Picture[]
  readonly current: number
  readonly isLarge: boolean
  readonly onTurn: () => void
  readonly onDouble: () => void
}

function Slides({ ref, pictures, current, isLarge, onTurn, onDouble }: SlidesProps) {
  return (
    <ul ref={ref} className={styles['track']} onScroll={onTurn}>
      {pictures.map((picture, index) => (
        <li key={picture.path} className={styles['slide']} inert={index !== current}>
          {/* A scrollable area must be focusable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['pane']} tabIndex={isLarge ? 0 : undefined} onDoubleClick={onDouble}>
            <img
              className={styles['picture']}
              src={pictureUrl(picture.path, 1280, 1.5, 'fit')}
              srcSet={pictureSet(picture.path, widths, 1.5, 'fit')}
              sizes={isLarge ? '200vw' : '100vw'}
              width={1280}
              height={1920}
              alt={picture.label}
              style={{ '--seen': `url("${pictureUrl(picture.path, 640)}")` } as CSSProperties}
              loading={Math.abs(index - current) > 1 ? 'lazy' : 'eager'}
              data-state="not-loaded"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type TurnProps = {
  readonly name: IconName
  readonly label: string
  readonly isEnd: boolean
  readonly onPress: () => void
}

function Turn({ name, label, isEnd, onPress }: TurnProps) {
  return (
    <button type="button" className={styles['round']} aria-label={label} aria-disabled={isEnd} onClick={onPress}>
      <Icon name={name} />
    </button>
  )
}
