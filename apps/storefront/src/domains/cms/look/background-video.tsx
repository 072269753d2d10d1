import { useEffect, useRef, useState } from 'react'
import type { BackgroundVideo as Video } from '@bocian/rules/page-builder/elements.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useCalm } from '#src/ui/carousel/use-calm.ts'
import { useNear } from '#src/ui/use-near.ts'
import * as styles from './background-video.module.css'
import { isOwnFile } from './own-file.ts'

/**
 * The moving background of a row or banner: muted, with a button that stops it, and still with reduced motion. Only the shop's own
 * files play by themselves, because another host would learn of every visitor; for its videos the fallback picture is shown.
 */
export function BackgroundVideo({ video }: { readonly video: Video }) {
  return isOwnFile(video.source) ? <OwnVideo video={video} /> : null
}

function OwnVideo({ video: { source, isLooped, isLazy, playsOnlyVisible } }: { readonly video: Video }) {
  const t = useT()
  const element = useRef<HTMLVideoElement>(null)
  const isCalm = useCalm()
  const [choice, setChoice] = useState<'play' | 'stop'>()
  const isWanted = choice === undefined ? !isCalm : choice === 'play'
  const isNear = useNear(element)
  const isVisible = useVisible(element)
  const plays = isWanted && (isNear || !isLazy) && (isVisible || !playsOnlyVisible)
  useEffect(() => {
    if (plays) element.current?.play().catch(() => setChoice('stop'))
    else element.current?.pause()
  }, [plays])
  return (
    <>
      <video
        ref={element}
        className={styles['video']}
        src={source}
        preload="none"
        muted
        loop={isLooped}
        playsInline
        tabIndex={-1}
        aria-hidden="true"
      />
      <button type="button" className={styles['stop']} onClick={() => setChoice(isWanted ? 'stop' : 'play')}>
        {t(isWanted ? 'cms.video.stop' : 'cms.video.start')}
      </button>
    </>
  )
}

/** Whether any of the element is on the screen. */
function useVisible(element: React.RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
