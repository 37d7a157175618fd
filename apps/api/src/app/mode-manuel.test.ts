import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Acte, actes } from '@espace-adherent/contract'
import {
  type ActeGestion,
  ADRESSE_VIDE,
  actesGestion,
  saisieDepuisAdresse,
} from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { demande } from '../schema/demandes.schema.ts'
import { client } from '../schema/portail.schema.ts'
import { createActesDeTest } from '../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../testing/index.ts'
import { deposer, IBAN, ribDe } from '../testing/ribs.ts'

const [CAMILLE, HUGO] = ['camille.martin@example.org', 'hugo.roche@example.org']
const [JEANNE, JULIEN] = ['jeanne.moreau@example.org', 'julien.martin@example.org']
const SANTE = '20450001'
const noon = new Date('2026-11-16T11:00:00Z')
const IBANS = [IBAN, 'FR1420041010050500013M02606']

let t: TestApp
let clerk: Inject
const de = createActesDeTest(() => t)
before(async () => {
  t = await createTestApp()
  const { db } = t.database
  const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, 'manuel']))
  const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
  await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
  await t.annuaire.refresh(db)
})
after(() => t?.close())

const jour = (decalage: number) =>
  new Date(noon.getTime() + decalage * 86_400_000).toISOString().slice(0, 10)
const mandat = (titulaire: string, numeroContrat: string, iban: string | undefined) => ({
  titulaire,
  iban,
  bic: 'AGRIFRPP882',
  rib: null,
  isMandatAccepte: true,
  numeroContrat,
})
const premier = async (call: Inject, acte: ActeGestion, numeroContrat = SANTE) => {
  const { personnes } = await de.faits(call, acte, numeroContrat)
  return personnes[0]
}

type Ligne = {
  /** Who sends it; another one the second time, where nobody could send it twice. */
  de: readonly string[]
  /** What is sent the first time (0: refused, then accepted) and the second (1: a piece is asked for). */
  saisie: (call: Inject, rang: 0 | 1) => object | Promise<object>
  /** What comes of it is said or done elsewhere: accepted, it changes nothing by itself. */
  isSansEffet?: true
  /** Nobody may refuse it: what was sent first is what is accepted. */
  isIrrefusable?: true
  /** A quote, an advice: papers are kept as it is received. */
  isDevis?: true
}

