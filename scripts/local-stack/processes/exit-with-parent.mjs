// Ends a child process after its parent, because a killed parent can't stop its children. Node and Deno load this file
// before the child's own code.
import process from 'node:process'

const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 1000).unref()
