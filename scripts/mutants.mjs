// Mutation testing: makes small changes to the code, one at a time, and prints how many the tests catch. It works on a
// copy in .local. Usage: npm run test:mutants -- [module ...] [--sample 40]. tests/mutants.json lists the modules,
// their tests, and the mutants that behave like the original code.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { readArgs, stop } from './stop.mjs'

/** @typedef {{ start: number, end: number, to: string }} Change */

const minScore = 85
const { values, positionals } = readArgs({
  options: { sample: { type: 'string', default: '40' } },
  allowPositionals: true,
})
const { modules, operators, sql, equivalent } = JSON.parse(readFileSync('tests/mutants.json', 'utf8'))
const unknown = positionals.filter((name) => !Object.hasOwn(modules, name))
if (unknown.length > 0)
  stop(`Unknown module: ${unknown.join(', ')}. Modules: ${Object.keys(modules).join(', ')}`)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !/^(?:public|media)\//.test(path))
const dropped =
  /^(?:trim|toLowerCase|slice|filter|sort|normalize|reverse|toReversed|toSorted|replace|replaceAll)$/

/**
 * Lists the possible mutations of one syntax-tree node.
 * @param {any} node
 * @param {any} parent
 * @param {string} code
 * @returns {Change[]}
 */
function changesAt(node, parent, code) {
  const { type, start, end } = node
  const text = (/** @type {any} */ part) => code.slice(part.start, part.end)
  const to = (/** @type {string} */ text, part = node) => ({ start: part.start, end: part.end, to: text })
  if (type === 'IfStatement' || type === 'ConditionalExpression') {
    const negated = to(`!(${text(node.test)})`, node.test)
    return type === 'IfStatement' && !node.alternate ? [negated, to('{}')] : [negated]
  }
  if ((type === 'LogicalExpression' || type === 'BinaryExpression') && operators[node.operator]) {
    const between = { start: node.left.end, end: node.right.start }
    const isText = node.operator === '+' && /['"`]/.test(text(node.left).at(-1) + text(node.right).charAt(0))
    return isText ? [] : [to(text(between).replace(node.operator, operators[node.operator]), between)]
  }
  if (type === 'Literal' && typeof node.value === 'number') return [to(String(node.value + 1))]
  if (type === 'Literal' && typeof node.value === 'boolean') return [to(String(!node.value))]
  const isText = type === 'Literal' && typeof node.value === 'string'
  if (isText && node.value !== '' && parent.key !== node) return [to("''")]
  if (type === 'UnaryExpression' && node.operator === '!') return [to(text(node.argument))]
  if (type === 'ExpressionStatement' && parent.type === 'BlockStatement') return [to('')]
  if (type === 'ArrayExpression' || type === 'ObjectExpression') {
    return (node.elements ?? node.properties).filter(Boolean).map((/** @type {any} */ part) => {
      const comma = /^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0
      return to('', { start: part.start, end: part.end + comma })
    })
  }
  if (type === 'CallExpression' && dropped.test(node.callee.property?.name))
    return [to('', { start: node.callee.object.end, end })]
  if (type === 'TemplateElement' && /\b(?:select|update|insert|delete|where)\b/.test(text(node))) {
    return Object.entries(sql).flatMap(([from, replacement]) =>
      [...text(node).matchAll(new RegExp(from, 'g'))].map(({ 0: match, index }) =>
        to(String(replacement), { start: start + index, end: start + index + match.length }),
      ),
    )
  }
  return []
}

const skipped = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAllDeclaration)/

/** @param {any} node @param {any} parent @param {string} code @returns {Change[]} */
function changesIn(node, parent, code) {
  if (Array.isArray(node)) return node.flatMap((each) => changesIn(each, parent, code))
  if (typeof node?.type !== 'string' || skipped.test(node.type)) return []
  // Log messages aren't mutated, because tests don't need to check them.
  if (/^(?:ports\.)?log\(|^console\./.test(code.slice(node.start, node.start + 12))) return []
  const inside = Object.values(node).flatMap((each) =>
    typeof each === 'object' ? changesIn(each, node, code) : [],
  )
  return [...changesAt(node, parent, code), ...inside]
}

/**
 * tests/mutants.json refers to mutants by id. An id contains the code of its line instead of the line number, because
 * other changes would shift the number.
 * @param {string} path
 */
function mutantsOf(path) {
  const code = readFileSync(path, 'utf8')
  const ids = new Set()
  return changesIn(parseSync(path, code).program.body, {}, code).map((change) => {
    const [line = ''] = code.slice(code.lastIndexOf('\n', change.start) + 1).split('\n', 1)
    const from = code.slice(change.start, change.end).replace(/\s+/g, ' ').slice(0, 60)
    const id = `${path}: ${line.trim()} : ${from} → ${change.to.slice(0, 60)}`
    let nth = 1
    while (ids.has(`${id} #${nth}`)) nth += 1
    ids.add(`${id} #${nth}`)
    return { ...change, path, id: nth === 1 ? id : `${id} #${nth}` }
  })
}

/**
 * @param {string} command
 * @param {number} limitMs
 * @returns {Promise<boolean>}
 */
function succeeds(command, limitMs) {
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

const copy = resolve('.local/mutants')
rmSync(copy, { recursive: true, force: true })
for (const path of files) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  cpSync(path, join(copy, path))
}
for (const path of ['node_modules', 'public', 'media']) symlinkSync(resolve(path), join(copy, path))

for (const [name, { paths, tests }] of Object.entries(modules)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const isSource = new RegExp(`^(?:${paths.join('|')}).*\\.(?:ts|mjs)$`)
  const isForTests = /\.test\.|\.d\.ts$|for-tests|testing\.ts$|-cases\.ts$/
  const found = files
    .filter((path) => isSource.test(path) && !isForTests.test(path))
    .flatMap(mutantsOf)
    .filter(({ id }) => !(id in equivalent))
    .map((mutant) => ({ ...mutant, order: createHash('sha256').update(mutant.id).digest('hex') }))
  const sample = found.sort((a, b) => (a.order < b.order ? -1 : 1)).slice(0, Number(values.sample))
  const limits = /** @type {Map<string, number>} */ (new Map())
  for (const command of tests) {
    const begin = performance.now()
    if (!(await succeeds(command, 600_000))) stop(`These tests fail before anything is changed: ${command}`)
    limits.set(command, 3 * (performance.now() - begin) + 10_000)
  }
  const survivors = []
  for (const { path, start, end, to, id } of sample) {
    const code = readFileSync(join(copy, path), 'utf8')
    writeFileSync(join(copy, path), code.slice(0, start) + to + code.slice(end))
    let survives = true
    for (const [command, limitMs] of limits) survives &&= await succeeds(command, limitMs)
    writeFileSync(join(copy, path), code)
    if (survives) survivors.push(id)
  }
  const score = Math.round((1 - survivors.length / sample.length) * 100)
  if (score < minScore) process.exitCode = 1
  console.log(`${name}: ${score} % of ${sample.length} noticed (${found.length} in all)`)
  for (const id of survivors.sort()) console.log(`  survived: ${id}`)
}
