import type { DossierEnvoi, Envoi, GesteSurEnvoi, SaisieEnvoi } from '@espace-adherent/contract'
import { etatApres, fautesMessage, isHeureEnvoi, isNombreProche } from '@espace-adherent/domain'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { prevenir, textesApprobation } from '../accords/a-deux/index.ts'
import { findAudience, mesurer } from '../audiences/index.ts'
import type { StaffContext } from '../context.ts'
import { type Action, recordGeste } from '../historique/index.ts'
import type { Messages } from '../messages/index.ts'
import { partirJob } from './depart.ts'
import { readDossier, toEnvoi } from './dossier.ts'
import {
  type Changement,
  type EnvoiRow,
  findEnvoi,
  insertEnvoi,
  lockEnvoi,
  updateEnvoi,
} from './envois.repository.ts'
import { textes } from './textes.ts'

type Sorties = { messages: Pick<Messages, 'canSend' | 'enqueue'> }
export type GestesDeps = Sorties & { jobs: Pick<Jobs, 'enqueue'> }

const refuse = (champs: Record<string, string>): never => {
  throw new AppError('BadRequest', undefined, champs)
}

/** What is wrong in what was typed, by field. */
export async function fautesDe(
  { messages }: Sorties,
  { db, client, now }: StaffContext,
  saisie: SaisieEnvoi,
): Promise<Record<string, string>> {
  const fautes: Record<string, string> = { ...fautesMessage(saisie, saisie.canaux) }
  if (!(await findAudience(db, client.code, saisie.audienceId)))
    fautes.audienceId = textes.audienceInconnue
  // What has no way out would wait for ever, and hold up the rest.
  if (saisie.canaux.includes('email') && !messages.canSend('MAIL'))
    fautes.canaux = textes.sansCourriels
  if (saisie.canaux.includes('sms') && !messages.canSend('SMS')) fautes.canaux = textes.sansSms
  if (saisie.bouton && !saisie.lien) fautes.lien = textes.boutonSansLien
  if (saisie.departLe !== null) {
    const depart = new Date(saisie.departLe)
    if (depart <= now) fautes.departLe = textes.departPasse
    else if (!isHeureEnvoi(depart)) fautes.departLe = textes.departHorsHeures
  }
  return fautes
}

const valeursDe = ({ departLe, ...saisie }: SaisieEnvoi) => ({
  ...saisie,
  departLe: departLe === null ? null : new Date(departLe),
})

const tracer = (
  tx: Executor,
  context: StaffContext,
  action: Action,
  id: string,
  detail: Record<string, string | number> = {},
) =>
  recordGeste(tx, context, {
    action,
    objet: 'envoi',
    cible: id,
    ...(Object.keys(detail).length > 0 && { detail }),
  })

async function lire(db: Executor, { client }: StaffContext, id: string): Promise<Envoi> {
  const lu = await findEnvoi(db, client.code, id)
  if (!lu) throw new AppError('NotFound')
  return toEnvoi(lu)
}

/** As it was seen, or nobody's work is lost: what stands is answered. */
async function tenir(
  tx: Transaction,
  context: StaffContext,
  voulu: { id: string; revision: number },
  actuel: () => Promise<unknown>,
): Promise<EnvoiRow> {
  const envoi = await lockEnvoi(tx, voulu.id)
  if (!envoi || envoi.clientCode !== context.client.code) throw new AppError('NotFound')
  if (envoi.revision !== voulu.revision) throw staleWrite(voulu, await actuel())
  return envoi
}

