import { addedParts } from './added-parts.ts'
import { optionId } from './option-id.ts'
import * as styles from './suggest.module.css'

type Props = {
  readonly id: string
  readonly titleId: string
  readonly texts: readonly string[]
  /** The text of the search field. */
  readonly typed: string
  readonly chosen: number | null
  readonly onChoose: (text: string) => void
}

/** Suggestions as a listbox. The focus stays in the field, and the added part of each suggestion is bold. */
export function TermList({ id, titleId, texts, typed, chosen, onChoose }: Props) {
  return (
    <div className={styles['terms']} role="listbox" id={id} aria-labelledby={titleId}>
      {texts.map((text, place) => (
        <button
          key={text}
          type="button"
          className={styles['term']}
          role="option"
          id={optionId(id, place)}
          aria-selected={place === chosen}
          tabIndex={-1}
          onClick={() => onChoose(text)}
        >
          {addedParts(text, typed).map(({ text: own, isAdded }, part) => (isAdded ? <b key={part}>{own}</b> : own))}
        </button>
      ))}
    </div>
  )
}
