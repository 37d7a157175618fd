import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Garanties, SituationContractuelle } from '@espace-adherent/contract'
import { CAMILLE, createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { decompte, ligne } from '../remboursements/remboursements.schema.ts'

const SANTE = '20450001'
let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  camille = await t.as(CAMILLE)
  await t.database.db.delete(ligne)
})
after(() => t?.close())

const le = async (jour: string) => {
  await de.leJour(jour)
  camille = await t.as(CAMILLE)
}
const numPers = async () =>
  (await de.lire(camille, '/api/simulateurprestation', SANTE)).personnes[0].numPers
const lentilles = async () => {
  const question = `numPers=${await numPers()}&codeActe=LEN&depense=30000`
  const { rc, reste, explication } = await de.lire(
    camille,
    `/api/simulateurprestationv2?${question}`,
    SANTE,
  )
  return { rc, reste, phrase: explication.rc }
}
const promesse = async () => {
  const { rubriques } = (await de.lire(camille, '/api/forms/garanties', SANTE)) as Garanties
  const une = rubriques.flatMap((r) => r.garanties).find(({ cle }) => cle === 'lentilles')
  return [une?.promesse, une?.precision]
}
const situation = async () => {
  const { garanties } = (await de.lire(
    camille,
    '/api/forms/situation-contractuelle',
    SANTE,
  )) as SituationContractuelle
  return garanties.find(({ libelle }) => libelle === 'Lentilles')?.niveau
}
const compteur = async () => {
  const lu = await de.lire(camille, '/api/adherent/compteurs', SANTE)
  const [elle] = lu.items ?? lu
  return elle.droits.find(({ cle }: { cle: string }) => cle === 'lentilles').plafond
}
const SEULE = {
  simule: {
    rc: 15_000,
    reste: 15_000,
    phrase: 'Lentilles\u00a0: 150,00\u00a0€ par an',
  },
  promesse: ['150\u00a0€ par an', null],
  situation: '150\u00a0€ par an',
  compteur: 15_000,
}
const RENFORCEE = {
  simule: {
    rc: 23_000,
    reste: 7000,
    phrase: 'Lentilles (avec «\u00a0Renfort Optique\u00a0»)\u00a0: 230,00\u00a0€ par an',
  },
  promesse: ['230\u00a0€ par an', 'avec «\u00a0Renfort Optique\u00a0»'],
  situation: '230\u00a0€ par an',
  compteur: 23_000,
}
const partout = async () => ({
  simule: await lentilles(),
  promesse: await promesse(),
  situation: await situation(),
  compteur: await compteur(),
})

test('R7.118 R7.132 an accepted reinforcement pays from its day and not before, and no more once given up', async () => {
  assert.deepEqual(await partout(), SEULE)
  const ajout = await de.envoyer(camille, '/vel/option-affiliation', {
    numeroContrat: SANTE,
    code: 'OPT',
    montantMensuel: 690,
    dateEffet: '2026-12-01',
    ...(await de.conseil(camille, 'optionAffiliationActeGestion', SANTE)),
  })
  assert.equal(ajout.json().effetLe, '2026-12-01', ajout.body)
  await le('2026-11-30')
  assert.deepEqual(await partout(), SEULE)
  await le('2026-12-01')
  assert.deepEqual(await partout(), RENFORCEE)

  const retrait = await de.envoyer(camille, '/vel/option-radiation', {
    numeroContrat: SANTE,
    codes: ['OPT'],
    dateEffet: '2027-01-01',
  })
  assert.equal(retrait.json().effetLe, '2027-01-01', retrait.body)
  await le('2026-12-31')
  assert.deepEqual(await partout(), RENFORCEE)
  await le('2027-01-01')
  assert.deepEqual(await partout(), SEULE)
})

