export { insertHandling as markHandled, selectForStaff, type StaffWithdrawal } from './withdrawal-queries.ts'
