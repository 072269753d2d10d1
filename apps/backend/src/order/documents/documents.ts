export { openPdfDocument, paragraph, table } from './pdf-document.ts'
