import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sanitizeContenu } from './sanitize.ts'

for (const [quoi, html, attendu] of [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<img src="/a.png" alt="x" onerror="alert(1)" />', '<img src="/a.png" alt="x" />'],
  ['a script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a disguised script address', '<a href=" java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['a data address', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['a data picture', '<img src="data:image/svg+xml,x" alt="" />', '<img alt="" />'],
  ['an address without protocol', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
  ['a style sheet', '<style>p{}</style><p>x</p>', '<p>x</p>'],
  ['a frame', '<iframe src="https://x.example"></iframe>', ''],
  ['a form', '<form action="/x"><input name="a"></form>', ''],
  ['a drawing', '<svg><script>alert(1)</script></svg>', ''],
  ['a heading of the page', '<h1>x</h1>', 'x'],
  ['an unknown class', '<p class="modal chapo">x</p>', '<p class="chapo">x</p>'],
  ['an identifier', '<p id="portail">x</p>', '<p>x</p>'],
] satisfies [string, string, string][]) {
  test(`${quoi} does not pass`, () => assert.equal(sanitizeContenu(html), attendu))
}

test('R9.40 what the editor writes passes unchanged', () => {
  const html =
    '<h4>Titre</h4><h5>Sous-titre</h5><h6>Note</h6>' +
    '<p class="chapo">Un <strong>mot</strong>, un <em>autre</em>, <u>un dernier</u>\u00a0; «\u00a0été\u00a0»\u00a0!<br />Suite</p>' +
    '<ul><li>a</li></ul><ol><li>b</li></ol>' +
    '<p><a href="https://www.ameli.fr/">lien</a> <a href="mailto:a@b.fr">mail</a> <a href="tel:+33400000000">tél.</a> <a href="#/contact">ici</a></p>' +
    '<img src="/medias/1.png" alt="Carte" width="10" height="5" />' +
    '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>'
  assert.equal(sanitizeContenu(html), html)
})

test('what a keyboard gives is printed as French is', () => {
  assert.equal(
    sanitizeContenu(
      '<p>L\'avis ? « oui » <a href="https://x.example?a=1">c\'est ici : lisez</a></p>',
    ),
    '<p>L’avis\u00a0? «\u00a0oui\u00a0» <a href="https://x.example?a=1">c’est ici\u00a0: lisez</a></p>',
  )
})

test('a link to another tab cannot steer this one', () => {
  assert.equal(
    sanitizeContenu('<a href="https://x.example" target="_blank" rel="opener">x</a>'),
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
  )
})
