import type { Resolvers } from './resolvers.gen.ts'

export const errorReason: Resolvers = {
  ErrorReason: {
    parameters: ({ parameters }) =>
      Object.entries(parameters).map(([name, value]) => ({
        name,
        number: typeof value === 'number' ? value : null,
        value: typeof value === 'object' ? value.join(', ') : String(value),
      })),
  },
}
