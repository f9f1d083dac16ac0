// Makes small mistakes in the code, one at a time, and prints how many the tests notice. Works on a copy in .local.
// Usage: npm run test:mutants -- [module ...] [--sample 40]. tests/mutants.json lists the modules, their tests and the
// mutants that change nothing.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'

/** @typedef {{ start: number, end: number, to: string }} Change */
/** @typedef {Change & { path: string, id: string }} Mutant */

const leastScore = 85
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string', default: '40' } },
  allowPositionals: true,
})
const { modules, operators, sql, equivalent } = JSON.parse(readFileSync('tests/mutants.json', 'utf8'))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !/^(?:public|media)\//.test(path))
const dropped =
  /^(?:trim|toLowerCase|slice|filter|sort|normalize|reverse|toReversed|toSorted|replace|replaceAll)$/

/** The changes at one node of the syntax tree. @param {any} node @param {any} parent @param {string} code @returns {Change[]} */
function changesAt(node, parent, code) {
  const { type, start, end } = node
  const text = (/** @type {any} */ part) => code.slice(part.start, part.end)
  const to = (/** @type {string} */ replacement, part = node) => ({
    start: part.start,
    end: part.end,
    to: replacement,
  })
  if (type === 'IfStatement' || type === 'ConditionalExpression') {
    const negated = to(`!(${text(node.test)})`, node.test)
    return type === 'IfStatement' && !node.alternate ? [negated, to('{}')] : [negated]
  }
  if ((type === 'LogicalExpression' || type === 'BinaryExpression') && operators[node.operator]) {
    const between = code.slice(node.left.end, node.right.start)
    const isText = node.operator === '+' && /['"`]/.test(text(node.left).at(-1) + text(node.right).charAt(0))
    const operator = between.replace(node.operator, operators[node.operator] ?? '')
    return isText ? [] : [{ start: node.left.end, end: node.right.start, to: operator }]
  }
  if (type === 'Literal' && typeof node.value === 'number') return [to(String(node.value + 1))]
  if (type === 'Literal' && typeof node.value === 'boolean') return [to(String(!node.value))]
  if (type === 'Literal' && node.value && typeof node.value === 'string' && parent.key !== node)
    return [to("''")]
  if (type === 'UnaryExpression' && node.operator === '!') return [to(text(node.argument))]
  if (type === 'ExpressionStatement' && parent.type === 'BlockStatement') return [to('')]
  if (type === 'ArrayExpression' || type === 'ObjectExpression') {
    return (node.elements ?? node.properties).filter(Boolean).map((/** @type {any} */ part) => {
      const comma = /^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0
      return { start: part.start, end: part.end + comma, to: '' }
    })
  }
  if (type === 'CallExpression' && dropped.test(node.callee.property?.name))
    return [to('', { start: node.callee.object.end, end })]
  if (type === 'TemplateElement' && /\b(?:select|update|insert|delete|where)\b/.test(text(node))) {
    return Object.entries(sql).flatMap(([from, replacement]) =>
      [...text(node).matchAll(new RegExp(from, 'g'))].map((match) => ({
        start: start + match.index,
        end: start + match.index + match[0].length,
        to: String(replacement),
      })),
    )
  }
  return []
}

const skipped = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAllDeclaration)/

/** @param {any} node @param {any} parent @param {string} code @returns {Change[]} */
function changesIn(node, parent, code) {
  if (Array.isArray(node)) return node.flatMap((each) => changesIn(each, parent, code))
  if (typeof node?.type !== 'string' || skipped.test(node.type)) return []
  // No test reads the words of the log.
  if (/^(?:ports\.)?log\(|^console\./.test(code.slice(node.start, node.start + 12))) return []
  const inside = Object.values(node).flatMap((each) =>
    typeof each === 'object' ? changesIn(each, node, code) : [],
  )
  return [...changesAt(node, parent, code), ...inside]
}

/** @param {string} path @returns {Mutant[]} */
function mutantsOf(path) {
  const code = readFileSync(path, 'utf8')
  const { program } = parseSync(path, code)
  const seen = new Set()
  return changesIn(program.body, program, code).flatMap((change) => {
    const line = code
      .slice(code.lastIndexOf('\n', change.start) + 1)
      .split('\n', 1)[0]
      ?.trim()
    const from = code.slice(change.start, change.end).replace(/\s+/g, ' ').slice(0, 60)
    let id = `${path}: ${line} : ${from} → ${change.to.slice(0, 60)}`
    for (let nth = 2; seen.has(id); nth += 1) id = `${id.replace(/ #\d+$/, '')} #${nth}`
    seen.add(id)
    return { ...change, path, id }
  })
}

/** Whether a command succeeds in the copy. @param {string} copy @param {string} command @param {number} limitMs @returns {Promise<boolean>} */
function succeeds(copy, command, limitMs) {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
  return new Promise((done) => {
    const child = spawn(command, { cwd: copy, env, shell: true, detached: true, stdio: 'ignore' })
    const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), limitMs)
    child.once('exit', (status) => {
      clearTimeout(timer)
      done(status === 0)
    })
  })
}

/** @param {number} index @returns {string} */
function makeCopy(index) {
  const copy = resolve('.local/mutants', String(index))
  rmSync(copy, { recursive: true, force: true })
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(path, join(copy, path))
  }
  for (const path of ['node_modules', 'public', 'media']) symlinkSync(resolve(path), join(copy, path))
  return copy
}

const copies = Array.from({ length: Math.max(1, Math.floor(availableParallelism() / 2)) }, (_, index) =>
  makeCopy(index),
)
const order = (/** @type {Mutant} */ { id }) => createHash('sha256').update(id).digest('hex')
for (const [name, { paths, tests }] of Object.entries(modules)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const pattern = new RegExp(`^(?:${paths.join('|')})`)
  const sources = files.filter(
    (path) => pattern.test(path) && !/\.test\.|\.d\.ts$|for-tests|testing\.ts$|-cases\.ts$/.test(path),
  )
  const found = sources.flatMap(mutantsOf).filter(({ id }) => !(id in equivalent))
  const queue = found.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Number(values.sample))
  const limits = /** @type {Map<string, number>} */ (new Map())
  for (const command of tests) {
    const begin = performance.now()
    if (!(await succeeds(copies[0] ?? '', command, 600_000)))
      throw new Error(`Fails without a mutant: ${command}`)
    limits.set(command, 3 * (performance.now() - begin) + 10_000)
  }
  const [count, survivors] = [queue.length, /** @type {string[]} */ ([])]
  await Promise.all(
    copies.map(async (copy) => {
      for (let mutant = queue.pop(); mutant; mutant = queue.pop()) {
        const { path, start, end, to, id } = mutant
        const code = readFileSync(path, 'utf8')
        writeFileSync(join(copy, path), code.slice(0, start) + to + code.slice(end))
        let survives = true
        for (const [command, limitMs] of limits) survives &&= await succeeds(copy, command, limitMs)
        writeFileSync(join(copy, path), code)
        if (survives) survivors.push(id)
      }
    }),
  )
  const score = Math.round((1 - survivors.length / count) * 100)
  if (score < leastScore) process.exitCode = 1
  console.log(`${name}: ${score} % of ${count} noticed (${found.length} in all)`)
  for (const id of survivors.sort()) console.log(`  survived: ${id}`)
}
