export { decideReview, selectByStatus, type StaffReview } from './queries.ts'
