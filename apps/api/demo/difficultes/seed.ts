import { dateAParis } from '@espace-adherent/domain'
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
import { findComptes, insertPapiers } from '../demo.repository.ts'
import { documentsLot } from '../dossiers/index.ts'
import { personnesDe, poserTraits } from '../portail/index.ts'
import { demenager } from './demenagement.ts'
import { finEmploiLe, NOTICE, PORTABILITE } from './echeances.ts'
import { assuresNora, ENTREPRISE, SANTE } from './nora.ts'

type Options = {
  tx: Executor
  sealer: Sealer
  now: Date
}

const INDU = 12
const ACTE_PAYE_DEUX_FOIS = 'HBLD734'
const CADUC = 9
const DEMENAGEMENT = 12

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
  const clientCode = clientHorizon.code
  const aujourdhui = dateAParis(now)
  await poserTraits(options, clientCode, [compteEnDifficulte])
  const idOf = await personnesDe(tx, clientCode)
  const assures = assuresNora(Number(aujourdhui.slice(0, 4)))
  await insertPapiers(tx, documentsLot({ client: clientHorizon, assures, aujourdhui, idOf }))
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

  const finEmploi = finEmploiLe(aujourdhui)
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
