import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { startProxy } from '../../../tools/faults/servers/proxy.mjs'
import { listen } from '../listen.ts'
import { openTestDatabase } from './database-for-tests.ts'

const server = await openTestDatabase()
const proxy = await startProxy(Number(new URL(server.url).port))
const database = openDatabase(server.url.replace(/:\d+\//, `:${proxy.port}/`))
afterAll(() => Promise.all([database.end(), proxy.stop()]))

const one = () => database.query('select 1 as one')

test('queries complete even if their connections become unresponsive and must be replaced', async () => {
  await Promise.all([one(), one(), one()])
  const opened = proxy.opened()
  proxy.swallowAll()
  const begin = performance.now()
  expect(await Promise.all(Array.from({ length: 8 }, one))).toHaveLength(8)
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(proxy.opened()).toBeGreaterThan(opened)
  expect(await one()).toEqual([{ one: 1 }])
})

test('queries are retried when their connections are cut, and the process keeps running', async () => {
  for (let round = 0; round < 20; round += 1) {
    const asked = Promise.all(Array.from({ length: 5 }, one))
    proxy.cutAll()
    expect(await asked).toHaveLength(5)
  }
})

test('a query times out if the server accepts the connection but never responds', async () => {
  const port = await listen(createServer(() => undefined))
  const hanging = openDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`)
  for (let calls = 0; calls < 2; calls += 1) {
    const begin = performance.now()
    await expect(hanging.transaction((query) => query('select 1'))).rejects.toThrow(/timeout/)
    expect(performance.now() - begin).toBeLessThan(10_000)
  }
})

test('a server without TLS is refused only if the URL requires TLS', async () => {
  // The server has no TLS, but the tests above can connect to it, because they don't require TLS.
  const insisting = openDatabase(`${server.url}?sslmode=require`)
  await expect(insisting.query('select 1')).rejects.toThrow(/SSL/)
})

test('an error in our SQL is thrown unchanged, and the connection stays usable', async () => {
  await expect(database.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  await expect(
    database.transaction(async (query) => {
      await query('create table public.never ()')
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await database.query(`select to_regclass('public.never') as name`)).toEqual([{ name: null }])
})