/** Every act once: one that is added has no line here, and fails. Documents are added as they are asked for. */
const table: Record<ActeGestion, Ligne> = {
  ribPrestationsActeGestion: {
    de: [JEANNE],
    saisie: (_, rang) => ribDe('20450005', { iban: IBANS[rang] }),
  },
  ribCotisationsActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => mandat('Camille Martin', SANTE, IBANS[rang]),
  },
  ribActeGestion: {
    de: [HUGO],
    saisie: (_, rang) => mandat('Hugo Roche', '20450003', IBANS[rang]),
  },
  paiementCotisationActeGestion: {
    de: [HUGO],
    async saisie(call, rang) {
      // The only debt is being paid: the bank sends another debit back.
      if (rang === 1)
        await t.database.db.execute(sql`update cotisation set etat = 'rejetee', motif_rejet = 'AM04'
          where id = (select id from cotisation where numero_contrat = '20450003' and etat = 'payee'
            order by date_echeance desc limit 1)`)
      const { payables } = await de.faits(call, 'paiementCotisationActeGestion', '20450003')
      const [{ id, montant }] = payables
      return { echeances: [id], montant, numeroContrat: '20450003' }
    },
  },
  declarationSinistreV2ActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      numPers: (await premier(call, 'declarationSinistreV2ActeGestion')).numPers,
      professionnel: `Dr Manuel ${rang}`,
      dateSoins: jour(-1 - 9 * rang),
      soins: [{ codeActe: 'G', quantite: '1', depense: '30', ro: '' }],
      facture: [],
      decompteRo: [],
      ordonnance: [],
    }),
  },
  pecHospiActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      numPers: (await premier(call, 'pecHospiActeGestion')).numPers,
      finess: '690099123',
      service: 'chirurgie',
      motif: 'programmee',
      dateEntree: jour(5 + 10 * rang),
      nuits: '2',
      chambreParticuliere: true,
      parentAccompagnant: false,
      preadmission: [],
    }),
  },
  carteTpActeGestion: {
    de: [CAMILLE, HUGO],
    saisie: (_, rang) => ({
      numeroContrat: [SANTE, '20450003'][rang],
      motif: 'perdue',
      precision: '',
      support: 'numerique',
    }),
  },
  declarationSinistreActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: '20450002',
      typeSinistre: 'ARRET',
      numPers: (await premier(call, 'declarationSinistreActeGestion', '20450002')).numPers,
      dateDebut: jour(-2 - rang),
      dateFin: '',
      employeur: 'Ville de Lyon',
      circonstances: '',
      avisArret: [],
      decomptesIj: [],
      notification: [],
      acteDeces: [],
      livretFamille: [],
      certificat: [],
      bulletin: [],
      justificatif: [],
    }),
  },
  consentementActeGestion: {
    de: [JEANNE],
    saisie: (_, rang) => ({
      nomConsentement: ['offres', 'enquetes'][rang],
      isAccepted: true,
    }),
  },
  adresseActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({
      ...saisieDepuisAdresse({
        ...ADRESSE_VIDE,
        numVoie: String(3 + rang),
        libelleCourtNatureVoie: 'RUE',
        libelleVoie: 'Crébillon',
        codePostal: '44000',
        localite: 'Nantes',
      }),
      telephone: '',
      personnes: [],
      dateEffet: jour(0),
      justificatif: null,
      numeroContrat: SANTE,
    }),
  },
  situationContractuelleActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      personneId: (await premier(call, 'situationContractuelleActeGestion')).id,
      nature: 'employeur',
      codeSituationFamiliale: '',
      codeCivilite: '',
      nom: '',
      codeRegime: '',
      organisme: '',
      employeur: `Ville de Lyon ${rang}`,
      dateEffet: jour(0),
      acteMariage: null,
      attestationPacs: null,
      attestationVieCommune: null,
      justificatifSeparation: null,
      acteDeces: null,
      pieceIdentite: null,
      attestationDroits: null,
      attestationEmployeur: null,
    }),
  },
  communicationActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({
      service: ['email'],
      information: [],
      offres: [],
      silenceDebut: `2${rang}:00`,
      silenceFin: '08:00',
    }),
  },
  abonnementActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({ alertes: [['document'], ['remboursement']][rang] }),
  },
  dematerialisationActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({ enLigne: [['remboursements'], []][rang] }),
  },
  contactActeGestion: {
    de: [CAMILLE],
    // It is answered in words, and closed.
    isSansEffet: true,
    saisie: (_, rang) => ({
      motif: 'REM',
      domaine: '',
      sousDomaine: '',
      personne: '',
      message: `Où en est le remboursement numéro ${rang} ?`,
      piece: null,
      piece2: null,
      piece3: null,
      numeroContrat: SANTE,
    }),
  },
  inscriptionBeneficiaireActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      codeCivilite: 'M',
      sexe: 'M',
      nom: 'Martin',
      prenom: ['Tom', 'Noé'][rang],
      dateNaissance: '2026-09-21',
      lien: 'Enfant',
      nirDe: (await de.faits(call, 'inscriptionBeneficiaireActeGestion', SANTE)).assures[0].id,
      nir: { numero: '', cle: '', isMonegasque: false },
      organisme: 'CPAM du Rhône',
      teletransmission: true,
      dateEffet: '2026-12-01',
      acteNaissance: null,
      certificatScolarite: null,
      acteMariage: null,
      attestationPacs: null,
      attestationConcubinage: null,
      avisImposition: null,
      attestationDroits: null,
    }),
  },
  radiationAssuresActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => {
      const { beneficiaires } = await de.lire(call, '/api/adherent/profil/v2', SANTE)
      const prenom = ['Julien', 'Léa'][rang]
      return {
        numeroContrat: SANTE,
        personneId: beneficiaires.find((one: { prenom: string }) => one.prenom === prenom).numPers,
        motif: 'couvertureObligatoire',
        dateMotif: '2026-12-01',
        dateEffet: '2026-12-01',
        attestationAdhesion: null,
        justificatifSeparation: null,
        acteDeces: null,
        finEtudes: null,
      }
    },
  },
  optionAffiliationActeGestion: {
    de: [CAMILLE],
    // The advice and the sheet of the product.
    isDevis: true,
    async saisie(call) {
      const { renforts } = await de.faits(call, 'optionAffiliationActeGestion', SANTE)
      const [{ code, montantMensuel }] = renforts
      const conseil = await de.conseil(call, 'optionAffiliationActeGestion', SANTE)
      return { numeroContrat: SANTE, code, montantMensuel, dateEffet: '2026-12-01', ...conseil }
    },
  },
  optionRadiationActeGestion: { de: [CAMILLE], saisie: retrait },
  radiationRenfortActeGestion: { de: [CAMILLE], saisie: retrait },
  garantiesActeGestion: {
    de: [CAMILLE],
    isDevis: true,
    saisie: async (call, rang) => ({
      ...(await de.conseil(call, 'garantiesActeGestion', SANTE)),
      numeroContrat: SANTE,
      nomOffre: ['Santé Confort', 'Santé Sérénité'][rang],
      dateEffet: ['2027-01-01', '2026-12-01'][rang],
    }),
  },
  changementIdentifiantActeGestion: {
    de: [HUGO],
    saisie: (_, rang) => ({ email: `hugo${rang}@nouvelle.example.org` }),
  },
  suppressionCompteActeGestion: {
    de: [JULIEN, JEANNE],
    saisie: () => ({ motif: 'papier', confirmation: 'supprimer' }),
  },
  reclamationActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      objet: 'accueil',
      depuis: '',
      message: `Personne ne me répond depuis ${rang + 2} semaines.`,
      attendu: '',
      pieces: [],
    }),
  },
  droitsActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      droit: 'rectification',
      message: `Mon adresse, ligne ${rang + 1}`,
    }),
  },
  accessibiliteActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      page: 'Mes remboursements',
      message: `Le tableau ne se lit pas au clavier, ligne ${rang + 1}`,
      outil: '',
    }),
  },
  renonciationActeGestion: {
    de: [CAMILLE],
    isIrrefusable: true,
    // What the tests above have concluded.
    async saisie(call) {
      const { conclusions } = await de.faits(call, 'renonciationActeGestion', SANTE)
      return { numeroContrat: SANTE, demandeId: conclusions[0].demandeId }
    },
  },
  resiliationActeGestion: {
    de: [HUGO, CAMILLE],
    isIrrefusable: true,
    saisie: (_, rang) => ({
      numeroContrat: ['20450003', SANTE][rang],
      motif: 'unAn',
      evenementLe: '',
      souhaiteeLe: '',
      precision: '',
      adresse: '',
    }),
  },
}

