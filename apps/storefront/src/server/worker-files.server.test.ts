import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveDemoFiles } from './worker-files.server.ts'

it('the demo’s logos and icons are answered only if a store view names them', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-files-'))
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    fs.rmSync(folder, { recursive: true })
  })
  for (const [place, name] of [
    ['demo', 'one.svg'],
    ['demo', 'other.svg'],
    ['icons', 'any-96.png'],
  ] as const) {
    fs.mkdirSync(path.join(folder, place), { recursive: true })
    fs.writeFileSync(path.join(folder, place, name), name)
  }
  fs.mkdirSync(path.join(folder, 'assets'))
  await app.register(fastifyStatic, { root: path.join(folder, 'assets'), prefix: '/assets/', wildcard: false })
  serveDemoFiles(app, folder, (file) => file === '/demo/one.svg')
  const named = await app.inject('/demo/one.svg')
  expect([named.statusCode, named.body]).toEqual([200, 'one.svg'])
  for (const way of ['/demo/other.svg', '/icons/any-96.png']) expect((await app.inject(way)).statusCode, way).toBe(404)
})
