/** Whether this is `npm run test:long`, which repeats in every width and under every fault what `npm test` tests once. */
export const isLong = process.env['TEST_LONG'] === '1'
