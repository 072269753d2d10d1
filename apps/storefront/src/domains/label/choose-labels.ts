import type { LabelSettingFragment, ProductLabelFragment } from '#src/platform/graphql/documents.gen.ts'
import { readLabelText } from './label-text.ts'

/** Magento's customer group of guests. */
const NOT_LOGGED_IN = '0'

export type Only = 'all' | 'copyable' | 'plain'
export type Place = {
  readonly vertical: 'top' | 'middle' | 'bottom'
  readonly horizontal: 'left' | 'center' | 'right'
  readonly labels: readonly ProductLabelFragment[]
}
type Choice = { readonly setting: LabelSettingFragment | null; readonly isSignedIn: boolean; readonly only?: Only }

const verticals = ['top', 'middle', 'bottom'] as const
const horizontals = ['left', 'center', 'right'] as const

/** The labels of one product that this visitor may see, grouped by position and limited to the configured maximum. */
export function chooseLabels(
  labels: readonly ProductLabelFragment[],
  { setting, isSignedIn, only = 'all' }: Choice,
): readonly Place[] {
  const most = setting?.max_labels || Number.POSITIVE_INFINITY
  const isAlone = setting?.show_several_on_place === false
  const shown = labels
    .filter((label) => isFor(label, isSignedIn))
    .slice(0, most)
    .filter((label) => only === 'all' || hasCode(label) === (only === 'copyable'))
  return verticals.flatMap((vertical) =>
    horizontals.flatMap((horizontal) => {
      const here = shown.filter(({ position }) => position === `${vertical}-${horizontal}`)
      if (here.length === 0) return []
      return [{ vertical, horizontal, labels: isAlone ? here.slice(0, 1) : here }]
    }),
  )
}

// The server filters labels for signed-in customers, because only it knows their group.
function isFor({ customer_group_ids: groups }: ProductLabelFragment, isSignedIn: boolean): boolean {
  return isSignedIn || !groups || groups.split(',').includes(NOT_LOGGED_IN)
}

const hasCode = ({ txt }: ProductLabelFragment): boolean => readLabelText(txt).some(({ isCode }) => isCode)
