import { randomUUID } from 'node:crypto'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { mettreEnDemeure, suivreImpayes } from '../../src/features/impayes/index.ts'
import { demanderIndu, findLignesReglees } from '../../src/features/indus/index.ts'
import type { Messages } from '../../src/features/messages/index.ts'
import { ouvrirPortabilite } from '../../src/features/portabilite/index.ts'
import { createAnnuaire } from '../../src/features/portail/index.ts'
import { endCaducs } from '../../src/features/rib/index.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { clientHorizon } from '../clients/horizon.ts'
import { compteEnDifficulte } from '../comptes.ts'
import { type DossiersLot, findComptes, insertMembre } from '../demo.repository.ts'
import { dossiersLot } from '../dossiers/index.ts'
import { offresDe } from '../offres/index.ts'
import { regimeDe } from '../personnes/index.ts'
import { consentementsDe, ibanMasqueDe, toAssures, toContrat, toPersonne } from '../rangees.ts'
import { remboursementsLot } from '../remboursements/index.ts'
import { demenager } from './demenagement.ts'
import { assuresNora, ENTREPRISE, SANTE } from './nora.ts'

type Options = {
  tx: Executor
  sealer: Sealer
  hashPassword(motDePasse: string): Promise<string>
  now: Date
}

/** The health contract has been suspended since yesterday: the notice is thirty-two days old. */
const NOTICE = 32
const REJETS = 2
const INDU = 12
const ACTE_PAYE_DEUX_FOIS = 'HBLD734'
const CADUC = 9
const DEMENAGEMENT = 12
/** Her employment ended three weeks before a clerk heard of it. */
const PORTABILITE = 14

const JOUR_MS = 24 * 3_600_000
/** What happened on days past wrote to nobody's mailbox of today. */
const messages = {
  enqueue: async () => {},
  document: (_: unknown, documentDe: string) => ({ documentDe, papier: 'https://example.org' }),
} as unknown as Messages

/**
 * A member in trouble, so that a newcomer sees what an insurer does then. What befell her is done by the
 * product's own gestures, on the days on which they happened and in their order: letters, clocks and
 * history are theirs.
 */
export async function seedDifficultes(options: Options): Promise<void> {
  const { tx, now } = options
  await insertNora(options)
  const clientCode = clientHorizon.code
  const annuaire = createAnnuaire({ protocole: 'http', port: 8080 }, { withDemonstration: true })
  await annuaire.refresh(tx)
  const client = annuaire.byCode(clientCode)
  const clerk = (await findComptes(tx, clientCode)).find(
    ({ userName }) => userName === 'gestionnaire@example.org',
  )
  if (!client || !clerk) throw new Error('Nobody is there to treat what befell Nora')
  const ilYA = (jours: number) => new Date(now.getTime() - jours * JOUR_MS)
  const deps = { db: tx, messages, findClient: annuaire.byCode, allClients: annuaire.all }
  const par = { db: tx, client, visiteur: { compteId: clerk.id } }

  await mettreEnDemeure(deps, { ...par, now: ilYA(NOTICE) }, SANTE)

  const finEmploi = finEmploiLe(now)
  await ouvrirPortabilite(
    { ...deps, sealer: options.sealer },
    { ...par, now: ilYA(PORTABILITE) },
    {
      numeroContrat: ENTREPRISE,
      debutEmploi: `${Number(finEmploi.slice(0, 4)) - 2}-01-01`,
      finEmploi,
      allocationsJusquAu: null,
    },
  )

  const cle = { clientCode, numeroContrat: SANTE }
  const [double] = (await findLignesReglees(tx, cle)).filter(
    ({ codeActe }) => codeActe === ACTE_PAYE_DEUX_FOIS,
  )
  if (!double) throw new Error('Nora was paid nothing twice')
  await demanderIndu(
    deps,
    { ...par, now: ilYA(INDU) },
    {
      numeroContrat: SANTE,
      motif: 'double',
      explication:
        'La facture de votre couronne nous est parvenue deux fois, du cabinet puis de l’Assurance maladie, et a été remboursée deux fois.',
      constateLe: dateAParis(ilYA(INDU + 3)),
      lignes: [{ ligneId: double.id, montant: double.verse }],
    },
  )
  await endCaducs(deps, ilYA(CADUC))
  await suivreImpayes(deps, now)
  await demenager({ tx, client, cle, le: ilYA(DEMENAGEMENT), now })
}

async function insertNora({ tx, sealer, hashPassword, now }: Options): Promise<void> {
  const clientCode = clientHorizon.code
  const aujourdhui = dateAParis(now)
  const annee = Number(aujourdhui.slice(0, 4))
  const assures = assuresNora(annee)
  const { personnes, contrats } = assures
  const ids = new Map(personnes.map(({ cle }) => [cle, randomUUID() as string]))
  const idOf = (cle: string) => ids.get(cle) ?? ''
  const { mobile: _, quoi: __, hasConsenti: ___, cle, motDePasse, ...compte } = compteEnDifficulte
  const compteId = randomUUID()
  const offres = offresDe(clientCode, annee)
  const dossiers = dossiersLot({ client: clientHorizon, assures, aujourdhui, sealer, idOf })
  await insertMembre(tx, {
    personnes: personnes.map((p) => ({
      clientCode,
      ...toPersonne(p, idOf(p.cle), { sealer, aujourdhui }),
      // Her insurer's files speak of her.
      source: p.cle,
    })),
    contrats: contrats.map((contrat) => toContrat({ clientCode, ...contrat }, sealer)),
    assures: toAssures(contrats, clientCode, idOf),
    comptes: [
      {
        ...compte,
        id: compteId,
        clientCode,
        email: compte.userName,
        personneId: idOf(cle ?? ''),
        motDePasse: await hashPassword(motDePasse ?? ''),
      },
    ],
    consentements: consentementsDe(clientHorizon, compteId, now),
    dossiers: {
      ...dossiers,
      cotisations: rejeter(sansPortabilite(dossiers.cotisations, now), aujourdhui),
    },
    remboursements: remboursementsLot({
      clientCode,
      aujourdhui,
      personnes: personnes.map((p) => ({ ...p, id: idOf(p.cle), codeRegime: regimeDe(p.cle) })),
      contrats: contrats.map((c) => ({ ...c, ibanMasque: ibanMasqueDe(c), personnels: [] })),
      garantiesDe: (nomOffre) => offres.find(({ nom }) => nom === nomOffre)?.garanties ?? [],
    }),
  })
}

const finEmploiLe = (now: Date) =>
  dateAParis(new Date(now.getTime() - (PORTABILITE + 21) * JOUR_MS))

/** Cover that goes on after an employment costs nothing: her employer paid for her until then. */
const sansPortabilite = (cotisations: DossiersLot['cotisations'], now: Date) =>
  cotisations.filter(
    ({ numeroContrat, periodeDebut }) =>
      numeroContrat !== ENTREPRISE || periodeDebut <= finEmploiLe(now),
  )

/** The last debits that a bank had the time to send back before the notice left. */
function rejeter(cotisations: DossiersLot['cotisations'], aujourdhui: string) {
  const avant = addDays(aujourdhui, -NOTICE - 5)
  const rejetees = cotisations
    .filter(({ numeroContrat, dateEcheance }) => numeroContrat === SANTE && dateEcheance <= avant)
    .slice(-REJETS)
  return cotisations.map((cotisation) =>
    rejetees.includes(cotisation)
      ? { ...cotisation, etat: 'rejetee' as const, motifRejet: 'AM04' }
      : cotisation,
  )
}
