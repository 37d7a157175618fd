import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typographie } from './typographie.ts'

for (const [texte, attendu] of [
  ["Besoin d'aide ?", 'Besoin d’aide\u00a0?'],
  ['Il faut : un IBAN ; une carte !', 'Il faut\u00a0: un IBAN\u00a0; une carte\u00a0!'],
  ['« Mes contrats »', '«\u00a0Mes contrats\u00a0»'],
  ['10 € et 30 %', '10\u00a0€ et 30\u00a0%'],
  ["l'« avis »", 'l’«\u00a0avis\u00a0»'],
  ["12' 30, rock 'n' roll", "12' 30, rock 'n' roll"],
  ['à 12:30, https://example.org?a=1', 'à 12:30, https://example.org?a=1'],
  ['', ''],
] as const)
  test(`« ${texte} »`, () => assert.equal(typographie(texte), attendu))
