import type { DossierEnvoi, Envoi, GesteSurEnvoi, SaisieEnvoi } from '@espace-adherent/contract'
import { etatApres, fautesMessage, isHeureEnvoi, isNombreProche } from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import {
  avisAttendu,
  decider,
  demander,
  rompre,
  textesApprobation,
} from '../accords/a-deux/index.ts'
import { findAudience, mesurer } from '../audiences/index.ts'
import type { StaffContext } from '../context.ts'
import type { Messages } from '../messages/index.ts'
import { note, quiDe } from '../nouvelles/index.ts'
import { partirJob } from './depart.ts'
import { droitEnvois, readDossier, toEnvoi } from './dossier.ts'
import {
  type Changement,
  type EnvoiRow,
  findEnvoi,
  insertEnvoi,
  lockEnvoi,
  sujetDe,
  updateEnvoi,
} from './envois.repository.ts'
import { textes } from './textes.ts'

type Sorties = { messages: Pick<Messages, 'canSend' | 'enqueue' | 'document'> }
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
    e: Ecriture,
    context: StaffContext,
    envoi: EnvoiRow,
    voulu: GesteSurEnvoi,
  ): Promise<Changement> => {
    const { client, visiteur, now } = context
    const audience = await findAudience(e, client.code, envoi.audienceId)
    if (!audience) throw new AppError('NotFound')
    const compter = async (vu: number) => {
      const { total } = await mesurer(e, client.code, audience.regle, now)
      if (total === 0) refuse({ nombre: textes.audienceVide })
      if (!isNombreProche(vu, total)) refuse({ nombre: textes.nombreChange(vu, total) })
      return total
    }
    switch (voulu.geste) {
      case 'soumettre': {
        if (envoi.departLe && envoi.departLe <= now) refuse({ departLe: textes.departPasse })
        const nombre = await compter(voulu.nombre)
        await demander(e, context, sujetDe(envoi), { nombre })
        return { auteurId: visiteur.compteId, nombreSoumis: nombre, motif: null }
      }
      case 'approuver': {
        const vu = { nombre: await compter(voulu.nombre), revision: audience.revision }
        await decider(e, context, sujetDe(envoi), true, vu)
        return { motif: null }
      }
      case 'refuser':
        await decider(e, context, sujetDe(envoi), false, { motif: voulu.motif })
        return { motif: voulu.motif }
      case 'reprendre':
        if (envoi.etat === 'attente') await decider(e, context, sujetDe(envoi), false)
        else await rompre(e, now, sujetDe(envoi))
        return { nombreSoumis: null, motif: null }
      case 'annuler':
        if (envoi.etat === 'attente') await decider(e, context, sujetDe(envoi), false)
        return {}
      default:
        return {}
    }
  }

  return {
    async creer(context: StaffContext, saisie: SaisieEnvoi): Promise<Envoi> {
      const { db, client, visiteur, now } = context
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) refuse(fautes)
      return write(db, quiDe(context), async (e) => {
        const id = await insertEnvoi(e, {
          ...valeursDe(saisie),
          clientCode: client.code,
          auteurId: visiteur.compteId,
          creeLe: now,
        })
        await note(e, { action: 'envoi-cree', objet: 'envoi', cible: id, a: 'auteur' })
        return unchanged(e, await lire(e, context, id))
      })
    },

    /** A draft only: what waits for a second person, or was consented to, is taken back first. */
    async modifier(
      context: StaffContext,
      { id, revision, ...saisie }: SaisieEnvoi & { id: string; revision: number },
    ): Promise<Envoi> {
      const fautes = await fautesDe(deps, context, saisie)
      if (Object.keys(fautes).length > 0) refuse(fautes)
      return write(context.db, quiDe(context), async (e) => {
        const envoi = await tenir(e, context, { id, revision, ...saisie }, () =>
          lire(e, context, id),
        )
        if (envoi.etat !== 'brouillon') refuse({ etat: textes.pasModifiable })
        await updateEnvoi(e, id, {
          ...valeursDe(saisie),
          auteurId: context.visiteur.compteId,
          modifieLe: context.now,
        })
        await note(e, { action: 'envoi-modifie', objet: 'envoi', cible: id, a: 'auteur' })
        return unchanged(e, await lire(e, context, id))
      })
    },

    async faire(context: StaffContext, voulu: GesteSurEnvoi): Promise<DossierEnvoi> {
      await write(context.db, quiDe(context, deps), async (e) => {
        const { id, geste } = voulu
        const envoi = await tenir(e, context, voulu, () => readDossier({ ...context, db: e }, id))
        const etat = etatApres(envoi.etat, geste)
        if (etat === null) return refuse({ geste: textes.pasPossible })
        const changement = await suite(e, context, envoi, voulu)
        await updateEnvoi(e, id, { ...changement, etat, modifieLe: context.now })
        const isDu = etat === 'encours' || (etat === 'programme' && !envoi.departLe)
        if (isDu) await jobs.enqueue(e, partirJob, { envoiId: id }, { singleton: id })
        return note(e, {
          action: `envoi-${geste}`,
          objet: 'envoi',
          cible: id,
          a: 'auteur',
          ...('nombre' in voulu && { detail: { nombre: voulu.nombre } }),
          ...('motif' in voulu && { detail: { motif: voulu.motif } }),
          ...(geste === 'soumettre' && {
            messages: await avisAttendu(e, context, {
              droit: droitEnvois,
              quoi: textesApprobation.notification(envoi.titre, voulu.nombre),
            }),
          }),
        })
      })
      return readDossier(context, voulu.id)
    },
  }
}
