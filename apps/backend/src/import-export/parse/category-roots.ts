import type { Complaint, NumberedRow } from '../types.ts'
import { decodeEntities } from './decode-entities.ts'
import { isNamedRoot, namesOfPath, splitPaths } from './parse-categories.ts'

/** Finds the roots of category trees in a file. Magento begins each path with one, whose name the merchant chose. */
export interface CategoryRoots {
  note(numbered: NumberedRow): void
  /** `topNames` are the names of our categories below the root. */
  decide(topNames: readonly string[]): { roots: ReadonlySet<string>; remark: Complaint | undefined }
}

interface Use {
  line: number
  /** Whether some path continues below the name, and whether some path is the name alone. */
  isParent: boolean
  isAlone: boolean
}

/** Whether a file without a root named as such has roots at all: merchants may also write paths that begin with a category. */
function hasRoots(uses: ReadonlyMap<string, Use>, known: ReadonlySet<string>): boolean {
  if ([...uses.keys()].some((name) => known.has(name.toLowerCase()))) return false
  return uses.size === 1 || [...uses.values()].every(({ isAlone }) => !isAlone)
}

export function createCategoryRoots(): CategoryRoots {
  const uses = new Map<string, Use>()
  let hasNamed = false
  return {
    note({ line, row }) {
      for (const path of splitPaths(decodeEntities(row['categories'] ?? ''))) {
        const [first, ...rest] = namesOfPath(path)
        if (first === undefined) continue
        if (isNamedRoot(first)) {
          hasNamed = true
          continue
        }
        const use = uses.get(first) ?? { line, isParent: false, isAlone: false }
        if (rest.length > 0) use.isParent = true
        else use.isAlone = true
        uses.set(first, use)
      }
    },
    decide(topNames) {
      const known = new Set(topNames.map((name) => name.toLowerCase()))
      const found = hasNamed || hasRoots(uses, known) ? [...uses] : []
      const roots = found.filter(([name, { isParent }]) => isParent && !known.has(name.toLowerCase()))
      return { roots: new Set(roots.map(([name]) => name)), remark: remarkOn(roots) }
    },
  }
}

function remarkOn(roots: [string, Use][]): Complaint | undefined {
  const [first] = roots
  if (first === undefined) return undefined
  const names = roots.map(([name]) => `"${name.slice(0, 60)}"`).join(', ')
  const reason = `categories: ${names} ${roots.length === 1 ? 'is read as the root' : 'are read as roots'}, with which Magento begins each path; write Default Category/ before a path that has none`
  return { line: first[1].line, key: '', reason, isWarning: true }
}
