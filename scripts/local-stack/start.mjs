// npm start. The rest takes a while to load, and a Ctrl-C may come before it has.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => process.exit(0))
const { run } = await import('./run.mjs')
for (const signal of signals) process.removeAllListeners(signal)
await run()
