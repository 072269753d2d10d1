import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import * as styles from './code-box.module.css'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  /** The form intent that applies a code. The remove button sends the same intent with the suffix `-off`. */
  readonly intent: 'coupon' | 'card'
  readonly label: string
  readonly title: string
  readonly apply: string
  readonly field?: Pick<ComponentProps<typeof Field>, 'inputMode' | 'autoCapitalize'>
  /** How many codes the cart has. */
  readonly count: number
  /** Whether another code can be entered. */
  readonly isOffered: boolean
  /** Renders the applied codes; `remove` returns the button that removes a code. */
  readonly children: (remove: (code: string, label: string) => ReactNode) => ReactNode
}

/** The applied coupon or gift card codes of a cart, and a collapsed field for another code. */
export function CodeBox({ intent, label, title, apply, field, count, isOffered, children }: Props) {
  const t = useT()
  const { box, input, fetcher, outcome, isDone, action, onSubmit } = useCode(count)
  const failure = isDone || fetcher.state !== 'idle' ? undefined : outcome?.errors[0]
  const error = outcome?.intent === intent ? failure : undefined
  const remove = (code: string, name: string) => (
    <fetcher.Form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={`${intent}-off`} />
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="quiet" aria-label={name}>
        {t('cart.coupon.remove')}
      </Button>
    </fetcher.Form>
  )
  return (
    <section className={styles['box']} ref={box} tabIndex={-1} aria-label={label}>
      <div className={styles['words']} role="status">
        {children(remove)}
      </div>
      {failure && outcome?.intent === `${intent}-off` ? <Notice tone="error" title={failure} /> : null}
      {isOffered ? (
        <Fold summary={title} isOpen={error ? true : undefined}>
          <fetcher.Form className={styles['form']} method="post" action={action} noValidate onSubmit={onSubmit}>
            <input type="hidden" name="intent" value={intent} />
            <Field
              ref={input}
              name="code"
              label={label}
              defaultValue={error ? outcome?.code : undefined}
              error={error}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
            <Button type="submit" variant="secondary" isLoading={fetcher.state !== 'idle'}>
              {apply}
            </Button>
          </fetcher.Form>
        </Fold>
      ) : null}
    </section>
  )
}

/** An applied code with its remove button. */
export function AppliedCode({ children, remove }: { readonly children: ReactNode; readonly remove: ReactNode }) {
  return (
    <div className={styles['applied']}>
      <Icon name="check" size={20} />
      <p tabIndex={-1}>{children}</p>
      {remove}
    </div>
  )
}

/**
 * Submits a code. Afterwards the focus moves to the field if the code was refused, to the message of an applied code, or to the
 * summary that opens the field if a code was removed. `isDone` is true also if only the response was lost.
 */
function useCode(count: number) {
  const store = useStore()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const sent = useActionData<CartOutcome>()
  const [before, setBefore] = useState(count)
  const { state, data } = fetcher
  const outcome = data ?? sent
  const isDone = outcome?.errors.length === 0 || (outcome?.isUnexpected === true && count !== before)
  useEffect(() => {
    if (state !== 'idle' || !data) return
    if (!isDone && input.current && !data.intent.endsWith('-off')) return input.current.focus()
    if (isDone && input.current) input.current.value = ''
    const messages = box.current?.querySelectorAll<HTMLElement>('[role="status"] p[tabindex]') ?? []
    const removed = data.intent.endsWith('-off') ? box.current?.querySelector('summary') : undefined
    const place = removed ?? [...messages].at(-1) ?? box.current
    place?.focus({ preventScroll: true })
  }, [state, data, isDone])
  return { box, input, fetcher, outcome, isDone, action: href(store, cartPath), onSubmit: () => setBefore(count) }
}
