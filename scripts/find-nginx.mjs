import { existsSync } from 'node:fs'

const programs = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]
const typeFiles = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
]
const brotliModules = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']

/** @returns {{ program: string, types: string, brotliModule: string | undefined } | undefined} */
export function findNginx() {
  const named = process.env.NGINX_PATH
  const program = (named ? [named] : programs).find((path) => existsSync(path))
  const types = typeFiles.find((path) => existsSync(path))
  return program && types
    ? { program, types, brotliModule: brotliModules.find((path) => existsSync(path)) }
    : undefined
}
