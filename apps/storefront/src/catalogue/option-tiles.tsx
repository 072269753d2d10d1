import type { CSSProperties } from 'react'
import type { ProductOptionFragment, ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './option-tiles.module.css'
import { swatchColour } from './swatch-colour.ts'
import { ageOf, isAvailable, type Choice } from './variant-choice.ts'

type Props = {
  readonly product: ProductPageItemFragment
  readonly option: ProductOptionFragment
  readonly choice: Choice
  readonly isMissing: boolean
  readonly onChoose: (code: string, uid: string) => void
}

/** The values of one option as radio tiles: sizes with the age under each, colours with their swatch. */
export function OptionTiles({ product, option, choice, isMissing, onChoose }: Props) {
  const t = useT()
  const code = option.attribute_code ?? ''
  const errorId = `missing-${code}`
  const values = (option.values ?? []).filter((value) => value !== null)
  const chosen = values.find((value) => value.uid === choice[code])
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
          const isOpen = isAvailable(product, choice, code, uid)
          return (
            <label key={uid} className={styles['tile']} data-sold-out={!isOpen}>
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
              {age && code === 'cdrl_size' ? <span className={styles['age']}>{age}</span> : null}
              {isOpen ? null : <span className={styles['words']}>, {t('catalogue.outOfStock')}</span>}
            </label>
          )
        })}
      </div>
      {isMissing ? (
        <p id={errorId} className={styles['error']} role="alert">
          {t('catalogue.missingOption', { name: option.label ?? '' })}
        </p>
      ) : null}
    </fieldset>
  )
}