export function createGestes(deps: GestesDeps) {
  const { jobs } = deps
  /** What a gesture changes besides the state; refused with its reason. */
  const suite = async (
    tx: Transaction,
    context: StaffContext,
    envoi: EnvoiRow,
    voulu: GesteSurEnvoi,
  ): Promise<Changement> => {
    const { client, visiteur, now } = context
    const audience = await findAudience(tx, client.code, envoi.audienceId)
    if (!audience) throw new AppError('NotFound')
    const compter = async (vu: number) => {
      const { total } = await mesurer(tx, client.code, audience.regle, now)
      if (total === 0) refuse({ nombre: textes.audienceVide })
      if (!isNombreProche(vu, total)) refuse({ nombre: textes.nombreChange(vu, total) })
      return total
    }
    switch (voulu.geste) {
      case 'soumettre': {
        if (envoi.departLe && envoi.departLe <= now) refuse({ departLe: textes.departPasse })
        const nombreSoumis = await compter(voulu.nombre)
        return { auteurId: visiteur.compteId, nombreSoumis, motif: null }
      }
      case 'approuver': {
        if (envoi.auteurId === visiteur.compteId) refuse({ geste: textes.autrePersonne })
        return {
          approbateurId: visiteur.compteId,
          nombreApprouve: await compter(voulu.nombre),
          audienceRevision: audience.revision,
          motif: null,
        }
      }
      case 'refuser':
        return { motif: voulu.motif }
      case 'reprendre':
        return {
          approbateurId: null,
          nombreApprouve: null,
          nombreSoumis: null,
          audienceRevision: null,
          motif: null,
        }
      default:
        return {}
    }
  }

  return {
    async creer(context: StaffContext, saisie: SaisieEnvoi): Promise<Envoi> {
      const { db, client, visiteur, now } = context
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) refuse(fautes)
      return db.transaction(async (tx) => {
        const id = await insertEnvoi(tx, {
          ...valeursDe(saisie),
          clientCode: client.code,
          auteurId: visiteur.compteId,
          creeLe: now,
        })
        await tracer(tx, context, 'envoi-cree', id)
        return lire(tx, context, id)
      })
    },

    /** A draft only: what waits for a second person, or was consented to, is taken back first. */
    async modifier(
      context: StaffContext,
      { id, revision, ...saisie }: SaisieEnvoi & { id: string; revision: number },
    ): Promise<Envoi> {
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) refuse(fautes)
      return context.db.transaction(async (tx) => {
        const envoi = await tenir(tx, context, { id, revision, ...saisie }, () =>
          lire(tx, context, id),
        )
        if (envoi.etat !== 'brouillon') refuse({ etat: textes.pasModifiable })
        await updateEnvoi(tx, id, {
          ...valeursDe(saisie),
          auteurId: context.visiteur.compteId,
          modifieLe: context.now,
        })
        await tracer(tx, context, 'envoi-modifie', id)
        return lire(tx, context, id)
      })
    },

    async faire(context: StaffContext, voulu: GesteSurEnvoi): Promise<DossierEnvoi> {
      await context.db.transaction(async (tx) => {
        const envoi = await tenir(tx, context, voulu, () =>
          readDossier({ ...context, db: tx }, voulu.id),
        )
        const etat = etatApres(envoi.etat, voulu.geste)
        if (etat === null) return refuse({ geste: textes.pasPossible })
        const changement = await suite(tx, context, envoi, voulu)
        await updateEnvoi(tx, envoi.id, { ...changement, etat, modifieLe: context.now })
        await tracer(tx, context, `envoi-${voulu.geste}`, envoi.id, {
          ...('nombre' in voulu && { nombre: voulu.nombre }),
          ...('motif' in voulu && { motif: voulu.motif }),
        })
        if (voulu.geste === 'soumettre')
          await prevenir(deps.messages, tx, context, {
            droit: { domaine: 'notifications', action: 'update' },
            quoi: textesApprobation.notification(envoi.titre, voulu.nombre),
          })
        const isDu = etat === 'encours' || (etat === 'programme' && !envoi.departLe)
        if (isDu) await jobs.enqueue(tx, partirJob, { envoiId: envoi.id }, { singleton: envoi.id })
      })
      return readDossier(context, voulu.id)
    },
  }
}
