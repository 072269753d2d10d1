import { useEffect, useId, useRef, type RefObject, useState, useSyncExternalStore } from 'react'
import type { ChoosableFragment, ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { BottomModal } from '#src/ui/bottom-modal/bottom-modal.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import * as styles from './quick-shop-panel.module.css'
import { quickStep, sizeCode, withAge } from './quick-step.ts'
import { ageOf, isAvailable, optionsOf, type Choice } from '../catalogue/variant-choice.ts'

const desktop = '(width >= 1025px)'

type Props = {
  /** An element beside the button and this panel; on desktops a press outside its parent closes the panel. */
  readonly place: RefObject<HTMLElement | null>
  readonly product: ChoosableFragment
  readonly onChosen: (choice: Choice, size: string) => void
  readonly onClose: (returnsFocus: boolean) => void
}

/** Asks for the size and any other open option: over the picture on desktops, in a bottom sheet on smaller screens. */
export function QuickShopPanel({ place, product, onChosen, onClose }: Props) {
  const t = useT()
  const isDesktop = useIsDesktop()
  const [choice, setChoice] = useState<Choice>({})
  const step = quickStep(product, choice)
  if (step.kind === 'chosen') return null
  const { option } = step
  const title =
    option.attribute_code === sizeCode
      ? t('quickShop.title')
      : t('catalogue.missingOption', { name: option.label ?? '' })
  const choose = (uid: string) => {
    const next = quickStep(product, { ...step.choice, [option.attribute_code ?? '']: uid })
    if (next.kind === 'ask') setChoice(next.choice)
    else onChosen(next.choice, sizeOf(product, next.choice))
  }
  const values = <Values key={option.uid} product={product} option={option} choice={step.choice} onChoose={choose} />
  if (isDesktop)
    return (
      <InPlace place={place} title={title} onClose={onClose}>
        {values}
      </InPlace>
    )
  return (
    <BottomModal title={title} isOpen onClose={() => onClose(true)}>
      {values}
    </BottomModal>
  )
}

type InPlaceProps = Pick<Props, 'place' | 'onClose'> & { readonly title: string; readonly children: React.ReactNode }

function InPlace({ place, title, onClose, children }: InPlaceProps) {
  const id = useId()
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.parentElement?.contains(event.target)) onClose(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [place, onClose])
  return (
    <div className={styles['panel']} role="dialog" aria-labelledby={id}>
      <p id={id} className={styles['title']}>
        {title}
      </p>
      {children}
    </div>
  )
}

type ValuesProps = {
  readonly product: ChoosableFragment
  readonly option: ProductOptionFragment
  readonly choice: Choice
  readonly onChoose: (uid: string) => void
}

function Values({ product, option, choice, onChoose }: ValuesProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const code = option.attribute_code ?? ''
  useEffect(() => list.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true }), [])
  return (
    <ul ref={list} className={styles['values']} data-quick-shop>
      {(option.values ?? [])
        .filter((value) => value !== null)
        .map((value) => {
          const uid = value.uid ?? ''
          const isOpen = isAvailable(product, choice, code, uid)
          const age = code === sizeCode ? ageOf(product, code, uid) : ''
          return (
            <li key={uid}>
              <button type="button" className={styles['value']} disabled={!isOpen} onClick={() => onChoose(uid)}>
                {withAge(value.label ?? '', age)}
                {isOpen ? null : <VisuallyHidden>, {t('catalogue.outOfStock')}</VisuallyHidden>}
              </button>
            </li>
          )
        })}
    </ul>
  )
}

function sizeOf(product: ChoosableFragment, choice: Choice): string {
  const sizes = optionsOf(product).find((option) => option.attribute_code === sizeCode)
  return sizes?.values?.find((value) => value?.uid === choice[sizeCode])?.label ?? ''
}

function listen(listener: () => void): () => void {
  const query = window.matchMedia(desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has desktop width; false on the server. */
function useIsDesktop(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(desktop).matches,
    () => false,
  )
}
