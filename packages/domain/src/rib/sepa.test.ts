import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bicDepuisIban } from './bic.ts'
import { messageIban } from './iban.ts'
import { isCompteDeTiers, validateRib } from './rib.ts'
import { isTitulaire } from './titulaire.ts'

const sepa = { ibanEtrangerAccepte: true }

/** Each country of the SEPA area in 2026, its example in the registry of SWIFT, and its length. */
const pays: readonly [string, number][] = [
  ['AD1200012030200359100100', 24],
  ['AL47212110090000000235698741', 28],
  ['AT611904300234573201', 20],
  ['BE68539007547034', 16],
  ['BG80BNBG96611020345678', 22],
  ['CH9300762011623852957', 21],
  ['CY17002001280000001200527600', 28],
  ['CZ6508000000192000145399', 24],
  ['DE89370400440532013000', 22],
  ['DK5000400440116243', 18],
  ['EE382200221020145685', 20],
  ['ES9121000418450200051332', 24],
  ['FI2112345600000785', 18],
  ['FR1420041010050500013M02606', 27],
  ['GB29NWBK60161331926819', 22],
  ['GI75NWBK000000007099453', 23],
  ['GR1601101250000000012300695', 27],
  ['HR1210010051863000160', 21],
  ['HU42117730161111101800000000', 28],
  ['IE29AIBK93115212345678', 22],
  ['IS140159260076545510730339', 26],
  ['IT60X0542811101000000123456', 27],
  ['LI21088100002324013AA', 21],
  ['LT121000011101001000', 20],
  ['LU280019400644750000', 20],
  ['LV80BANK0000435195001', 21],
  ['MC5811222000010123456789030', 27],
  ['MD24AG000225100013104168', 24],
  ['ME25505000012345678951', 22],
  ['MK07250120000058984', 19],
  ['MT84MALT011000012345MTLCAST001S', 31],
  ['NL91ABNA0417164300', 18],
  ['NO9386011117947', 15],
  ['PL61109010140000071219812874', 28],
  ['PT50000201231234567890154', 25],
  ['RO49AAAA1B31007593840000', 24],
  ['RS35260005601001611379', 22],
  ['SE4550000000058398257466', 24],
  ['SI56263300012039086', 19],
  ['SK3112000000198742637541', 24],
  ['SM86U0322509800000000270100', 27],
  ['VA59001123000012345678', 22],
]

for (const [iban, longueur] of pays)
  test(`an account of ${iban.slice(0, 2)} is accepted, of its ${longueur} characters and with its key`, () => {
    assert.equal(messageIban(iban, sepa), null)
    assert.equal(
      messageIban(iban.slice(0, -1), sepa),
      `Merci de saisir les ${longueur} caractères de l’IBAN`,
    )
    const cle = String((Number(iban.slice(2, 4)) + 1) % 100).padStart(2, '0')
    assert.match(messageIban(`${iban.slice(0, 2)}${cle}${iban.slice(4)}`, sepa) ?? '', /incorrect/)
  })

for (const [iban, attendu] of [
  ['FR76 3000 4008 2800 0102 3456 750', 'BNPAFRPP'],
  ['FR1420041010050500013M02606', 'PSSTFRPP'],
  ['FR7630003036200002021690750', 'SOGEFRPP'],
  ['FR7699999036200002021690750', null],
  ['MC5811222000010123456789030', null],
  ['DE89370400440532013000', null],
  ['', null],
] satisfies [string, string | null][])
  test(`the BIC that « ${iban} » tells: ${attendu}`, () =>
    assert.equal(bicDepuisIban(iban), attendu))

test('where the law is followed an IBAN is enough; a BIC that is given is a BIC', () => {
  const saisie = { titulaire: 'Inès Benali', iban: 'DE89370400440532013000', bic: '' }
  assert.equal(validateRib(saisie, sepa).bic, null)
  assert.match(validateRib({ ...saisie, bic: 'COBA' }, sepa).bic ?? '', /8 ou 11/)
  assert.equal(validateRib(saisie, { ibanEtrangerAccepte: false }).bic, 'Le BIC est obligatoire')
})

const elodie = { prenom: 'Élodie', nom: 'D’Angelo' }
for (const [titulaire, attendu] of [
  ['Élodie D’Angelo', true],
  ['ELODIE DANGELO D ANGELO', true],
  ['MME D ANGELO ELODIE', true],
  ['M. ou Mme D’Angelo', true],
  ['E. D’Angelo', true],
  ['Marc D’Angelo', false],
  ['Élodie Colonna', false],
  ['SARL Les Pins', false],
  ['', false],
] satisfies [string, boolean][])
  test(`« ${titulaire} » is ${attendu ? '' : 'not '}Élodie D’Angelo’s account`, () => {
    assert.equal(isTitulaire(titulaire, elodie), attendu)
    assert.equal(isCompteDeTiers({ titulaire }, { ...sepa, demandeur: elodie }), !attendu)
    assert.equal(
      isCompteDeTiers({ titulaire }, { ibanEtrangerAccepte: false, demandeur: elodie }),
      false,
    )
  })
