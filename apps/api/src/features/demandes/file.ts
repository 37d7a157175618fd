import {
  actesGestion,
  COMPTE_MAX,
  type Data,
  type GesteGestionnaire,
  type LigneTraitement,
  type Query,
  type Reperes,
  type suivanteResource,
  type traitementResource,
} from '@espace-adherent/contract'
import {
  boiteDe,
  dateAParis,
  extrait,
  normalizeEmail,
  type Portee,
  sansAccents,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { lireCurseur, suiteDe } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findCercle } from '../deport.ts'
import { quiDe as agissant } from '../nouvelles/index.ts'
import { referenceDe } from './demande.ts'
import { lireDemandeur } from './demandeur.ts'
import { toDemande } from './dossier.ts'
import {
  type Cherche,
  countFile,
  findLigneFile,
  findSuivante,
  type LigneFile,
  listCollegues,
  listFile,
  type Ordre,
  PERSONNE,
  type Recherche,
} from './file.repository.ts'
import type { GestesDeps } from './gestes.ts'
import { moveByGestionnaire } from './gestes-gestionnaire.ts'
import { porteeDe, requireDansPortee } from './portee.ts'
import { textes } from './textes.ts'

/** How many times « the next one » may find that somebody else was faster. */
const ESSAIS = 5
const MOTS_MAX = 5

const urgence = z.tuple([z.boolean(), z.iso.date(), z.uuid()])
const instant = z.tuple([z.int().min(0).max(8.64e15), z.uuid()])
const effet = z.tuple([z.iso.date(), z.uuid()])

type Asked = Query<typeof traitementResource>

export const toLigne = (
  { moteur, sealer }: Pick<GestesDeps, 'moteur' | 'sealer'>,
  row: LigneFile,
): LigneTraitement => ({
  ...toDemande(moteur, row),
  membre: quiDe(sealer, row),
  gestionnaire:
    row.gestionnaireId && row.gestionnaire
      ? { id: row.gestionnaireId, nom: row.gestionnaire }
      : null,
  echeance: row.echeance,
  isEnPause: row.pauseDepuis !== null,
  attendueLe: row.attendueLe,
  legaleLe: row.legaleLe,
  message: messageDe({ moteur, sealer }, row),
  isReponseRecue: row.isReponseRecue,
  isSansCompte: row.demandeur !== null,
  repetees: (row.repetees ?? []).map(({ id, numero, creeLe }) => ({
    id,
    reference: referenceDe({ numero, creeLe: new Date(creeLe) }),
  })),
})

/** As long as a line of the queue has room for. */
const EXTRAIT_MAX = 140

/**
 * Opening a request is a line of its member's history, reading a row is none: so what is medical is read
 * in the request alone, by whoever may.
 */
function messageDe(
  { moteur, sealer }: Pick<GestesDeps, 'moteur' | 'sealer'>,
  { id, acte, echange }: LigneFile,
): LigneTraitement['message'] {
  if (!echange?.lignes || echange.isMedicale || echange.dernier?.isMedicale) return null
  const { dernier } = echange
  const lignes = JSON.parse(sealer.unseal(echange.lignes, sealed.demandeLignes(id)))
  const debut = moteur.message(acte, lignes)
  if (!debut) return null
  const texte = dernier
    ? sealer.unseal(dernier.texte, sealed.demandeMessage(dernier.id))
    : debut.texte
  return { sujet: debut.sujet, extrait: extrait(texte, EXTRAIT_MAX) }
}

/** The account's name, or the one that whoever has none gave; null once the account is gone. */
export function quiDe(sealer: Sealer, { id, prenom, nom, demandeur }: LigneFile): string | null {
  const dit = demandeur === null ? null : lireDemandeur(sealer, { id, demandeur })
  return dit ? `${dit.prenom} ${dit.nom}` : prenom && `${prenom} ${nom}`
}

export const createTraitementSource = (deps: GestesDeps) => ({
  async list({ db, client, visiteur, now }: StaffContext, asked: Asked) {
    const { compteId } = visiteur
    const jour = dateAParis(now)
    // Whoever looks for one finds it, repeated or not.
    const isGroupee = !asked.q && asked.etat !== 'traitee' && asked.etat !== 'planifiee'
    const recherche = {
      ...rechercheDe(asked, {
        clientCode: client.code,
        compteId,
        jour,
        portee: porteeDe({ visiteur, client }),
        sealer: deps.sealer,
      }),
      isGroupee,
    }
    const ordre = ordreDe(asked)
    const [rows, { total, ...synthese }] = await Promise.all([
      listFile(db, recherche, ordre, asked.taille + 1),
      countFile(db, recherche, { compteId, jour, limite: COMPTE_MAX }),
    ])
    const hasSuite = rows.length > asked.taille
    return {
      items: rows.slice(0, asked.taille).map((row) => toLigne(deps, row)),
      suite: hasSuite ? suiteDe(rows, asked.taille, (row) => placeDe(ordre, row)) : null,
      total,
      synthese,
    }
  },

  update: (context: StaffContext, voulu: Data<typeof traitementResource>) =>
    treat(deps, context, voulu),
})

