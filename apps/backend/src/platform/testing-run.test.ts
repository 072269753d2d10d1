import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { leftoversOf, removeOldFolders } from './testing-run.ts'

it('removes temporary folders of tests that were killed hours ago, and no others', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-leftovers-'))
  onTestFinished(() => fs.rmSync(parent, { recursive: true }))
  const create = (name: string, hoursAgo: number): void => {
    const folder = path.join(parent, name)
    fs.mkdirSync(path.join(folder, 'data'), { recursive: true })
    const changed = new Date(fs.statSync(folder).mtimeMs - hoursAgo * 3_600_000)
    fs.utimesSync(folder, changed, changed)
  }
  create('bocian-shop-old', 13)
  create('bocian-shop-new', 11)
  create('other-old', 13)
  removeOldFolders(parent)
  expect(fs.readdirSync(parent).toSorted()).toEqual(['bocian-shop-new', 'other-old'])
})

const server = process.env['TEST_ON_POSTGRES']

describe.skipIf(server === undefined)('databases on the server', () => {
  const word = randomBytes(4).toString('hex')
  const ended = [`bocian_run_${word}e_1_1`, `bocian_run_${word}e_1_2`]
  const [own, living] = [`bocian_run_${word}a_1_1`, `bocian_run_${word}b_1_1`]
  const [journey, template] = [`bocian_e2e_1_${word}`, `bocian_saved_${word}`]

  /** A pool whose connections have the name of a run, so that the run counts as living. */
  function poolOf(name = ''): pg.Pool {
    const pool = new pg.Pool({ connectionString: server, application_name: name, idleTimeoutMillis: 0 })
    onTestFinished(() => pool.end())
    return pool
  }

  async function create(pool: pg.Pool, names: readonly string[]): Promise<void> {
    for (const name of names) await pool.query(`create database ${name}`)
    onTestFinished(async () => {
      for (const name of names) await pool.query(`drop database if exists ${name} with (force)`)
    })
  }

  async function existing(pool: pg.Pool): Promise<string[]> {
    const { rows } = await pool.query<{ datname: string }>('select datname from pg_database where datname ~ $1', [word])
    return rows.map(({ datname }) => datname).toSorted()
  }

  it('of runs that have ended are dropped, those of other runs and of journeys are not', async () => {
    const pool = poolOf(`bocian_run_${word}b_`)
    // Before its databases exist, as a run does.
    await pool.query('select')
    await create(pool, [...ended, own, living, journey, template])
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'testing-run.ts')], {
      env: { ...process.env, TEST_DATABASE_PREFIX: `bocian_run_${word}a_` },
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    expect(await existing(pool)).toEqual([living, journey, template].toSorted())
  })

  it('of journeys are left over after 12 hours, templates after a week', async () => {
    const pool = poolOf()
    await create(pool, [journey, template])
    const isLeft = async (after: string) =>
      (await leftoversOf(pool, after)).map(({ datname }) => datname).filter((name) => name.includes(word))
    expect(await isLeft('11 hours')).toEqual([])
    expect(await isLeft('13 hours')).toEqual([journey])
    expect((await isLeft('8 days')).toSorted()).toEqual([journey, template])
  })
})
