import type {
  Data,
  InformationViolation,
  informationViolationsResource,
  PersonneTouchee,
} from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { accorder, gestesAccord, textesApprobation } from '../accords/a-deux/index.ts'
import type { StaffContext } from '../context.ts'
import type { Messages } from '../messages/index.ts'
import { compterLignes } from '../surveillance/index.ts'
import { genreViolation, informerJob, rechercheDe } from './informer.ts'
import { textes } from './textes.ts'
import {
  type Comptes,
  countTouchees,
  findTouchees,
  findViolation,
  findViolations,
  type ViolationLue,
  type ViolationRow,
} from './violations.repository.ts'

/** As many as one screen, or one export, holds. */
const PERSONNES_MAX = 5_000

type SourceDeps = { sealer: Sealer; jobs: Pick<Jobs, 'enqueue'>; messages: Messages }

export function createViolationsSources({ sealer, jobs, messages }: SourceDeps) {
  const compter = (db: Executor, rows: readonly ViolationRow[]) =>
    countTouchees(
      db,
      rows.map((row) => rechercheDe(sealer, row)),
    )
  const dire = (
    context: StaffContext,
    row: ViolationLue,
    comptes: Comptes,
  ): InformationViolation => ({
    id: row.id,
    revision: row.revision,
    titre: row.titre,
    cnilAvant: row.cnilLe ? null : (row.cnilAvant?.toISOString() ?? null),
    isEnRetard: row.cnilLe === null && row.cnilAvant !== null && row.cnilAvant < context.now,
    ...comptes,
    etat: row.etatInformation,
    gestes: gestesAccord(genreViolation, context, row),
  })

  return {
    informationViolations: {
      async list(context: StaffContext): Promise<InformationViolation[]> {
        const rows = await findViolations(context.db, context.client.code)
        const comptesDe = await compter(context.db, rows)
        return rows.map((row) => dire(context, row, comptesDe(row.id)))
      },

      update(context: StaffContext, voulu: Data<typeof informationViolationsResource>) {
        return accorder(genreViolation, context, voulu, {
          messages,
          compte: { champ: 'personnes', mots: 'personnes', vus: voulu.personnes },
          quoi: textesApprobation.violation,
          async verifier(tx, row) {
            const { personnes } = (await compter(tx, [row]))(row.id)
            return {
              nombre: personnes,
              fautes: {
                message: row.message ? null : textes.messageRequis,
                personnes: personnes === 0 ? textes.personne : null,
              },
            }
          },
          async lire(tx, { id }) {
            const row = await findViolation(tx, context.client.code, id)
            if (!row) throw new AppError('NotFound')
            return dire(context, row, (await compter(tx, [row]))(id))
          },
          partir: (tx, id) => jobs.enqueue(tx, informerJob, { violationId: id }, { singleton: id }),
        })
      },
    },

    personnesTouchees: {
      /** Names of members: counted among what staff read, as any list that is taken away. */
      async list(
        context: StaffContext,
        { violation }: { violation: string },
      ): Promise<PersonneTouchee[]> {
        const row = await findViolation(context.db, context.client.code, violation)
        if (!row) throw new AppError('NotFound')
        const touchees = await findTouchees(context.db, rechercheDe(sealer, row), {
          apres: null,
          taille: PERSONNES_MAX,
        })
        await compterLignes(context, touchees.length)
        return touchees.map(({ id, prenom, nom, email, lignes, ...moments }) => ({
          id,
          nom: `${prenom} ${nom}`,
          email,
          lignes,
          premiere: new Date(moments.premiere).toISOString(),
          derniere: new Date(moments.derniere).toISOString(),
          informeeLe: moments.informee_le && new Date(moments.informee_le).toISOString(),
        }))
      },
    },
  }
}
