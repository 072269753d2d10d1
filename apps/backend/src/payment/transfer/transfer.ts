export { drawCode } from './draw-code.ts'
export { transferCode, type TransferCode } from './transfer-code.ts'
export { transferDetails } from './transfer-details.ts'
export type { TransferDetails } from '../types.ts'
