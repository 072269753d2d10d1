export { deleteExpiredChallenges } from '../passkey-queries.ts'
