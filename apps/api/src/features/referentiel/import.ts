import {
  type Data,
  type ImportReferentiel,
  type importReferentielResource,
  isPartagee,
  type LigneGestion,
} from '@espace-adherent/contract'
import { write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { note, quiDe } from '../nouvelles/index.ts'
import { referentielsTenus } from './gestion.ts'
import { comparer, comptesDe, exigerJuste, formeCodes } from './lecture-csv.ts'

type Demande = Data<typeof importReferentielResource>

/** An insurer's words for a whole table, from a spreadsheet; what the installation keeps is not there to be written. */
export const importReferentielSource = {
  async update(
    context: StaffContext,
    { table, csv, isEssai }: Demande,
  ): Promise<ImportReferentiel> {
    const tenue = referentielsTenus.find(({ gestion }) => gestion.key === `referentiel.${table}`)
    if (!tenue || isPartagee(table)) throw new AppError('NotFound')
    const existantes = new Map<string, LigneGestion>()
    for await (const ligne of tenue.rows(context, { taille: 1 })) existantes.set(ligne.id, ligne)
    const { creations, modifications, bilan } = comparer(csv, formeCodes, existantes)
    if (isEssai) return bilan
    exigerJuste(bilan)
    await write(context.db, quiDe(context), async (e) => {
      const ici = { ...context, db: e }
      for (const { valeurs } of creations) await tenue.create(ici, valeurs)
      for (const { valeurs, existante } of modifications) {
        const { code: _, ...changees } = valeurs
        const { id, revision } = existante
        await tenue.update(ici, { id, revision, valeurs: changees })
      }
      return note(e, {
        a: 'auteur',
        action: 'import',
        objet: 'import',
        cible: table,
        detail: comptesDe(bilan),
      })
    })
    return bilan
  },
}
