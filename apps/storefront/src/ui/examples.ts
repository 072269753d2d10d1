import type { ComponentType } from 'react'

/** Examples of a component for /uikit, its tests and the accessibility check. */
export type Examples = {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly View: ComponentType }[]
}
