import { hashedFolder } from './inspect-site.mjs'
import { cacheControl } from './rules.mjs'

/**
 * The headers are set once, through variables: a location with its own add_header would lose all others. Empty ones are
 * not sent.
 * @param {import('./rules.mjs').Rules} rules
 */
export function nginxConfiguration({ headers, redirects, pages, notFound }) {
  return `# Generated; do not edit. Reload nginx with each build: the policies contain hashes of the pages' inline code.
#   server {
#     listen 443 ssl http2;
#     server_name www.example.com;
#     root /srv/site;
#     include /srv/site-hosting/nginx.conf;
#     brotli_static on;  # if nginx has that module (Debian: libnginx-mod-http-brotli-static)
#   }
gzip_static on;
gzip_vary on;
charset utf-8;
server_tokens off;
absolute_redirect off;
error_page 404 /${notFound.file};

set $policy "";
set $robots "";
# A link with a visitor's store. Hosts that know only _headers leave it to the page's own robots meta.
if ($arg_store) { set $robots "noindex"; }
set $cache "${cacheControl.other}";
add_header Content-Security-Policy $policy always;
add_header X-Robots-Tag $robots always;
add_header Cache-Control $cache always;
${entries(headers, (name, value) => `add_header ${name} "${value}" always;`)}

location / { try_files $uri =404; }
# Compressed copies and host configuration have no URL.
location ~ \\.(br|gz)$|^/_(headers|redirects)$|/\\.(?!well-known/) { return 404; }
location ~ ${hashedFolder.source.replaceAll('\\/', '/')} { set $cache "${cacheControl.hashed}"; try_files $uri =404; }
location ~ \\.json$ { set $cache "${cacheControl.index}"; try_files $uri =404; }
location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }

${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
${pages.map(({ path, file, headers }) => page(`= ${path}`, file, headers)).join('\n')}
${page(`= /${notFound.file}`, notFound.file, notFound.headers, 'internal; ')}
`
}

/**
 * @param {string} match
 * @param {string} file
 * @param {import('./rules.mjs').Headers} headers
 */
function page(match, file, headers, first = '') {
  const variables = {
    'Content-Security-Policy': 'policy',
    'X-Robots-Tag': 'robots',
    'Cache-Control': 'cache',
  }
  const settings = entries(variables, (name, variable) =>
    headers[name] ? `  set $${variable} "${headers[name]}";` : '',
  )
  return `location ${match} {\n${settings}\n  ${first}try_files /${file} =404;\n}`
}

/**
 * @param {Record<string, string>} record
 * @param {(name: string, value: string) => string} line
 */
function entries(record, line) {
  return Object.entries(record)
    .map(([name, value]) => line(name, value))
    .filter(Boolean)
    .join('\n')
}
