export { appointAgent } from './appoint-agent.ts'
export { adoptedClient } from './adopted-client.ts'
export { selectTrail, type TrailLine } from './trail-queries.ts'
export { watchAgents } from './watch-agents.ts'
