// Runs in Deno. Connects to PROBE_URL with different values of sslmode and CA certificates, and prints the results as
// JSON.
import process from 'node:process'
import { openDatabase } from '../../../supabase/functions/_shared/server/database.ts'
import { reasonOf } from '../../../supabase/functions/_shared/server/log.ts'

const { PROBE_URL: url = '', PROBE_CA: ca, PROBE_OTHER_CA: otherCa } = process.env

async function connect(mode: string, ca?: string) {
  const database = openDatabase(mode ? `${url}?sslmode=${mode}` : url, ca)
  const [row] = await database
    .query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
    .catch((error) => [{ ssl: reasonOf(error) }])
  return row?.ssl
}

const results = {
  'no sslmode': await connect(''),
  require: await connect('require'),
  disable: await connect('disable'),
  'verify-full': await connect('verify-full'),
  'its CA': await connect('', ca),
  'require, its CA': await connect('require', ca),
  'another CA': await connect('', otherCa),
}
process.stdout.write(JSON.stringify(results), () => process.exit())
