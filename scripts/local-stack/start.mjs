// npm start. The rest takes a while to load, and a Ctrl-C may come before it has.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => process.exit(0))
const parent = process.ppid
const { run } = await import('./run.mjs')
for (const signal of signals) process.removeAllListeners(signal)
// npm was killed: nobody is left to press Ctrl-C.
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref()
await run()
