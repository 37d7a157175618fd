import type { Data, Indu, mesIndusResource } from '@espace-adherent/contract'
import {
  dateAParis,
  echeancierIndu,
  isInduOuvert,
  mensualitesPossibles,
} from '@espace-adherent/domain'
import { type Ecriture, type Told, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import {
  type Annonce,
  annonce,
  membreDe,
  type Nouvelle,
  note,
  type Qui,
} from '../nouvelles/index.ts'
import { cleContratDe, regardDe } from '../perimetre.ts'
import { libelleActe } from '../remboursements/index.ts'
import { isInduPayable } from './carte.ts'
import {
  findIndusDe,
  findVues,
  type InduLu,
  type InduRow,
  lockIndu,
  replaceRestantes,
  saveIndu,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { communDe, findReste, menerA, nouvelleDe, reprendre, requireSansCarte } from './suite.ts'
import { textes } from './textes.ts'

type GesteMembre = Data<typeof mesIndusResource>

/** What whoever is signed in owes, seen and answered by them alone. */
export const createMesIndusSource = (deps: Pick<Qui, 'messages'>) => ({
  list: (context: ContratContext) => lire(context),

  async update(context: ContratContext, geste: GesteMembre): Promise<Indu> {
    const { db, perimetre } = context
    const siens = await findIndusDe(db, cleContratDe(context), perimetre.personneId)
    if (!siens.some(({ indu }) => indu.id === geste.id))
      return refuse(context, 'paiement', geste.id)
    await write(db, membreDe(context, deps), (e) => faire(e, geste))
    const lu = (await lire(context)).find(({ id }) => id === geste.id)
    if (!lu) throw new AppError('NotFound')
    return lu
  },
})

async function lire(context: ContratContext): Promise<Indu[]> {
  const { db, client, perimetre, now } = context
  const jour = dateAParis(now)
  const lus = await findIndusDe(db, cleContratDe(context), perimetre.personneId)
  const ids = lus.flatMap(({ indu }) => indu.lignes.map(({ ligneId }) => ligneId))
  const vues = await findVues(db, regardDe(context), ids)
  return lus.map((lu) => ({
    ...toIndu(lu),
    lignes: lignesDe(lu.indu, vues),
    mensualites: lu.indu.etat === 'demande' ? mensualitesPossibles(toIndu(lu).reste) : [],
    isCarteAcceptee:
      isInduOuvert(lu.indu.etat) &&
      client.config.pointDeVente !== undefined &&
      lu.echeances.some((un) => un.payeeLe === null && isInduPayable(un, jour)),
    documentId: lu.indu.documentId,
  }))
}

const toIndu = ({ indu, echeances }: Pick<InduLu, 'indu' | 'echeances'>) => ({
  id: indu.id,
  numeroContrat: indu.numeroContrat,
  motif: indu.motif,
  explication: indu.explication,
  montant: indu.montant,
  reste: echeances.reduce((reste, e) => (e.payeeLe ? reste : reste + e.montant), 0),
  constateLe: indu.constateLe,
  demandeLe: indu.demandeLe,
  etat: indu.etat,
  isRetenueAcceptee: indu.isRetenueAcceptee,
  echeances: echeances.map(({ induId: _, ...echeance }) => echeance),
})

type Vues = Awaited<ReturnType<typeof findVues>>

/** Line by line of the care that they see; of the rest what is asked back, in one sum. */
function lignesDe({ lignes }: Pick<InduRow, 'lignes'>, vues: Vues): Indu['lignes'] {
  const dites = lignes.flatMap(({ ligneId: id, payeLe, verse, montant }) => {
    const vue = vues.find((une) => une.id === id)
    const { codeActe, dateSoins } = vue ?? {}
    return codeActe && dateSoins
      ? [{ id, payeLe, verse, montant, libelle: libelleActe(codeActe), dateSoins }]
      : []
  })
  const somme = (de: readonly { montant: number }[]) =>
    de.reduce((s, { montant }) => s + montant, 0)
  const tu = somme(lignes) - somme(dites)
  const sans = { id: 0, payeLe: null, verse: null, libelle: null, dateSoins: null }
  return tu > 0 ? [...dites, { ...sans, montant: tu }] : dites
}

async function faire(e: Ecriture<Qui>, geste: GesteMembre): Promise<Told> {
  const { client, now } = e.qui
  const row = await lockIndu(e, client.code, geste.id)
  if (!row) throw new AppError('NotFound')
  const jour = dateAParis(now)
  const reste = await findReste(e, row)
  const etat = menerA(row, geste.geste, reste)
  const commun = await communDe(e, row)
  const dire = (action: Nouvelle['action'], dit?: Annonce) =>
    note(e, nouvelleDe(row, commun, action, dit))
  if (geste.geste === 'choisir') {
    if (!mensualitesPossibles(reste).includes(geste.mensualites))
      throw new AppError('BadRequest', undefined, { mensualites: textes.mensualites })
    await requireSansCarte(e, row.id)
    const { mensualites: nombre, isRetenueAcceptee } = geste
    const echeances = echeancierIndu(reste, nombre, jour)
    await replaceRestantes(e, row.id, echeances)
    await saveIndu(e, row.id, { etat, planLe: jour, isRetenueAcceptee })
    const premiere = echeances[0]?.dateEcheance ?? jour
    return dire('indu-choisi', annonce(mots.choisi, { ...commun, nombre, premiere }))
  }
  if (geste.geste === 'contester') {
    await saveIndu(e, row.id, { etat })
    return dire('indu-conteste', annonce(mots.conteste, commun))
  }
  await reprendre(e, row, etat)
  return dire('indu-reprend')
}