export const createSuivanteSource = (deps: GestesDeps) => ({
  /** Whoever was faster has it: the one after is asked for. */
  async update(context: StaffContext, { acte }: Data<typeof suivanteResource>) {
    const { db, client } = context
    const cercle = await findCercle(db, agentDe(context))
    const sauf: string[] = []
    const portee = porteeDe(context, 'update')
    for (let essai = 0; essai < ESSAIS; essai++) {
      const first = await findSuivante(db, client.code, acte, { cercle, sauf, portee })
      if (!first) throw new AppError('NotFound', textes.rienAPrendre)
      try {
        return await treat(deps, context, { geste: 'prendre', ...first })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // What only its sealed words tell to be theirs: the one after it.
        if (error.code === 'Forbidden') sauf.push(first.id)
        else if (error.code !== 'Conflict') throw error
      }
    }
    throw new AppError('Conflict', textes.tropDeMonde)
  },
})

export const createReperesSource = ({ moteur }: Pick<GestesDeps, 'moteur'>) => ({
  async list({ db, client, now }: StaffContext): Promise<Reperes[]> {
    const actes = actesGestion.map((acte) => ({ acte, libelle: moteur.libelle(acte) }))
    return [{ collegues: await listCollegues(db, client.code, dateAParis(now)), actes }]
  },
})

/** Gives the request that goes on: of two messages that become one, the older. */
export async function move(
  deps: GestesDeps,
  context: StaffContext,
  voulu: GesteGestionnaire,
): Promise<string> {
  const { db, client, visiteur, now } = context
  const qui = { client, compteId: visiteur.compteId, roles: visiteur.roles, now }
  const moved = await write(db, agissant(context, deps), async (e) =>
    unchanged(e, await moveByGestionnaire(deps, e, qui, voulu)),
  )
  if (!moved) throw new AppError('NotFound')
  return moved.id
}

/** Does it, and answers what the request has become; who comes second is shown what stands. */
async function treat(
  deps: GestesDeps,
  context: StaffContext,
  voulu: GesteGestionnaire,
): Promise<LigneTraitement> {
  const { db, client } = context
  let id = voulu.id
  const read = async () => {
    const row = await findLigneFile(db, client.code, id)
    return row ? toLigne(deps, row) : null
  }
  await requireDansPortee(context, voulu.id, 'update')
  try {
    id = await move(deps, context, voulu)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'Conflict')) throw error
    const versions = { votre: voulu, actuelle: await read() }
    throw new AppError('Conflict', error.message, error.champs, { versions })
  }
  const moved = await read()
  if (!moved) throw new AppError('NotFound')
  return moved
}

type Lecteur = {
  clientCode: string
  compteId: string
  jour: string
  portee: Portee
  /** Without it, an address finds accounts alone. */
  sealer?: Pick<Sealer, 'fingerprint'>
}

/** What somebody looks for is looked for everywhere, open or closed: they need not know what has become of it. */
const isPartout = ({ q, etat, retard, legal, aLire }: Asked): boolean =>
  Boolean(q) && !etat && !retard && !legal && !aLire

export function rechercheDe(
  asked: Asked,
  { clientCode, compteId, jour, portee, sealer }: Lecteur,
): Recherche {
  const { q, etat, acte, chez, retard, legal, aLire } = asked
  const empreinteDe = (boite: string) => sealer?.fingerprint(`demandeur:${clientCode}:${boite}`)
  return {
    clientCode,
    portee,
    etat: etat ?? null,
    acte: acte ?? null,
    chez: chezQui(chez, compteId),
    retardLe: retard ? jour : null,
    legalLe: legal ? jour : null,
    isALire: aLire !== undefined,
    cherche: q ? lireCherche(q, empreinteDe) : null,
    isToutes: isPartout(asked),
  }
}

function chezQui(chez: Asked['chez'], compteId: string): string | null {
  if (chez === undefined) return null
  if (chez === 'personne') return PERSONNE
  return chez === 'moi' ? compteId : chez
}

/** What is decided comes by its decision, what is planned by its day; the rest as it was asked for. */
export function ordreDe(asked: Asked): Ordre {
  const { etat, tri, apres } = asked
  if (etat === 'traitee') return { par: 'decision', apres: lireCurseur(apres, instant) }
  if (etat === 'planifiee') return { par: 'effet', apres: lireCurseur(apres, effet) }
  // A deadline that was kept long ago is no reason to come first.
  if (tri === 'recente' || isPartout(asked))
    return { par: 'recente', apres: lireCurseur(apres, instant) }
  return { par: 'urgence', apres: lireCurseur(apres, urgence) }
}

export function placeDe({ par }: Ordre, row: LigneFile): (string | number | boolean)[] {
  switch (par) {
    case 'urgence':
      return [row.pauseDepuis !== null, row.echeance, row.id]
    case 'effet':
      return [row.effetLe ?? '', row.id]
    case 'recente':
      return [row.creeLe.getTime(), row.id]
    case 'decision':
      return [row.decideeLe?.getTime() ?? 0, row.id]
  }
}

/** « 2026-004127 », « 20450001 », « martin cam », « camille@example.org ». */
export function lireCherche(
  q: string,
  empreinteDe?: (boite: string) => string | undefined,
): Cherche {
  const [, annee = null, numero] = /^(?:(\d{4})-)?0*(\d{1,9})$/.exec(q) ?? []
  return {
    reference: numero === undefined ? null : { annee, numero: Number(numero) },
    contrat: q,
    email: q.includes('@')
      ? { userName: normalizeEmail(q), empreinte: empreinteDe?.(boiteDe(q)) ?? null }
      : null,
    mots: /[\d@]/.test(q)
      ? []
      : sansAccents(q).toLowerCase().replaceAll('’', "'").split(/\s+/).slice(0, MOTS_MAX),
  }
}
