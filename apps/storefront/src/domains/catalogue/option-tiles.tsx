import { Suspense, useMemo, type CSSProperties } from 'react'
import { readCookie } from '#src/platform/storage/cookies.ts'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import type { OptionTilesFragment, ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import * as styles from './option-tiles.module.css'
import { swatchColour } from './swatch-colour.ts'
import { ageOf, isStruckOut, type Choice } from './variant-choice.ts'

const SizeHelp = lazyUntilInteraction(async () => (await import('../size-chart/size-help.tsx')).SizeHelp)

type Props = {
  readonly product: OptionTilesFragment
  readonly option: ProductOptionFragment
  readonly choice: Choice
  readonly isMissing: boolean
  readonly onChoose: (code: string, uid: string) => void
}

/** The values of one option as radio tiles: sizes with their age, colours with their swatch. */
export function OptionTiles({ product, option, choice, isMissing, onChoose }: Props) {
  const t = useT()
  const code = option.attribute_code ?? ''
  const errorId = `missing-${code}`
  // Memoised, because re-rendering a lazy part that is not hydrated yet would remove it until its code loads.
  const help = useMemo(
    () => (
      <Suspense>
        <SizeHelp uid={product.uid} option={option} />
      </Suspense>
    ),
    [product.uid, option],
  )
  const values = (option.values ?? []).filter((value) => value !== null)
  const chosen = values.find((value) => value.uid === choice[code])
  const isInBrowser = useInBrowser()
  const lastSize = isInBrowser && isSize(code) && !chosen ? readCookie('size') : undefined
  return (
    <fieldset className={styles['option']} data-missing={isMissing} aria-describedby={isMissing ? errorId : undefined}>
      <legend className={styles['legend']}>
        {option.label}
        {chosen?.label ? <span className={styles['chosen']}>: {chosen.label}</span> : null}
      </legend>
      <div className={styles['tiles']}>
        {values.map((value) => {
          const uid = value.uid ?? ''
          const age = ageOf(product, code, uid)
          const swatch = value.swatch_data?.__typename === 'ColorSwatchData' ? value.swatch_data.value : null
          const isOpen = !isStruckOut(product, choice, code, uid)
          return (
            <label key={uid} className={styles['tile']} data-sold-out={!isOpen} data-last={value.label === lastSize}>
              <input
                type="radio"
                name={`option_${code}`}
                value={uid}
                required
                checked={choice[code] === uid}
                onChange={() => onChoose(code, uid)}
                className={styles['radio']}
              />
              {swatch ? (
                <span className={styles['swatch']} style={{ '--swatch': swatchColour(swatch) } as CSSProperties} />
              ) : null}
              <span className={styles['label']}>{value.label}</span>
              {age && isSize(code) ? <span className={styles['age']}>{age}</span> : null}
              {value.label === lastSize ? <span className={styles['words']}>, {t('catalogue.lastSize')}</span> : null}
              {isOpen ? null : <span className={styles['words']}>{`, ${t('catalogue.outOfStock')}`}</span>}
            </label>
          )
        })}
      </div>
      {isMissing ? (
        <p id={errorId} className={styles['error']} role="alert">
          {t(isSize(code) ? 'catalogue.missingSize' : 'catalogue.missingOption', { name: option.label ?? '' })}
        </p>
      ) : null}
      {isSize(code) ? help : null}
    </fieldset>
  )
}

const isSize = (code: string): boolean => code === 'cdrl_size'
