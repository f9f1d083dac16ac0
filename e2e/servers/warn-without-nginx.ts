import { hasNginx } from './nginx.ts'

/** Playwright's global setup, which runs once. */
export default function warnWithoutNginx() {
  if (!hasNginx)
    console.warn('\nNo nginx was found: the tests of its configuration are skipped. Set NGINX_PATH.\n')
}
