import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPage, escapeHtml } from './page.ts'

test('the head is written as it is, and every nonce place gets the nonce of the answer', () => {
  const page = createPage(
    '<head><!--portail--><script nonce="__CSP_NONCE__"></script></head>',
    '<style nonce="__CSP_NONCE__">$& $1</style>',
  )
  assert.equal(
    page('abc'),
    '<head><style nonce="abc">$& $1</style><script nonce="abc"></script></head>',
  )
})

test('text in the page cannot become markup', () => {
  assert.equal(escapeHtml(`<a b="c" d='e'>&`), '&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;')
})
