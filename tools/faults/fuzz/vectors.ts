/** A vector whose script runs either sets `window.hit` or sends a request to http://vector.test/x. */
const hit = 'window.hit=1'
const remote = 'http://vector.test/x'

const handlers = ['onerror', 'onload', 'onclick', 'onfocus']
const elements = ['img', 'svg', 'video', 'audio', 'body', 'input', 'details', 'marquee', 'iframe', 'object']
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '&#106;avascript:',
  'data:text/html,',
  'vbscript:',
]

const onHandlers = elements.flatMap((element) =>
  handlers.map((handler) => `<${element} src=x open autofocus ${handler}="${hit}">x</${element}>`),
)
const links = schemes.flatMap((scheme) => [
  `<a href="${scheme}${hit}">x</a>`,
  `<iframe src="${scheme}<script>${hit}</script>"></iframe>`,
  `<form action="${scheme}${hit}"><button>x</button></form>`,
])
const loads = [
  'img src',
  'script src',
  'link rel=stylesheet href',
  'iframe src',
  'object data',
  'embed src',
  'video src',
  'audio src',
  'source srcset',
  'image href',
  'base href',
  'input type=image src',
  'body background',
  'table background',
  'use href',
  'meta http-equiv=refresh content=0;url',
].map((attribute) => `<${attribute}="${remote}">`)
const styles = [
  `<style>body{background:url(${remote})}</style>`,
  `<p style="background:url(${remote})">x</p>`,
  `<style>@import "${remote}";</style>`,
  `<p style="behavior:url(${remote})">x</p>`,
]
const broken = [
  `<script>${hit}</script>`,
  `<scr<script>ipt>${hit}</script>`,
  `<<script>${hit}//<</script>`,
  `<script\n>${hit}</script\n>`,
  `<svg><script>${hit}</script></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${hit}>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${hit}>"></textarea>`,
  `<template><img src=x onerror=${hit}></template>`,
  `<svg><animate onbegin=${hit} attributeName=x></svg>`,
  `<svg><a xlink:href="javascript:${hit}"><text y=20>x</text></a></svg>`,
  `<!--><img src=x onerror=${hit}>-->`,
  `<![CDATA[><img src=x onerror=${hit}>]]>`,
  `<x/onclick=${hit}>x`,
  `<a href="https://a.example" target=_blank onclick=${hit}>x</a>`,
  `<title></title><img src=x onerror=${hit}>`,
  `<plaintext><img src=x onerror=${hit}>`,
  `<select><style></select><img src=x onerror=${hit}></style>`,
  `<img src=x onerror\x0b=${hit}>`,
  `<img """><script>${hit}</script>">`,
  `<p id="</p><img src=x onerror=${hit}>">x</p>`,
  `<b <script>${hit}</script>0`,
]

export const vectors = [...broken, ...loads, ...styles, ...links, ...onHandlers].slice(0, 100)
/** This markup must run, to show that the test detects vectors that run. */
export const control = `<img src="${remote}" onerror="${hit}"><script>${hit}</script>`
