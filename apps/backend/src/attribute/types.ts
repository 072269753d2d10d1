import type { AttributeTraits } from '../catalogue/catalogue.ts'
import type {
  AttributeEntityTypeEnum,
  AttributeFrontendInputEnum,
  ValidationRuleEnum,
} from '#src/platform/resolvers.gen.ts'

/** The entities that have attributes here. */
export type Entity = Extract<
  AttributeEntityTypeEnum,
  'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS'
>

export interface OptionView {
  uid: string
  value: string
  label: string
}

/** An attribute of an entity, before it is mapped to one of Magento's types. */
export interface AttributeView {
  entity: Entity
  code: string
  label: string
  input: AttributeFrontendInputEnum
  isRequired: boolean
  isUnique: boolean
  position: number
  options: OptionView[]
  /** Where a catalogue attribute is used; customers' attributes have none. */
  traits: Partial<AttributeTraits>
  /** Whether an option is shown as a colour or a picture. */
  hasSwatches: boolean
  rules: { name: ValidationRuleEnum; value: string }[]
}
