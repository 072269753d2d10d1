import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
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
  /** Whether another code can be entered. */
  readonly isOffered: boolean
  /** Renders the applied codes; `remove` returns the button that removes a code. */
  readonly children: (remove: (code: string, label: string) => ReactNode) => ReactNode
}

/** The applied coupon or gift card codes of a cart, and a collapsed field for another code. */
export function CodeBox({ intent, label, title, apply, field, isOffered, children }: Props) {
  const t = useT()
  const { box, input, fetcher, outcome, action } = useCode()
  const error = outcome?.intent === intent && fetcher.state === 'idle' ? outcome.errors[0] : undefined
  const remove = (code: string, name: string) => (
    <fetcher.Form method="post" action={action}>
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
      {isOffered ? (
        <Fold summary={title} isOpen={error ? true : undefined}>
          <fetcher.Form className={styles['form']} method="post" action={action} noValidate>
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
      <p>{children}</p>
      {remove}
    </div>
  )
}

/** Submits a code. Afterwards the focus moves to the field if the code was refused, else to the box that shows the result. */
function useCode() {
  const store = useStore()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const sent = useActionData<CartOutcome>()
  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data) return
    if (data.errors.length > 0) return input.current?.focus()
    if (input.current) input.current.value = ''
    box.current?.focus({ preventScroll: true })
  }, [state, data])
  return { box, input, fetcher, outcome: data ?? sent, action: href(store, cartPath) }
}
