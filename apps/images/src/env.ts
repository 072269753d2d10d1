import path from 'node:path'
import { z } from 'zod'
import { parseEnv, port } from '@bocian/service/env.ts'

const schema = z.object({
  IMAGES_PORT: port(4001),
  HOST: z.string().default('127.0.0.1'),
  MEDIA_DIR: z.string().default('data/media'),
  CACHE_DIR: z.string().default('data/cache'),
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
  readonly cacheDir: string
  readonly cacheMaxBytes: number
}

/** The image service's settings; EnvironmentError names every wrong one. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = parseEnv(schema, source)
  return {
    port: env.IMAGES_PORT,
    host: env.HOST,
    mediaDir: path.resolve(env.MEDIA_DIR),
    cacheDir: path.resolve(env.CACHE_DIR, 'pictures'),
    cacheMaxBytes: env.CACHE_MAX_BYTES,
  }
}
