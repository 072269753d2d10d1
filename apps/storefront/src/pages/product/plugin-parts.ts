import type { ComponentType } from 'react'
import type { SlotPlace, SlotProps } from '@bocian/plugin'

/** A plugin's component for a place, and the fields that it shows. */
export type PluginPart = {
  readonly fields: readonly string[]
  readonly Part: ComponentType<SlotProps<unknown>>
}

/** Whether plugins show something on the product page. The build of a shop with plugins replaces this file. */
export const hasParts: boolean = false

export const pluginParts: Readonly<Partial<Record<SlotPlace, readonly PluginPart[]>>> = {}
