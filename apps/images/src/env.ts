import path from 'node:path'
import { z } from 'zod'
import { internalSecret } from '@bocian/service/internal-call.ts'
import { parseEnv, port } from '@bocian/service/env.ts'
import { mode } from '@bocian/service/mode.ts'

const schema = z.object({
  IMAGES_PORT: port(4001),
  MODE: mode,
  HOST: z.string().default('127.0.0.1'),
  MEDIA_DIR: z.string().default('data/media'),
  CACHE_DIR: z.string().default('data/cache'),
  INTERNAL_SECRET: internalSecret,
  QUEUED_PICTURES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(150),
  CACHE_MAX_BYTES: z.coerce
    .number('must be a number of bytes')
    .int('must be a whole number')
    .min(1_000_000, 'must be at least 1000000')
    .default(2 * 1024 ** 3),
})

interface Env {
  readonly port: number
  readonly host: string
  readonly mediaDir: string
  readonly internalSecret: string | undefined
  readonly cacheDir: string
  readonly cacheMaxBytes: number
  /** How many renditions of one visitor may wait. */
  readonly queuedPictures: number
}

/** Reads the image service's settings; EnvironmentError lists every invalid one. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = parseEnv(schema, source)
  return {
    port: env.IMAGES_PORT,
    host: env.HOST,
    mediaDir: path.resolve(env.MEDIA_DIR),
    internalSecret: env.INTERNAL_SECRET,
    cacheDir: path.resolve(env.CACHE_DIR, 'pictures'),
    cacheMaxBytes: env.CACHE_MAX_BYTES,
    queuedPictures: env.QUEUED_PICTURES,
  }
}
