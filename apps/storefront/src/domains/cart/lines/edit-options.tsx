import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import {
  ageOf,
  chooseValue,
  isChoiceSoldOut,
  isStruckOut,
  optionsOf,
  type Choice,
} from '#src/domains/catalogue/variant-choice.ts'
import { FormError } from '#src/ui/form/form-error.tsx'
import type { CartItemFragment, ChoosableFragment, ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice as Tiles } from '#src/ui/choice/choice.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import * as styles from './edit-options.module.css'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly item: CartItemFragment
  readonly product: ChoosableFragment
  readonly onEnd: () => void
}

/** A form to choose another size or colour for a line. */
export function EditOptions({ item, product, onEnd }: Props) {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const chosen = chosenOptions(item)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(product, chosen))
  const isSoldOut = isChoiceSoldOut(product, choice)
  const isSame = Object.values(choice).every((uid) => chosen.includes(uid))
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const settle = useEffectEvent(({ lowered }: CartOutcome) => {
    toast(lowered ? 'info' : 'success', lowered ? t('cart.lowered', { count: lowered }) : t('cart.edited'))
    onEnd()
  })
  useEffect(() => {
    if (outcome && outcome.errors.length === 0) settle(outcome)
  }, [outcome])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={href(store, cartPath)}
      className={styles['form']}
      onSubmit={(event) => {
        if (!isSame && !isSoldOut) return
        event.preventDefault()
        if (isSame) onEnd()
        else form.current?.querySelector<HTMLElement>('input:checked')?.focus()
      }}
    >
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="uid" value={item.uid} />
      <FormError errors={outcome?.errors ?? []} />
      {optionsOf(product).map((option) => (
        <Option
          key={option.uid}
          product={product}
          option={option}
          choice={choice}
          isWrong={isSoldOut}
          onChoose={(code, uid) => setChoice((known) => chooseValue(known, code, uid))}
        />
      ))}
      <Button type="submit" size="large" isWide isLoading={fetcher.state !== 'idle'}>
        {t('cart.saveEdit')}
      </Button>
    </fetcher.Form>
  )
}

type OptionProps = {
  readonly product: ChoosableFragment
  readonly option: ProductOptionFragment
  readonly choice: Choice
  /** True if the chosen variant is sold out; the error is then shown at the option value that causes it. */
  readonly isWrong: boolean
  readonly onChoose: (code: string, uid: string) => void
}

function Option({ product, option, choice, isWrong, onChoose }: OptionProps) {
  const t = useT()
  const code = option.attribute_code ?? ''
  const values = (option.values ?? []).filter((value) => value !== null)
  const isStruck = (uid: string) => isStruckOut(product, choice, code, uid)
  return (
    <Tiles
      legend={option.label}
      name={`option_${code}`}
      layout="tiles"
      value={choice[code]}
      options={values.map(({ uid, label }) => ({
        value: uid ?? '',
        label,
        detail: code === 'cdrl_size' ? ageOf(product, code, uid ?? '') : undefined,
        isUnavailable: isStruck(uid ?? ''),
      }))}
      error={isWrong && isStruck(choice[code] ?? '') ? t('catalogue.outOfStock') : undefined}
      onChange={(uid) => onChoose(code, uid)}
    />
  )
}

/** The current options of the line. */
function choiceOf(product: ChoosableFragment, chosen: readonly string[]): Choice {
  return Object.fromEntries(
    // The size is first on the page but counts as chosen last, because shoppers usually change the size.
    optionsOf(product)
      .toReversed()
      .flatMap((option) => {
        const value = option.values?.find((one) => one?.uid && chosen.includes(one.uid))
        return value?.uid ? [[option.attribute_code ?? '', value.uid]] : []
      }),
  )
}

/** The uids of a line's chosen values. */
function chosenOptions(item: CartItemFragment): readonly string[] {
  const options = item.__typename === 'ConfigurableCartItem' ? item.configurable_options : []
  return options.flatMap((option) => (option ? [option.configurable_product_option_value_uid] : []))
}
