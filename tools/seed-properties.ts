import fc from 'fast-check'

// Vitest's setup file: all properties start with the seed of the run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['TEST_SEED']) })
