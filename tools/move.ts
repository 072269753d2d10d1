// Moves files by a plan and rewrites what names them: `node tools/move.ts plan.txt`. The form of a plan is in `move/plan.ts`.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readPlan } from './move/plan.ts'
import { rewriteCode, rewriteDeclaration, rewriteText } from './move/rewrite.ts'

const plan = process.argv[2]
if (plan === undefined) throw new Error('Usage: node tools/move.ts plan.txt')

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' })
const files = git('ls-files')
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(file))
const known = new Set(files)
const filesIn = (folder: string): string[] =>
  files.filter((file) => path.posix.dirname(file) === folder).map((file) => path.posix.basename(file))
const moves = readPlan(fs.readFileSync(plan, 'utf8'), filesIn)

let rewritten = 0
for (const file of files.filter((name) => /\.(?:tsx?|mjs|js|css|json|md|ya?ml)$/.test(name))) {
  if (file.startsWith('docs/decisions/') || file === 'package-lock.json') continue
  const old = fs.readFileSync(file, 'utf8')
  const isCode = /\.(?:tsx?|mjs|js|css)$/.test(file)
  let text = rewriteText(isCode ? rewriteCode(old, file, moves, (name) => known.has(name)) : old, moves)
  if (path.posix.basename(file) === 'first-page.json') {
    const folder = path.posix.dirname(file)
    const declared = rewriteDeclaration(text, folder, filesIn(folder), moves)
    text = declared.text
    for (const pattern of declared.open) console.log(`by hand: ${pattern} in ${file}`)
  }
  if (text === old) continue
  fs.writeFileSync(file, text)
  rewritten += 1
}
for (const [from, to] of moves) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  git('mv', from, to)
}
for (const to of moves.values()) {
  if (/import\.meta\.(?:dirname|glob)/.test(fs.readFileSync(to, 'utf8')))
    console.log(`by hand: paths of its own in ${to}`)
}
console.log(`${moves.size} files moved, ${rewritten} rewritten. Next: npm run codegen, npx oxfmt ., npm run check.`)
