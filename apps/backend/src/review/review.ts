export { personalData } from './personal-data-queries.ts'
export { decideReview, selectByStatus, type StaffReview } from './queries.ts'
