import type { Coder, GesteGestionnaire, Requalifier } from '@espace-adherent/contract'
import { type Faults, isMemeNom, realFaults } from '@espace-adherent/domain'
import { findCouverts } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Changement, DemandeRow } from './demandes.repository.ts'
import { lireDemandeur } from './demandeur.ts'
import type { Auteur, GestesDeps } from './gestes.ts'
import { inscrire } from './registre.repository.ts'
import { fermerTout } from './secret.repository.ts'
import { textes } from './textes.ts'

/** What a clerk sets right: the ground that was given, or what it is that was sent. */
export async function requalify(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  voulu: Requalifier,
): Promise<{ texte: string; changement: Changement; data: object; depart: boolean }> {
  const suite = row.data === null ? null : moteur.requalifie(row, voulu)
  if (!suite) throw new AppError('Conflict', textes.pasRequalifiable)
  const { acte, version, data, lignes, dit } = suite
  await inscrire(tx, { id: row.id, acte }, data)
  // What may carry medical papers from now on may carry some already; what no longer does still has those that it had.
  const isMedicale = moteur.medical(acte) !== null
  if (isMedicale && !row.isMedicale) await fermerTout(tx, row.id)
  return {
    texte: dit,
    data,
    depart: acte !== row.acte,
    changement: {
      acte,
      version,
      data: sealer.seal(JSON.stringify(data), sealed.demandeData(row.id)),
      // What was said was said of something else.
      suite: null,
      ...(isMedicale && !row.isMedicale && { isMedicale, isSaisieMedicale: true }),
      ...(lignes && {
        lignes: sealer.seal(JSON.stringify(lignes), sealed.demandeLignes(row.id)),
      }),
    },
  }
}

/** A clerk says the care of a bill that was sent without it: reckoned at once, by what there is today, and not decided. */
export async function code(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  { client, now }: Pick<Auteur, 'client' | 'now'>,
  row: DemandeRow,
  voulu: Coder,
): Promise<Changement> {
  const codee = moteur.code(row, voulu)
  if (!codee) throw new AppError('Conflict', textes.pasACoder)
  const { version } = codee
  refuse(codee.faults)
  const data = sealer.seal(JSON.stringify(codee.data), sealed.demandeData(row.id))
  const reprise = await moteur.reprend(tx, client, { ...row, version, data }, now)
  if (!reprise) throw new AppError('Conflict', textes.compteFerme)
  refuse(reprise.faults)
  const lignes = sealer.seal(JSON.stringify(reprise.lignes), sealed.demandeLignes(row.id))
  return { version, data, lignes }
}

function refuse(faults: Faults): void {
  const champs = realFaults(faults)
  if (champs) throw new AppError('BadRequest', undefined, champs)
}

type Rattacher = Extract<GesteGestionnaire, { geste: 'rattacher' }>

/** A clerk has seen who asks: the contract and the person are theirs from then on. */
export async function recognise(
  { sealer }: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  { numeroContrat }: Rattacher,
  now: Date,
): Promise<Changement> {
  const { clientCode } = row
  const demandeur = lireDemandeur(sealer, row)
  if (demandeur === null) throw new AppError('Conflict', textes.pasSansCompte)
  const couverts = await findCouverts(tx, { clientCode, numeroContrat })
  // By their name; its adherent otherwise, whose contract the clerk has found it to be.
  const reconnu = couverts.find((couvert) => isMemeNom(couvert, demandeur)) ?? couverts[0]
  if (!reconnu)
    throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
  return { numeroContrat, personneId: reconnu.personneId, identiteVerifieeLe: now }
}
