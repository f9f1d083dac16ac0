// Loaded before a child's own code, in Node and Deno: a killed parent cannot stop its children.
import process from 'node:process'

const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 1000).unref()
