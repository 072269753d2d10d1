export { deleteExpired } from './social-queries.ts'
export { connectProviders, endpointsAt } from './providers.ts'
export { readSocialSecrets, readTestProvider } from './social-settings.ts'
