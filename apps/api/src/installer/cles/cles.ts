import { clesSystemeGestion } from '@espace-adherent/contract'
import {
  dateAParis,
  etatCle,
  formatDate,
  isDateCalendaire,
  libellesEtatCle,
} from '@espace-adherent/domain'
import { StartRefusedError } from '../../app/start-refused.ts'
import { isClient } from '../../features/imports/index.ts'
import { type Auteur, tell } from '../../features/nouvelles/index.ts'
import { diteCle, drawCle, prepareCle } from '../../features/systeme/index.ts'
import {
  holdCleApi,
  listClesApi,
  saveCleApi,
  together,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Commande } from './commande.ts'
import { textes } from './textes.ts'

/** Keys from the server itself, which counts for two people: what is done there has its line all the same. */
export async function runCommande(db: Executor, commande: Commande, now: Date): Promise<string[]> {
  const { client: code } = commande
  if (!(await isClient(db, code))) throw new StartRefusedError(textes.clientInconnu(code))
  const qui: Auteur = { client: { code }, now, auteur: null }
  if (commande.a === 'lister') {
    const cles = await listClesApi(db, code)
    if (cles.length === 0) return [textes.aucune]
    return cles.map((cle) => {
      const { id, nom, expireLe, portees } = cle
      const etat = libellesEtatCle[etatCle(cle, dateAParis(now))]
      return textes.ligne(id, nom, etat, formatDate(expireLe), portees)
    })
  }
  if (commande.a === 'revoquer') {
    const { id } = commande
    await write(db, qui, async (e) => {
      const row = await holdCleApi(e, code, id)
      if (!row) throw new StartRefusedError(textes.cleInconnue(id))
      if (row.etat === 'revoquee') throw new StartRefusedError(textes.dejaRevoquee)
      const fin = { etat: 'revoquee', revoqueeLe: now, modifieLe: now } as const
      return tell(e, await saveCleApi(e, id, fin), installee('cle-systeme-revoquee', row))
    })
    return [textes.revoquee]
  }
  const { voulue } = commande
  if (!clesSystemeGestion.champs.nom.motif.regle.test(voulue.nom))
    throw new StartRefusedError(clesSystemeGestion.champs.nom.motif.message)
  if (!isDateCalendaire(voulue.expireLe)) throw new StartRefusedError(textes.manque('--jusqu-au'))
  try {
    const cle = await write<Auteur, string>(db, qui, async (e) => {
      const change = await prepareCle(e, voulue)
      const { value: row } = change
      const { cle, empreinte } = drawCle(row.id)
      const active = await saveCleApi(e, row.id, { etat: 'active', empreinte, modifieLe: now })
      await tell(e, together(e, change, active), installee('cle-systeme-remise', row))
      return unchanged(e, cle)
    })
    return [cle, textes.unique]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartRefusedError(Object.values(error.champs ?? {}).join(' ') || error.message)
  }
}

const installee = <A extends string>(action: A, row: Parameters<typeof diteCle>[1]) => {
  const dite = diteCle(action, row)
  return { ...dite, a: null, detail: { ...dite.detail, par: 'installation' } }
}