test('R7.96 « Pourquoi ce montant ? » tells care by what was held on its day, long after', async () => {
  const { db } = t.database
  const personneId = await numPers()
  const cle = { clientCode: 'horizon', numeroContrat: SANTE, personneId }
  const phraseDu = async (dateSoins: string, rc: number) => {
    const [entete] = await db
      .insert(decompte)
      .values({ ...cle, date: dateSoins, professionnel: 'Optique du Parc' })
      .returning()
    assert.ok(entete)
    await db.insert(ligne).values({
      ...cle,
      decompteId: entete.id,
      dateSoins,
      codeActe: 'LEN',
      depense: 30_000,
      ro: 0,
      rc,
      etat: 'reglee',
      destinataire: 'assure',
    })
    const lu = await de.lire(camille, `/api/v2/adherent/prestations?id=${entete.id}`, SANTE)
    return lu.lignes[0].explication.rc
  }
  assert.equal(await phraseDu('2026-11-30', 15_000), SEULE.simule.phrase)
  assert.equal(await phraseDu('2026-12-15', 23_000), RENFORCEE.simule.phrase)
  assert.equal(await phraseDu('2027-01-02', 15_000), SEULE.simule.phrase)
  // What was paid otherwise is told by no rule.
  assert.equal(
    await phraseDu('2026-12-15', 15_000),
    'Montant de votre contrat, selon votre assureur\u00a0: 150,00\u00a0€',
  )
})

const PREVOYANCE = '20450002'
const PIECES = {
  avisArret: [],
  decomptesIj: [],
  notification: [],
  acteDeces: [],
  livretFamille: [],
  certificat: [],
  bulletin: [],
  justificatif: [],
}
const rente = async () => {
  const { engagements } = (await de.lire(camille, '/api/forms/garanties', PREVOYANCE)) as Garanties
  const { garanties } = (await de.lire(
    camille,
    '/api/forms/situation-contractuelle',
    PREVOYANCE,
  )) as SituationContractuelle
  const promise = engagements.find(({ libelle }) => libelle === 'Rente éducation')
  return [
    promise?.promesse,
    promise?.precision,
    garanties.find(({ libelle }) => libelle === 'Rente éducation')?.niveau,
  ]
}
const SIMPLE = '300\u00a0€ par mois et par enfant, jusqu’à 26\u00a0ans'
const DOUBLE = '600\u00a0€ par mois et par enfant, jusqu’à 26\u00a0ans'
const PAR = 'avec «\u00a0Rente éducation doublée\u00a0»'

test('R7.81 R7.118 an annuity that was doubled is promised double from its day, and a claim is told what its day was due', async () => {
  await le('2026-11-16')
  assert.deepEqual(await rente(), [SIMPLE, null, SIMPLE])
  const ajout = await de.envoyer(camille, '/vel/option-affiliation', {
    numeroContrat: PREVOYANCE,
    code: 'REN',
    montantMensuel: 780,
    dateEffet: '2026-12-01',
    ...(await de.conseil(camille, 'optionAffiliationActeGestion', PREVOYANCE)),
  })
  assert.equal(ajout.json().effetLe, '2026-12-01', ajout.body)
  await le('2026-11-30')
  assert.deepEqual(await rente(), [SIMPLE, null, SIMPLE])
  await le('2026-12-03')
  assert.deepEqual(await rente(), [DOUBLE, PAR, DOUBLE])

  const { personnes } = await de.faits(camille, 'declarationSinistreActeGestion', PREVOYANCE)
  const garanti = async (typeSinistre: string, dateDebut: string) => {
    const lignes = await de.lignes(camille, 'declarationSinistreActeGestion', {
      numeroContrat: PREVOYANCE,
      typeSinistre,
      numPers: personnes[0].numPers,
      dateDebut,
      dateFin: '',
      employeur: typeSinistre === 'ARRET' ? 'Ville de Lyon' : '',
      circonstances: '',
      // A death that is told under one's own account: somebody else writes.
      declarant: 'Julien Martin',
      ...PIECES,
    })
    return lignes['Garanti par le contrat']?.[1]
  }
  const dit = 'Rente éducation\u00a0:'
  assert.equal(await garanti('RENTE', '2026-11-30'), `${dit} ${SIMPLE}`)
  assert.equal(await garanti('RENTE', '2026-12-02'), `${dit} ${DOUBLE} (${PAR})`)
  assert.match(
    String(await garanti('ARRET', '2026-12-02')),
    /^Arrêt de travail.*45\u00a0€ par jour/,
  )
})
