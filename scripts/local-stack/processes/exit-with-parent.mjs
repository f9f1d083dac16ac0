// Node and Deno load this file before a child process's own code. It ends the child once the parent has exited, because
// a killed parent can't stop its children.
import process from 'node:process'

const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, 1000).unref()
