import { randomUUID } from 'node:crypto'
import type {
  ActeGestion,
  DemandeSansCompte,
  IdentiteSansCompte,
  RecuSansCompte,
} from '@espace-adherent/contract'
import { boiteDe, isMemeNom, type Limite, realFaults } from '@espace-adherent/domain'
import { findCouverts, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Actes } from '../actes/index.ts'
import { reglesDe } from '../actes/index.ts'
import { givePlaceBack, type Publics, takePlace } from '../budgets/index.ts'
import type { Client } from '../client.ts'
import {
  alerteSansCompteMot,
  askPapiers,
  type DemandeRow,
  empreinteDe,
  findDerniere,
  lignesDemandeur,
  nomCourriel,
  referenceDe,
  writeDemande,
} from '../demandes/index.ts'
import { notice } from '../messages/index.ts'
import { textes } from './textes.ts'

const MINUTE = 60_000
/** From one address in a day; whoever has more to say has a receipt to answer to. */
const PAR_ADRESSE: Limite = { nombre: 5, minutes: 24 * 60 }

type Deps = Pick<Actes, 'sealer' | 'messages' | 'jobs' | 'traites'> & {
  publics: Pick<Publics, 'admits'>
}
type Recue = { db: Executor; client: Client; now: Date }

/** Whoever asks, and whatever they are recognised as, the answer is the same. */
export async function recevoirSansCompte(
  deps: Deps,
  { db, client, now }: Recue,
  { acte, identite, saisie: brute }: DemandeSansCompte,
): Promise<RecuSansCompte> {
  const { sealer, messages, jobs } = deps
  const traite = deps.traites[acte]
  const { sansCompte, version } = traite.acte
  if (!sansCompte) throw new AppError('NotFound')
  const regles = { ...reglesDe(client, acte, now), modeGestion: 'manuel' as const }
  const saisie = traite.parse({ ...brute, numeroContrat: identite.numeroContrat })
  const { data, faults } = traite.prepare(saisie, regles, {})
  const champs = realFaults(faults)
  if (champs) throw new AppError('BadRequest', undefined, champs)
  const demandeurEmpreinte = sealer.fingerprint(
    `demandeur:${client.code}:${boiteDe(identite.email)}`,
  )
  const empreinte = empreinteDe(sealer, acte, JSON.stringify({ identite, saisie }))
  const row = await write(db, { client, now, auteur: null, messages }, async (tx) => {
    // Taken first: of two clicks at once the second waits here, and then finds what the first has sent.
    const place = { quoi: 'demandes', qui: demandeurEmpreinte } as const
    const isAdmise = await takePlace(tx, place, PAR_ADRESSE, now)
    const derniere = await findDerniere(tx, demandeurEmpreinte, new Date(now.getTime() - MINUTE))
    if (derniere?.empreinte === empreinte) {
      if (isAdmise) await givePlaceBack(tx, place)
      return unchanged<DemandeRow>(tx, derniere)
    }
    if (!isAdmise) throw new AppError('TooManyRequests', textes.tropDeDemandes)
    const reconnu = await reconnaitre(tx, client.code, acte, identite)
    const id = randomUUID()
    const ecrite = await writeDemande(
      sealer,
      tx,
      {
        clientCode: client.code,
        compteId: null,
        numeroContrat: reconnu ? identite.numeroContrat : null,
        acte,
        empreinte,
        cle: null,
        version,
        data,
        lignes: [...lignesDemandeur(identite), ...sansCompte.lignes(data)],
        modeGestion: 'manuel',
        effetLe: null,
        sansCompte: {
          id,
          demandeur: sealer.seal(JSON.stringify(identite), sealed.demandeDemandeur(id)),
          demandeurEmpreinte,
          personneId: reconnu?.personneId ?? null,
        },
        issue: { etat: 'recue', decideeLe: null, appliqueeLe: null },
        suites: [{ geste: 'recevoir', par: 'membre' }],
      },
      now,
    )
    await askPapiers(jobs, tx, ecrite.row, 'envoi')
    const written = { ...ecrite.row, numero: await ecrite.numero }
    // Whoever it is about hears of it where they are known, should somebody else have asked.
    if (reconnu?.email && reconnu.email.toLowerCase() !== identite.email.toLowerCase()) {
      const { email, prenom } = reconnu
      const valeurs = {
        libelle: nomCourriel(acte),
        reference: referenceDe(written),
        envoyee: now,
      }
      const alerte = { sorte: 'alerte', to: email, reference: valeurs.reference } as const
      if (await deps.publics.admits(tx, client, alerte, now))
        await messages.enqueue(tx, notice(client, alerteSansCompteMot, { email, prenom }, valeurs))
    }
    return unchanged<DemandeRow>(tx, written)
  })
  return {
    reference: referenceDe(row),
    recuLe: row.creeLe.toISOString(),
    email: identite.email,
  }
}

/** By the contract and the name together, as they are spelled there; only its adherent ends a contract. */
async function reconnaitre(
  tx: Executor,
  clientCode: string,
  acte: ActeGestion,
  { prenom, nom, numeroContrat }: IdentiteSansCompte,
) {
  if (numeroContrat === '') return undefined
  const couverts = await findCouverts(tx, { clientCode, numeroContrat })
  return couverts.find(
    (couvert) =>
      isMemeNom(couvert, { prenom, nom }) &&
      (acte !== 'resiliationActeGestion' || couvert.qualite === 'adherent'),
  )
}
