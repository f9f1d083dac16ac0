import { hasNginx } from './nginx.ts'

export default function warnWithoutNginx() {
  if (!hasNginx)
    console.warn('\nNo nginx was found: the tests of its configuration are skipped. Set NGINX_PATH.\n')
}
