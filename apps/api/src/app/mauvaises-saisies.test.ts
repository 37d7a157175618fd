import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Acte, type ActeGestion, actes, actesGestion } from '@espace-adherent/contract'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { createSaisies, noon } from '../../testing/saisies.ts'

let t: TestApp
const de = createActesDeTest(() => t)
const table = createSaisies(() => t)
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** Nobody whom any contract covers. */
const INCONNU = '00000000-0000-4000-8000-00000000dead'
const LOINTAIN = '2036-03-17'

/**
 * What a browser could send besides what its form lets one choose: the field that is changed, to what, and where it is
 * said if it is elsewhere.
 */
const fautes: Partial<
  Record<ActeGestion, readonly [champ: string, valeur: unknown, dit?: string][]>
> = {
  adresseActeGestion: [
    ['dateEffet', LOINTAIN],
    ['personnes', [INCONNU]],
  ],
  situationContractuelleActeGestion: [
    ['dateEffet', LOINTAIN],
    ['personneId', INCONNU],
  ],
  inscriptionBeneficiaireActeGestion: [
    ['dateEffet', LOINTAIN],
    ['dateNaissance', LOINTAIN],
    ['nirDe', INCONNU],
  ],
  radiationAssuresActeGestion: [
    ['dateEffet', LOINTAIN],
    ['dateMotif', LOINTAIN],
    ['personneId', INCONNU],
  ],
  optionAffiliationActeGestion: [
    ['dateEffet', LOINTAIN],
    ['montantMensuel', 1, 'code'],
    ['code', 'AUTRE'],
  ],
  optionRadiationActeGestion: [
    ['dateEffet', LOINTAIN],
    ['codes', ['AUTRE']],
  ],
  radiationRenfortActeGestion: [
    ['dateEffet', LOINTAIN],
    ['codes', ['AUTRE']],
  ],
  garantiesActeGestion: [
    ['dateEffet', LOINTAIN],
    ['nomOffre', 'Une autre offre'],
  ],
  declarationSinistreActeGestion: [
    ['dateDebut', LOINTAIN],
    ['numPers', INCONNU],
    ['typeSinistre', 'AUTRE'],
  ],
  declarationSinistreV2ActeGestion: [
    ['dateSoins', LOINTAIN],
    ['numPers', INCONNU],
    ['soins', [{ codeActe: 'G', quantite: '1', depense: '-30', ro: '' }]],
    ['isCertifiee', false],
  ],
  pecHospiActeGestion: [
    ['dateEntree', LOINTAIN],
    ['numPers', INCONNU],
    ['finess', '000000000'],
  ],
  paiementCotisationActeGestion: [
    ['montant', 1],
    ['echeances', [INCONNU]],
  ],
  contactActeGestion: [
    ['personne', INCONNU],
    ['motif', 'AUTRE'],
  ],
  renonciationActeGestion: [['demandeId', INCONNU]],
  ribPrestationsActeGestion: [['iban', 'FR7630006000012000000710180']],
  ribCotisationsActeGestion: [
    ['iban', 'FR7630006000012000000710180'],
    ['isMandatAccepte', false],
  ],
  ribActeGestion: [['isMandatAccepte', false]],
}

for (const [cle, ecarts] of Object.entries(fautes) as [
  ActeGestion,
  (typeof fautes)['ribActeGestion'],
][])
  test(`${cle}: what its form would not let one choose is refused in French at its field, and nothing is written`, async () => {
    const acte = actes[cle] as unknown as Acte
    t.clock.now = noon
    const call = await t.as(table[cle].de[0] ?? '')
    // What was concluded before is not there here: any number will do.
    const juste =
      cle === 'renonciationActeGestion'
        ? { numeroContrat: '20450001', demandeId: '' }
        : await table[cle].saisie(call, 0)
    const headers = { 'x-securitycode': (await call.prove?.()) ?? '' }
    const avant = await de.compter('demande')
    for (const [champ, valeur, dit = champ] of ecarts ?? []) {
      const answer = await de.envoyer(call, acte.path, { ...juste, [champ]: valeur }, headers)
      assert.equal(answer.statusCode, 400, `${champ}: ${answer.body}`)
      const message = answer.json().champs?.[dit]
      assert.match(String(message), /^[A-ZÀÉ].*[a-zé]/, `${champ}: ${answer.body}`)
      assert.doesNotMatch(String(message), /Invalid|expected|Too /, champ)
    }
    assert.equal(await de.compter('demande'), avant)
  })

test('a file that is somebody else’s, or that was never sent, is refused, and nothing is written', async () => {
  t.clock.now = noon
  const autre = await deposer(await t.as('hugo.roche@example.org'), 'facture.pdf')
  const cle = 'declarationSinistreV2ActeGestion'
  const call = await t.as(table[cle].de[0] ?? '')
  const juste = await table[cle].saisie(call, 0)
  const avant = await de.compter('demande')
  for (const facture of [
    [autre],
    [{ ...autre, remoteFileName: autre.remoteFileName.replace(/^.{4}/, '0000') }],
  ]) {
    const answer = await de.envoyer(call, actes[cle].path, { ...juste, facture })
    assert.equal(answer.statusCode, 400, answer.body)
    assert.match(String(answer.json().champs?.facture), /fichier|document/, answer.body)
  }
  assert.equal(await de.compter('demande'), avant)
})

test('every act that lets one choose a day or a person is in the list', () => {
  const aChoisir = actesGestion.filter((cle) =>
    ['dateEffet', 'numPers', 'personneId'].some((champ) => champ in actes[cle].vide),
  )
  assert.deepEqual(
    aChoisir.filter((cle) => !fautes[cle]),
    [],
  )
})
