export { personalData } from '../personal-data-queries.ts'
