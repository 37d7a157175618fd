import type { Data, Indu, mesIndusResource } from '@espace-adherent/contract'
import {
  dateAParis,
  echeancierIndu,
  isInduOuvert,
  mensualitesPossibles,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { annonce } from '../nouvelles/index.ts'
import { cleContratDe, regardDe } from '../perimetre.ts'
import { libelleActe } from '../remboursements/index.ts'
import { isInduPayable } from './carte.ts'
import {
  findIndusDe,
  findVues,
  type InduRow,
  replaceRestantes,
  saveIndu,
} from './indus.repository.ts'
import * as mots from './mots.ts'
import { toIndu } from './source.ts'
import { dire, type Geste, type IndusDeps, prendre, reprendre, requireSansCarte } from './suite.ts'
import { textes } from './textes.ts'

type GesteMembre = Data<typeof mesIndusResource>

/** What whoever is signed in owes, seen and answered by them alone. */
export const createMesIndusSource = (deps: IndusDeps) => ({
  list: (context: ContratContext) => lire(context),

  async update(context: ContratContext, geste: GesteMembre): Promise<Indu> {
    const { db, client, perimetre, now } = context
    const siens = await findIndusDe(db, cleContratDe(context), perimetre.personneId)
    if (!siens.some(({ indu }) => indu.id === geste.id))
      return refuse(context, 'paiement', geste.id)
    await db.transaction((tx) => faire(deps, tx, { client, now, auteurId: null }, geste))
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

async function faire(deps: IndusDeps, tx: Executor, par: Geste, geste: GesteMembre): Promise<void> {
  const { client, now } = par
  const { row, etat, reste } = await prendre(tx, { clientCode: client.code, ...geste })
  if (geste.geste === 'choisir') {
    if (!mensualitesPossibles(reste).includes(geste.mensualites))
      throw new AppError('BadRequest', undefined, { mensualites: textes.mensualites })
    await requireSansCarte(tx, row.id)
    const { mensualites: nombre, isRetenueAcceptee } = geste
    const echeances = echeancierIndu(reste, nombre, dateAParis(now))
    await replaceRestantes(tx, row.id, echeances)
    await saveIndu(tx, row.id, { etat, planLe: dateAParis(now), isRetenueAcceptee })
    const premiere = echeances[0]?.dateEcheance ?? dateAParis(now)
    await dire(deps, tx, row, par, {
      action: 'indu-choisi',
      dit: (commun) => annonce(mots.choisi, { ...commun, nombre, premiere }),
    })
  } else if (geste.geste === 'contester') {
    await saveIndu(tx, row.id, { etat })
    await dire(deps, tx, row, par, {
      action: 'indu-conteste',
      dit: (commun) => annonce(mots.conteste, commun),
    })
  } else {
    await reprendre(tx, row, etat, now)
    await dire(deps, tx, row, par, { action: 'indu-reprend' })
  }
}
