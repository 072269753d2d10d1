import type { ComponentType } from 'react'

/** What a primitive shows of itself on /uikit, in the tests and in the accessibility run. */
export type Examples = {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly View: ComponentType }[]
}