/** The options that are held are given up one after the other. */
async function retrait(call: Inject) {
  const { items } = await de.lire(call, '/api/forms/radiation-renfort', SANTE)
  const [libre] = items.filter(({ dateFin }: { dateFin: string | null }) => dateFin === null)
  return { numeroContrat: SANTE, codes: [libre.code], dateEffet: '2027-01-01' }
}

/** What the engine keeps of a request, and what it tells: not what the request is about. */
const DU_MOTEUR =
  /^(demande|brouillon|message|notification|historique|travail|job|session|connexion|fichier|lien|autorisation|code_|budget|sceau|signature|oidc|planification|tache)/

/** All that the insurer holds of everybody, as one word. */
async function etat(): Promise<string> {
  const { db } = t.database
  // Papers are printed by jobs: what is under way is not what a gesture does.
  await t.jobs.drain()
  const { rows: tables } = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  )) as unknown as { rows: { tablename: string }[] }
  const suivies = tables.filter(({ tablename }) => !DU_MOTEUR.test(tablename))
  assert.ok(suivies.length > 20)
  const parts = suivies.map(
    ({ tablename }) =>
      sql`(select coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') from ${sql.identifier(tablename)} r)`,
  )
  const { rows } = (await db.execute(
    sql`select ${sql.join(parts, sql` || `)} as etat`,
  )) as unknown as { rows: { etat: string }[] }
  return rows[0]?.etat ?? ''
}

