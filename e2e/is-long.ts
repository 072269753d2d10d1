/** Whether this is `npm run test:long`, which runs every journey at every width; `npm test` runs those of the gate once. */
export const isLong = process.env['TEST_LONG'] === '1'
