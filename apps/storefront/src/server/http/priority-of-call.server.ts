import { isRobot, priorityOfOperation, type Priority } from '@bocian/service/admission/priority.ts'
import type { FastifyRequest } from 'fastify'

/** What a GraphQL call is for, by its sender and the beginning of its document. */
export function priorityOfCall({ headers, method, query }: FastifyRequest, body: Buffer): Priority {
  if (isRobot(headers['user-agent'])) return 'robot'
  if (method === 'POST') return priorityOfOperation(body.toString('utf8'))
  return priorityOfOperation(String((query as { query?: unknown }).query ?? ''))
}
