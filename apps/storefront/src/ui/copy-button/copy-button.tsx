import { useEffect, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

/** How long the "copied" note is visible, in milliseconds. */
export const copiedFor = 2000

type Outcome = 'copied' | 'notCopied' | null

type Props = {
  readonly code: string
  /** The accessible name; contains the code by default. */
  readonly label?: string
}

/** Copies a code to the clipboard. A note confirms it for two seconds and is announced to screen readers once. */
export function CopyButton({ code, label }: Props) {
  const t = useT()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    if (pressed === 0) return undefined
    const timer = setTimeout(() => setOutcome(null), copiedFor)
    return () => clearTimeout(timer)
  }, [pressed])
  const copy = async () => {
    const isCopied = await copyText(code)
    setOutcome(isCopied ? 'copied' : 'notCopied')
    setPressed((times) => times + 1)
  }
  return (
    <span className={styles['copy']}>
      <IconButton className={styles['button']} label={label ?? t('ui.copyCode', { code })} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={20} />
      </IconButton>
      <span role="status" className={styles['note']} data-outcome={outcome}>
        {outcome === 'copied' ? t('ui.copied') : null}
        {outcome === 'notCopied' ? t('ui.notCopied') : null}
      </span>
    </span>
  )
}
