import type { AttributeTraits } from '../catalogue/catalogue.ts'
import type {
  AttributeEntityTypeEnum,
  AttributeFrontendInputEnum,
  ValidationRuleEnum,
} from '#src/platform/resolvers.gen.ts'

/** The kinds of entities that have attributes in this shop. */
export type Entity = Extract<
  AttributeEntityTypeEnum,
  'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS' | 'RMA_ITEM'
>

export interface OptionView {
  uid: string
  value: string
  label: string
  /** Whether forms preselect it; false if not set. */
  isDefault?: boolean
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
  /** Where an attribute of a product is used; empty for attributes of customers. */
  traits: Partial<AttributeTraits>
  /** Whether an option is shown as a colour or a picture. */
  hasSwatches: boolean
  rules: { name: ValidationRuleEnum; value: string }[]
}
