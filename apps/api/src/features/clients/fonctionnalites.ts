import type { EssaiFonctionnalites, ExceptionEcrite } from '@espace-adherent/contract'
import { isFonctionnaliteVisible } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { findExceptions, fonctionnalitesPour } from '../portail/index.ts'
import {
  deleteException,
  findContratDe,
  findException,
  findTenus,
  findToutesExceptions,
  saveException,
} from './clients.repository.ts'
import { OBJET_CLIENTS } from './clients.ts'
import { textes } from './textes.ts'

const EXCEPTIONS_MAX = 500

async function tenu({ db, client }: StaffContext, id: string) {
  const [row] = await findTenus(db, client.code, id)
  if (!row) throw new AppError('NotFound')
  return row
}

export async function listExceptions(context: StaffContext, id: string) {
  const { code } = await tenu(context, id)
  const lues = await findToutesExceptions(context.db, code, EXCEPTIONS_MAX + 1)
  return { exceptions: lues.slice(0, EXCEPTIONS_MAX), hasPlus: lues.length > EXCEPTIONS_MAX }
}

/** What a member sees from one contract, by the very rule that screens and routes follow. */
export async function essayer(
  context: StaffContext,
  { id, numeroContrat }: { id: string; numeroContrat: string },
): Promise<EssaiFonctionnalites> {
  const { db } = context
  const row = await tenu(context, id)
  const contrat = await findContratDe(db, row.code, numeroContrat)
  if (!contrat)
    throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
  const exceptions = await findExceptions(db, row.code, [numeroContrat])
  const vues = fonctionnalitesPour(row, [numeroContrat], exceptions)
  return {
    numeroContrat,
    nomOffre: contrat.nomOffre,
    fonctionnalites: Object.keys(row.fonctionnalites).map((nom) => ({
      nom,
      isVisible: isFonctionnaliteVisible(vues, nom, { connecte: true, numeroContrat }),
      // Closed by the client, a feature is open to no contract.
      raison:
        row.fonctionnalites[nom] && exceptions.some(({ fonctionnalite }) => fonctionnalite === nom)
          ? 'exception'
          : 'client',
    })),
  }
}

/** Read at each request, and kept in no memory: nothing to announce. */
export async function ecrireException(
  context: StaffContext,
  { id, numeroContrat, fonctionnalite, isActivated }: ExceptionEcrite,
): Promise<void> {
  const row = await tenu(context, id)
  if (!Object.hasOwn(row.fonctionnalites, fonctionnalite))
    throw new AppError('BadRequest', undefined, { fonctionnalite: textes.fonctionnaliteInconnue })
  if (!(await findContratDe(context.db, row.code, numeroContrat)))
    throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
  await context.db.transaction(async (tx) => {
    const cle = [row.code, numeroContrat, fonctionnalite] as const
    const avant = await findException(tx, ...cle)
    if (avant === isActivated) return
    if (isActivated === null) await deleteException(tx, ...cle)
    else
      await saveException(tx, { clientCode: row.code, numeroContrat, fonctionnalite, isActivated })
    await recordGeste(tx, context, {
      clientCode: row.code,
      action: 'modification',
      objet: OBJET_CLIENTS,
      cible: row.code,
      detail: { numeroContrat },
      avant: { [`exceptions.${fonctionnalite}`]: avant },
      apres: { [`exceptions.${fonctionnalite}`]: isActivated },
    })
  })
}
