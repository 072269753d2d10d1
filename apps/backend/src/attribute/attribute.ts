export { reasonText, returnReasons, type ItemReason, type ReturnReason } from './return-attributes.ts'
