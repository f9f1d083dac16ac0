// Runs the embedded database in a child process, so it can be frozen and killed. Usage: node embedded-process.mjs
// PORT FOLDER
import { startDatabase } from '../../../scripts/local-stack/database/database.mjs'

await startDatabase({ port: Number(process.argv[2]), dataDir: process.argv[3] })
console.log('ready')