let envois = 0
/** Sends it with a code, and with the documents that it is refused for want of. */
async function envoyer(call: Inject, acte: Acte, data: Record<string, unknown>): Promise<string> {
  envois += 1
  const headers = {
    'x-securitycode': (await call.prove?.()) ?? '',
    'idempotency-key': `manuel-${String(envois).padStart(4, '0')}`,
  }
  for (let essai = 0; essai < 4; essai++) {
    const answer = await de.envoyer(call, acte.path, data, headers)
    if (answer.statusCode === 200) {
      assert.equal(answer.json().isModeGestionManuel, true)
      return answer.json().demande.id
    }
    const champs = Object.entries(answer.json().champs ?? {})
    assert.ok(champs.length > 0, answer.body)
    for (const [champ, dit] of champs) {
      assert.equal(dit, 'Merci de joindre le document demandé.', champ)
      const piece = await deposer(call, `${champ}.pdf`)
      data[champ] = Array.isArray(data[champ]) ? [piece] : piece
    }
  }
  throw new Error(`${acte.key} is refused`)
}

const lue = async (id: string) => {
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  return row
}
const tenter = async (id: string, geste: object) =>
  clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { id, revision: (await lue(id))?.revision, ...geste },
  })
async function traiter(id: string, geste: object) {
  const answer = await tenter(id, geste)
  assert.equal(answer.statusCode, 200, answer.body)
}
/** Accepted; and done, on its day where it has one. */
async function accepter(id: string) {
  await traiter(id, { geste: 'accepter' })
  const { etat: decidee, effetLe } = (await lue(id)) ?? {}
  assert.equal(decidee, 'acceptee')
  if (effetLe && effetLe > jour(0)) await de.leJour(effetLe)
}

for (const cle of actesGestion)
  test(`${cle} by hand: refused, nothing changes; accepted, it is done; a piece asked for, then accepted`, async () => {
    const {
      de: comptes,
      saisie,
      isSansEffet,
      isDevis,
      isIrrefusable,
    } = table[cle] ?? assert.fail(`${cle} has no line`)
    const acte = actes[cle] as unknown as Acte
    const entrer = async (rang: 0 | 1) => {
      t.clock.now = noon
      clerk = await t.as('gestionnaire@example.org')
      return t.as(comptes[rang] ?? comptes[0] ?? '')
    }
    let call = await entrer(0)
    const data = async (rang: 0 | 1) => ({ ...(await saisie(call, rang)) })

    let avant = await etat()
    const envoyee = async () => {
      const id = await envoyer(call, acte, await data(0))
      if (isDevis) avant = await etat()
      assert.equal(await etat(), avant, 'nothing is done before somebody looked at it')
      return id
    }
    const refusee = await envoyee()
    const refus = { geste: 'refuser', texte: 'Le document n’est pas le bon.' }
    if (isIrrefusable) assert.equal((await tenter(refusee, refus)).statusCode, 409)
    else await traiter(refusee, refus)
    const attendue = isIrrefusable ? 'recue' : 'refusee'
    assert.deepEqual([(await lue(refusee))?.etat, await etat()], [attendue, avant])

    await accepter(isIrrefusable ? refusee : await envoyee())
    assert.equal((await etat()) !== avant, !isSansEffet, 'accepted')

    call = await entrer(1)
    const encore = await envoyer(call, acte, await data(1))
    const attendu = await etat()
    const champ = Object.keys(acte.libellesPieces)[0] ?? null
    const motif = champ === null ? null : 'illisible'
    const texte = 'Pouvez-vous nous le renvoyer ?'
    await traiter(encore, { geste: 'demander', champ, motif, texte, echeance: '2026-12-06' })
    const { attentesDetail, revision } = (await call(`/api/demandes/dossier?id=${encore}`)).json()
    const repondu = await call({
      method: 'POST',
      url: '/api/demandes/geste',
      payload: {
        geste: 'repondre',
        id: encore,
        revision,
        attente: attentesDetail[0].id,
        texte: champ === null ? 'Le voici.' : null,
        fichiers: champ === null ? [] : [await deposer(call, 'Nouveau.pdf')],
      },
    })
    assert.equal(repondu.statusCode, 200, repondu.body)
    assert.equal(await etat(), attendu)
    await accepter(encore)
    assert.equal((await etat()) !== attendu, !isSansEffet, 'accepted after the piece')
  })
