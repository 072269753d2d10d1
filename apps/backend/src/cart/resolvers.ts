export const resolvers = {}
