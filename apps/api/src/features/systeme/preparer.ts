import {
  dateAParis,
  limitesCle,
  type PorteeMachine,
  refusFinCle,
  refusPortees,
} from '@espace-adherent/domain'
import {
  addCleApi,
  type Change,
  type CleApi,
  countClesApi,
  type Ecriture,
} from '../../noyau/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import { isNetwork } from '../../platform/http/networks.ts'
import { type Auteur, compteDe } from '../nouvelles/index.ts'
import { textes } from './textes.ts'

export type CleVoulue = {
  nom: string
  portees: readonly PorteeMachine[]
  reseaux: readonly string[]
  expireLe: string
}

/** Refuses a third of one name: rotation takes the one in use and the one that takes its place. */
export async function refuseTroisieme(
  e: Ecriture<Auteur>,
  cle: { nom: string; id?: string },
): Promise<void> {
  const { client, now } = e.qui
  const voulue = { clientCode: client.code, nom: cle.nom, ...(cle.id && { sauf: cle.id }) }
  if ((await countClesApi(e, voulue, dateAParis(now))) >= limitesCle.parNom)
    throw new AppError('BadRequest', textes.dejaDeux(cle.nom), { nom: textes.dejaDeux(cle.nom) })
}

/** Writes down what a key will open; nothing is opened by it yet. */
export async function prepareCle(
  e: Ecriture<Auteur>,
  { nom, portees, reseaux, expireLe }: CleVoulue,
): Promise<Change<CleApi>> {
  const { client, now, auteur } = e.qui
  const faux = reseaux.find((reseau) => !isNetwork(reseau))
  refuseFautes({
    portees: refusPortees(portees),
    expireLe: refusFinCle(expireLe, dateAParis(now)),
    reseaux: faux === undefined ? null : textes.reseau(faux),
  })
  await refuseTroisieme(e, { nom })
  return addCleApi(e, {
    clientCode: client.code,
    ...{ nom, expireLe, portees: [...portees], reseaux: [...reseaux] },
    etat: 'preparee',
    creeParId: compteDe(auteur),
    creeLe: now,
  })
}
