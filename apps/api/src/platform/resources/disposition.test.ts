import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentDisposition } from './disposition.ts'

for (const [nom, ascii, etendu] of [
  ['contrats-2026-11-15.csv', 'contrats-2026-11-15.csv', 'contrats-2026-11-15.csv'],
  ['Relevé d’été.pdf', 'Releve d_ete.pdf', 'Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.pdf'],
  ['a"b%c.txt', 'a_b_c.txt', 'a%22b%25c.txt'],
  ["l'(été)*.txt", "l'(ete)*.txt", 'l%27%28%C3%A9t%C3%A9%29%2A.txt'],
  ['../../etc/passwd', '.._.._etc_passwd', '.._.._etc_passwd'],
  ['x\r\nSet-Cookie: a=b', 'x__Set-Cookie: a=b', 'x__Set-Cookie%3A%20a%3Db'],
  ['', 'document', 'document'],
] satisfies [string, string, string][]) {
  test(`the file « ${JSON.stringify(nom)} » is named twice`, () =>
    assert.equal(
      contentDisposition('attachment', nom),
      `attachment; filename="${ascii}"; filename*=UTF-8''${etendu}`,
    ))
}
