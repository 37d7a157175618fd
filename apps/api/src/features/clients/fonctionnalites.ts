import type { EssaiDe, EssaiFonctionnalites, ExceptionEcrite } from '@espace-adherent/contract'
import {
  type ContratServi,
  clesFonctionnalites,
  fonctionnaliteDe,
  isAvantConnexion,
} from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import { holdName } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { findContratsServis, saveException } from '../portail/index.ts'
import {
  findContratDe,
  findException,
  findNomsOffres,
  findOffresDe,
  findTenus,
  findToutesExceptions,
} from './clients.repository.ts'
import { OBJET_CLIENTS } from './ecriture.ts'
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

export async function listOffres(context: StaffContext, id: string) {
  const { code } = await tenu(context, id)
  return { offres: await findOffresDe(context.db, code) }
}

/** What a member sees from one contract, or from any of one offer, by the very rule that screens and routes follow. */
export async function essayer(
  context: StaffContext,
  { id, numeroContrat, nomOffre }: EssaiDe,
): Promise<EssaiFonctionnalites> {
  const row = await tenu(context, id)
  const contrat =
    numeroContrat === undefined
      ? await deOffre(context, row.code, nomOffre ?? '')
      : await deNumero(context, row.code, numeroContrat)
  return {
    numeroContrat: numeroContrat ?? null,
    nomOffre: contrat.nomOffre,
    fonctionnalites: clesFonctionnalites(row.fonctionnalites)
      .filter((nom) => !isAvantConnexion(nom))
      .map((nom) => ({ nom, ...fonctionnaliteDe(row, nom, contrat) })),
  }
}

async function deNumero({ db }: StaffContext, code: string, numero: string): Promise<ContratServi> {
  const [servi] = await findContratsServis(db, code, [numero])
  if (!servi) throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
  return servi
}

async function deOffre(
  { db }: StaffContext,
  code: string,
  nomOffre: string,
): Promise<ContratServi> {
  if (!(await findNomsOffres(db, code)).includes(nomOffre))
    throw new AppError('BadRequest', undefined, { nomOffre: textes.offreInconnue(nomOffre) })
  return { nomOffre, exceptions: {} }
}

/** Read at each request, and kept in no memory; that a feature has exceptions at all is known to every node. */
export async function ecrireException(
  context: StaffContext,
  voulu: ExceptionEcrite,
): Promise<void> {
  const { id, numeroContrat, fonctionnalite, isActivated } = voulu
  const row = await tenu(context, id)
  if (!clesFonctionnalites(row.fonctionnalites).includes(fonctionnalite))
    throw new AppError('BadRequest', undefined, { fonctionnalite: textes.fonctionnaliteInconnue })
  if (!(await findContratDe(context.db, row.code, numeroContrat)))
    throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
  // Numbers of contracts are each insurer's own: those around them are of the portal that they work in.
  const isIci = row.code === context.client.code
  await write(context.db, { ...quiDe(context), client: row }, async (e) => {
    if (isIci) await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat] })
    const cle = [row.code, numeroContrat, fonctionnalite] as const
    await holdName(e, `exception ${cle.join(' ')}`)
    const avant = await findException(e, ...cle)
    if (avant !== voulu.avant)
      throw staleWrite(voulu, { numeroContrat, fonctionnalite, isActivated: avant })
    if (avant === isActivated) return unchanged(e, undefined)
    const exception = { clientCode: row.code, numeroContrat, fonctionnalite }
    return tell(e, await saveException(e, exception, isActivated), {
      a: 'auteur',
      action: 'modification',
      objet: OBJET_CLIENTS,
      cible: row.code,
      detail: { numeroContrat },
      avant: { [`exceptions.${fonctionnalite}`]: avant },
      apres: { [`exceptions.${fonctionnalite}`]: isActivated },
    })
  })
}
