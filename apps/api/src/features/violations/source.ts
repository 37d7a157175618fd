import type {
  Data,
  InformationViolation,
  informationViolationsResource,
  PersonneTouchee,
} from '@espace-adherent/contract'
import { etatInformationApres, gestesInformationPossibles, hasDroit } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { compterLignes } from '../surveillance/index.ts'
import { informerJob } from './informer.ts'
import { rechercheDe } from './recherche.ts'
import { textes } from './textes.ts'
import {
  countInformees,
  countTouchees,
  findTouchees,
  findViolation,
  findViolations,
  lockViolation,
  updateViolation,
  type ViolationRow,
} from './violations.repository.ts'

const PREMIER = '00000000-0000-0000-0000-000000000000'
/** As many as one screen, or one export, holds. */
const PERSONNES_MAX = 5_000

const refuse = (champs: Record<string, string>): never => {
  throw new AppError('BadRequest', undefined, champs)
}

type SourceDeps = { sealer: Sealer; jobs: Pick<Jobs, 'enqueue'> }

export function createViolationsSources({ sealer, jobs }: SourceDeps) {
  const lire = async (
    db: Executor,
    { client, visiteur, now }: StaffContext,
    row: ViolationRow,
  ): Promise<InformationViolation> => {
    const canModifier = hasDroit(
      visiteur.roles,
      { domaine: 'historique', action: 'update' },
      client.droits,
    )
    const { etatInformation: etat, decision, soumisParId: auteurId } = row
    return {
      id: row.id,
      revision: row.revision,
      titre: row.titre,
      cnilAvant: row.cnilLe ? null : (row.cnilAvant?.toISOString() ?? null),
      isEnRetard: row.cnilLe === null && row.cnilAvant !== null && row.cnilAvant < now,
      ...(await countTouchees(db, rechercheDe(sealer, row))),
      etat,
      informees: await countInformees(db, row.id),
      gestes: canModifier
        ? gestesInformationPossibles({ etat, decision, auteurId }, visiteur.compteId)
        : [],
    }
  }

  return {
    informationViolations: {
      async list(context: StaffContext): Promise<InformationViolation[]> {
        const lignes: InformationViolation[] = []
        for (const row of await findViolations(context.db, context.client.code))
          lignes.push(await lire(context.db, context, row))
        return lignes
      },

      update: (context: StaffContext, voulu: Data<typeof informationViolationsResource>) =>
        context.db.transaction(async (tx) => {
          const { client, visiteur, now } = context
          const row = await lockViolation(tx, voulu.id)
          if (!row || row.clientCode !== client.code) throw new AppError('NotFound')
          if (row.revision !== voulu.revision) throw staleWrite(voulu, await lire(tx, context, row))
          const etat = etatInformationApres(row.etatInformation, voulu.geste)
          if (etat === null || row.decision !== 'informer')
            return refuse({ geste: textes.pasPossible })
          if (voulu.geste === 'approuver' && row.soumisParId === visiteur.compteId)
            refuse({ geste: textes.autrePersonne })
          const { personnes } = await countTouchees(tx, rechercheDe(sealer, row))
          if (voulu.geste !== 'refuser') {
            if (!row.message) refuse({ message: textes.messageRequis })
            if (personnes === 0) refuse({ personnes: textes.personne })
            if (personnes !== voulu.personnes)
              refuse({ personnes: textes.nombreChange(voulu.personnes, personnes) })
          }
          await updateViolation(tx, row.id, {
            etatInformation: etat,
            modifieLe: now,
            ...(voulu.geste === 'soumettre' && { soumisParId: visiteur.compteId }),
            ...(voulu.geste === 'approuver' && {
              approuveParId: visiteur.compteId,
              nombreApprouve: personnes,
            }),
          })
          await recordGeste(tx, context, {
            action: `violation-${voulu.geste}`,
            objet: 'violations',
            cible: row.id,
            detail: { nombre: personnes },
          })
          if (etat === 'encours')
            await jobs.enqueue(tx, informerJob, { violationId: row.id }, { singleton: row.id })
          const apres = await findViolation(tx, client.code, row.id)
          return lire(tx, context, apres as ViolationRow)
        }),
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
          apres: PREMIER,
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
