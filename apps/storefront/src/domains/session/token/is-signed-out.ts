import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'

/** True if the server reports that nobody is signed in. A refusal for an agent says nothing about the session. */
export function isSignedOut(error: unknown): boolean {
  return (
    error instanceof GraphqlFailure &&
    error.category === 'graphql-authorization' &&
    !error.errors[0]?.code.startsWith('AGENT_')
  )
}
