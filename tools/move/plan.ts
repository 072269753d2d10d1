// A plan of moves: which file of a folder goes into which of its rooms.
import path from 'node:path'

/** New path of each moved file by its old one; both relative to the repository. */
export type Moves = ReadonlyMap<string, string>

type Room = { readonly folder: string; readonly names: readonly string[] }

/**
 * The moves of a plan. A plan has paragraphs: the first line is a folder, each further line a room with the names it takes.
 *
 *     apps/storefront/src/domains/cart
 *     .: load-cart use-removal
 *     change: add-to-cart tabs=cart-changes
 *     /apps/storefront/src/domains/cart-id: keep-cart-id
 *
 * A name stands for all files that begin with it up to the first dot; with a dot it is one file, which goes before. `old=new`
 * renames. `.` is the folder itself, and a room that begins with `/` is a path from the root of the repository.
 *
 * @param filesIn the names of the files of a folder, without its subfolders
 * @throws when a paragraph leaves out a file, names one twice or one that does not exist, or when two files would have one path
 */
export function readPlan(text: string, filesIn: (folder: string) => readonly string[]): Moves {
  const moves = new Map<string, string>()
  const faults: string[] = []
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const [folder = '', ...lines] = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
    const rooms = lines.map((line) => readRoom(folder, line))
    faults.push(...twice(rooms.flatMap(({ names }) => names)).map((name) => `${folder}: ${name} stands there twice`))
    const unused = new Set(rooms.flatMap(({ names }) => names))
    for (const file of filesIn(folder)) {
      const found = placeOf(file, rooms)
      if (found === undefined) {
        faults.push(`${folder}: no room for ${file}`)
        continue
      }
      unused.delete(found.name)
      const to = path.posix.join(found.folder, found.file)
      if (to !== path.posix.join(folder, file)) moves.set(path.posix.join(folder, file), to)
    }
    faults.push(...[...unused].map((name) => `${folder}: there is no ${name.split('=')[0]}`))
  }
  faults.push(...twice([...moves.values()]).map((file) => `two files would be ${file}`))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return moves
}

function readRoom(folder: string, line: string): Room {
  const [room = '', names = ''] = line.split(':')
  return {
    folder: room.startsWith('/') ? room.slice(1) : path.posix.join(folder, room),
    names: names.split(/\s+/).filter((name) => name !== ''),
  }
}

function placeOf(file: string, rooms: readonly Room[]) {
  const named = rooms.flatMap(({ folder, names }) =>
    names.map((name) => ({ folder, name, old: name.split('=')[0] ?? '' })),
  )
  const stem = file.split('.')[0] ?? file
  const found = named.find(({ old }) => old === file) ?? named.find(({ old }) => old === stem)
  if (found === undefined) return undefined
  const renamed = found.name.split('=')[1] ?? found.old
  return { ...found, file: renamed + file.slice(found.old.length) }
}

const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
