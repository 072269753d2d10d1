import { useEffect, useRef, type SubmitEvent } from 'react'
import type { AuthenticatorAppFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import * as styles from './sign-in-ways.module.css'

type Props = {
  readonly app: AuthenticatorAppFragment
  readonly isBusy: boolean
  /** Why the first code was refused. */
  readonly failure: string | undefined
  readonly onConfirm: (code: string) => void
}

/** The secret for an authenticator app: as a QR code, as text and as a link, with a field for the first code. */
export function AppSecret({ app, isBusy, failure, onConfirm }: Props) {
  const t = useT()
  const instruction = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has been replaced.
  useEffect(() => instruction.current?.focus(), [])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (failure) field.current?.focus()
  }, [failure])
  const { secret, link, qr_path: path, qr_size: size } = app
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('firstCode')
    onConfirm(typeof code === 'string' ? code : '')
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p tabIndex={-1} ref={instruction}>
        {t('agent.factor.scan')}
      </p>
      <svg
        className={styles['code']}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('agent.factor.qr')}
      >
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <p className={styles['key']}>
        <span>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
        <CopyButton code={secret} label={t('agent.factor.copyKey')} />
      </p>
      <p>
        <a className={styles['link']} href={link}>
          {t('agent.factor.open')}
        </a>
      </p>
      <Field
        ref={field}
        name="firstCode"
        error={failure}
        label={t('agent.factor.first')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <p>
        <Button type="submit" isLoading={isBusy}>
          {t('agent.factor.finish')}
        </Button>
      </p>
    </form>
  )
}
