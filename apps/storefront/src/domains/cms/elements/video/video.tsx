import { useEffect, useRef, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { useCalm } from '#src/ui/carousel/use-calm.ts'
import type { ElementProps } from '../../element.ts'
import { inlineStyle, lookOf } from '../../look/look-of.ts'
import { videoSource } from './video-source.ts'
import * as styles from './video.module.css'

/** A video: the shop's own file, or one of another host, which learns of the visitor only when it is played. */
export function Video({ element }: ElementProps<'video'>) {
  const { source, autoplays = false, isMuted = false, maxWidth, frameStyle } = element
  const video = videoSource(source)
  if (!video) return null
  return (
    <div {...lookOf(element)} className={styles['video']}>
      <div className={styles['inner']} style={{ maxInlineSize: maxWidth }}>
        <div className={styles['frame']} style={inlineStyle(frameStyle)}>
          {video.kind === 'file' ? (
            <OwnVideo address={video.address} plays={autoplays} isMuted={isMuted || autoplays} />
          ) : (
            <VideoElsewhere {...video} />
          )}
        </div>
      </div>
    </div>
  )
}

type Own = { readonly address: string; readonly plays: boolean; readonly isMuted: boolean }

// Starts by script, since the attribute `autoplay` would also start it for visitors who want no motion.
function OwnVideo({ address, plays, isMuted }: Own) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const isCalm = useCalm()
  useEffect(() => {
    if (plays && !isCalm) video.current?.play().catch(() => undefined)
  }, [plays, isCalm])
  // The page builder stores no captions.
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={styles['screen']}
      src={address}
      controls
      muted={isMuted}
      playsInline
      loop={plays}
      preload={plays ? 'auto' : 'metadata'}
      aria-label={t('cms.video.name')}
    />
  )
}

type Elsewhere = { readonly site: string; readonly page: string; readonly frame: string }

function VideoElsewhere({ site, page, frame }: Elsewhere) {
  const t = useT()
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying)
    return (
      // A page of the shop without scripts, whose policy allows the one frame of the video.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        className={styles['screen']}
        src={frame}
        title={t('cms.video.from', { site })}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  const play = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <a className={styles['play']} href={page} target="_blank" rel="noreferrer noopener" onClick={play}>
      <svg className={styles['sign']} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="23" />
        <path d="M19 14v20l16-10z" />
      </svg>
      <span className={styles['label']}>{t('cms.video.play', { site })}</span>
      <span className={styles['note']}>{t('cms.video.note', { site })}</span>
    </a>
  )
}
