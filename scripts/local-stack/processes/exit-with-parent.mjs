// Loaded before a child process's own code, in Node and Deno, because a killed parent can't stop its children.
import process from 'node:process'

const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 1000).unref()
