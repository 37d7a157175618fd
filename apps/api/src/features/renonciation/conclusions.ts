import {
  addDays,
  dateAParis,
  dernierJourRenonciation,
  peutRenoncer,
  type TypeContrat,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { DemandeRow } from '../demandes/index.ts'
import { findConclues, findTenues } from './renonciation.repository.ts'
import { textes } from './textes.ts'

/** What was concluded, and how it is undone. */
export type Conclusion = {
  row: DemandeRow
  libelle: string
  concluLe: string
  jusquAu: string
  /** From when it counts; it may not have begun. */
  effetLe: string
  objet: { genre: 'option'; code: string } | { genre: 'niveau'; ancien: string | undefined }
}

type Question = { contrat: CleContrat & { typeContrat: TypeContrat; nomOffre: string }; now: Date }
type Data = { code?: string; nomOffre?: string; dateEffet: string }

/** What can still be given up today: concluded within its days, and not undone already. */
export async function findConclusions(
  sealer: Sealer,
  tx: Executor,
  { contrat, now }: Question,
): Promise<Conclusion[]> {
  const { typeContrat } = contrat
  const { options, anciens, renforts } = await findTenues(tx, contrat)
  return (await findConclues(tx, contrat)).flatMap((row): Conclusion[] => {
    const concluLe = dateAParis(row.decideeLe ?? row.creeLe)
    if (!peutRenoncer(concluLe, typeContrat, dateAParis(now)) || row.data === null) return []
    const data = JSON.parse(sealer.unseal(row.data, sealed.demandeData(row.id))) as Data
    const { code = '', nomOffre = '', dateEffet: effetLe } = data
    const jusquAu = dernierJourRenonciation(concluLe, typeContrat)
    const dite = { row, concluLe, jusquAu, effetLe }
    const isFaite = row.appliqueeLe !== null
    if (row.acte === 'optionAffiliationActeGestion') {
      if (isFaite && !options.some((o) => o.code === code && o.dateDebut === effetLe)) return []
      const nom = renforts.find((renfort) => renfort.code === code)?.libelle ?? code
      return [{ ...dite, libelle: textes.option(nom), objet: { genre: 'option', code } }]
    }
    // Until the day before, it had another level.
    const ancien = anciens.find(({ au }) => au === addDays(effetLe, -1))?.nomOffre
    if (isFaite && (contrat.nomOffre !== nomOffre || ancien === undefined)) return []
    return [{ ...dite, libelle: textes.niveau(nomOffre), objet: { genre: 'niveau', ancien } }]
  })
}
