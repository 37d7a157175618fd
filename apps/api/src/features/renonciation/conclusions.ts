import {
  addDays,
  dateAParis,
  dernierJourRenonciation,
  peutRenoncer,
  type TypeContrat,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { DemandeRow } from '../demandes/index.ts'
import type { CleContrat } from '../perimetre.ts'
import { findAncien, findConclues, findRenforts, hasOption } from './renonciation.repository.ts'
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
  const jour = dateAParis(now)
  const { typeContrat } = contrat
  const renforts = await findRenforts(tx, contrat)
  const trouvees: Conclusion[] = []
  for (const row of await findConclues(tx, contrat)) {
    const concluLe = dateAParis(row.decideeLe ?? row.creeLe)
    if (!peutRenoncer(concluLe, typeContrat, jour) || row.data === null) continue
    const data = JSON.parse(sealer.unseal(row.data, sealed.demandeData(row.id))) as Data
    const isFaite = row.appliqueeLe !== null
    const commun = {
      row,
      concluLe,
      jusquAu: dernierJourRenonciation(concluLe, typeContrat),
      effetLe: data.dateEffet,
    }
    if (row.acte === 'optionAffiliationActeGestion') {
      const { code = '', dateEffet } = data
      if (isFaite && !(await hasOption(tx, contrat, code, dateEffet))) continue
      const nom = renforts.find((renfort) => renfort.code === code)?.libelle ?? code
      trouvees.push({ ...commun, libelle: textes.option(nom), objet: { genre: 'option', code } })
    } else {
      const { nomOffre = '', dateEffet } = data
      const ancien = await findAncien(tx, contrat, addDays(dateEffet, -1))
      if (isFaite && (contrat.nomOffre !== nomOffre || ancien === undefined)) continue
      trouvees.push({
        ...commun,
        libelle: textes.niveau(nomOffre),
        objet: { genre: 'niveau', ancien },
      })
    }
  }
  return trouvees
}
