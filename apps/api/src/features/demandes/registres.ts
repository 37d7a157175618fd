import {
  type DemandeGestion,
  type Gestion,
  LIGNES_PAR_LOT_MAX,
  type LigneGestion,
  reclamationsGestion,
  registreDroitsGestion,
  tetes,
} from '@espace-adherent/contract'
import { z } from 'zod'
import { lireCurseur, suiteDe } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { referenceDe } from './demande.ts'
import { lireCherche } from './file.ts'
import { countRegistre, listRegistre } from './registre.repository.ts'
import { textes } from './textes.ts'

const place = z.tuple([z.int().positive()])

/** A register of what the law wants followed: read and taken away here, filled in where a request is treated. */
const registreDe = (gestion: { key: string }) => {
  const acte = tetes.find(({ registre }) => registre?.[0] === gestion.key)?.key
  if (!acte) throw new Error(`${gestion.key} is the register of no act`)
  const read = async ({ db, client }: StaffContext, demande: DemandeGestion, taille: number) => {
    const { cause, nature } = demande as { cause?: string; nature?: string }
    const apres = lireCurseur(demande.apres, place)?.[0] ?? null
    const cherche = demande.q ? lireCherche(demande.q) : null
    const recherche = { clientCode: client.code, acte, cause, nature, cherche }
    const isAncien = demande.tri === 'creeLe'
    const rows = await listRegistre(db, recherche, { apres, taille: taille + 1, isAncien })
    return {
      recherche,
      items: rows.slice(0, taille).map(toLigne),
      suite: rows.length > taille ? suiteDe(rows, taille, ({ numero }) => [numero]) : null,
    }
  }
  return {
    gestion: gestion as unknown as Gestion,

    async list(context: StaffContext, demande: DemandeGestion) {
      const { recherche, ...page } = await read(context, demande, demande.taille)
      return { ...page, total: await countRegistre(context.db, recherche) }
    },

    async *rows(context: StaffContext, demande: DemandeGestion): AsyncGenerator<LigneGestion> {
      let apres = demande.apres
      do {
        const page = await read(context, { ...demande, apres }, LIGNES_PAR_LOT_MAX)
        yield* page.items
        apres = page.suite ?? undefined
      } while (apres !== undefined)
    },
  }
}

type Ligne = Awaited<ReturnType<typeof listRegistre>>[number]

const toLigne = (row: Ligne): LigneGestion => ({
  id: row.id,
  revision: row.revision,
  modifieLe: null,
  reference: referenceDe(row),
  membre: row.isSansCompte ? textes.sansCompte : row.prenom && `${row.prenom} ${row.nom}`,
  numeroContrat: row.numeroContrat,
  nature: row.nature,
  etat: row.etat,
  creeLe: row.creeLe.toISOString(),
  reponseLe: row.reponseLe,
  decideeLe: row.decideeLe?.toISOString() ?? null,
  cause: row.cause,
  action: row.action,
})

export const reclamationsLues = registreDe(reclamationsGestion)
export const droitsLus = registreDe(registreDroitsGestion)
