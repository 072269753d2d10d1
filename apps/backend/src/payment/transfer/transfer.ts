export { drawCode } from './draw-code.ts'
export { transferCode, type TransferCode } from './transfer-code.ts'
export { transferDetails, type TransferDetails } from './transfer-details.ts'
