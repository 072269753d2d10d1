import type { Context } from '#src/platform/context.ts'

declare module '#src/platform/services.ts' {
  interface Services {
    /** Where content that cannot be read as it is meant is reported to its authors. */
    contentLog?: { warn(fields: object, message: string): void }
  }
}

const most = 10_000
const reported = new WeakMap<Context['services'], Set<string>>()

/** Reports each kind of unreadable element once per text. */
export function reportUnreadable(
  { services, store }: Pick<Context, 'services' | 'store'>,
  content: string,
  types: readonly string[],
): void {
  if (types.length === 0 || services.contentLog === undefined) return
  const known = reported.get(services) ?? new Set<string>()
  reported.set(services, known)
  for (const type of types) {
    const key = `${store.code} ${content} ${type}`
    if (known.has(key) || known.size >= most) continue
    known.add(key)
    services.contentLog.warn(
      { code: 'CONTENT_UNREADABLE', store: store.code, content, type },
      'content could not be read as it is meant',
    )
  }
}
