import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './back-link.module.css'
import { goBackStep } from '#src/platform/url/go-back.ts'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'

/** The back link on phones. Without JavaScript, and for visitors from other sites, it links to the home page. */
export function BackLink() {
  const t = useT()
  const home = href(useStore(), '/')
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void (step() === 'back' ? navigate(-1) : navigate(home))
  }
  return (
    <a className={styles['back']} href={home} onClick={goBack}>
      <Icon name="arrow-left" />
      {t('url.back')}
    </a>
  )
}

function step(): 'back' | 'home' {
  const state = window.history.state as { readonly idx?: number } | null
  const { referrer } = document
  return goBackStep({ steps: state?.idx ?? 0, referrer, host: location.host, entries: window.history.length })
}
