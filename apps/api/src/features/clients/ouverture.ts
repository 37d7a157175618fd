import type { GesteOuverture, Ouverture } from '@espace-adherent/contract'
import { restants } from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import {
  accordAttendu,
  decider,
  demander,
  findAttente,
  type Sujet,
} from '../accords/a-deux/index.ts'
import type { Accords } from '../accords/index.ts'
import type { Client } from '../client.ts'
import { findTextesDe } from '../contenu/index.ts'
import type { StaffContext } from '../context.ts'
import { type Messages, notice } from '../messages/index.ts'
import { note, quiDe, tell } from '../nouvelles/index.ts'
import { holdClient, notePreparation, saveClient } from '../portail/index.ts'
import {
  type ClientRow,
  countContrats,
  findHotes,
  findLogosDe,
  findTenus,
} from './clients.repository.ts'
import { OBJET_CLIENTS } from './ecriture.ts'
import { lienRecu, lienVue } from './essais.ts'
import { essaiClient } from './mots.ts'
import { type Lu, pointsDe } from './points.ts'
import { textes } from './textes-ouverture.ts'

export type OuvertureDeps = {
  accords: Accords
  sealer: Sealer
  messages: Pick<Messages, 'enqueue'>
  findClient(code: string): Client | undefined
}

type Preparee = Lu['row']

const sujetDe = (clientCode: string): Sujet => ({
  clientCode,
  objet: 'clients',
  cible: clientCode,
  geste: 'ouvrir',
})

const isPreparee = (row: ClientRow | undefined): row is Preparee => Boolean(row?.preparation)

/** What a client that is prepared still lacks; asked again at each step, for what stood then may have gone since. */
export async function readPoints(
  db: Executor,
  row: Preparee,
  url: string,
  { accord, administrateurs }: Pick<Lu, 'accord' | 'administrateurs'>,
) {
  const { modele } = row.preparation
  const hotes = modele === null ? [] : await findHotes(db)
  return pointsDe({
    row,
    url,
    accord,
    administrateurs,
    logos: await findLogosDe(db, row.code),
    contenus: await findTextesDe(db, row.code),
    modele: hotes.find(({ code }) => code === modele) ?? null,
  })
}

/** A client is prepared, then opened: nobody goes past a point that is not ready. */
export function createOuverture({ accords, sealer, messages, findClient }: OuvertureDeps) {
  const urlDe = (code: string) => findClient(code)?.adressePublique ?? ''

  async function lire(db: Executor, context: StaffContext, row: Preparee): Promise<Ouverture> {
    const { code, preparation } = row
    const points = await readPoints(db, row, urlDe(code), {
      accord: await accords.lire(db, context, { clientCode: code, objet: 'clients', cible: code }),
      administrateurs: await accords.countPersonnes(db, code),
    })
    const attente = await findAttente(db, sujetDe(code))
    const { visiteur, now } = context
    const isAdmin = visiteur.roles.includes('Admin')
    const isSien = attente?.demandeParId === visiteur.compteId
    const empechement =
      attente && isAdmin && !isSien
        ? await accords.refusDeux(
            db,
            { demandeur: attente.demandeParId, second: visiteur.compteId },
            now,
          )
        : null
    return {
      modele: preparation.modele,
      depuis: preparation.depuis,
      points,
      restants: restants(points),
      demande: attente && {
        par: attente.par ?? textes.quelquun,
        le: attente.demandeLe.toISOString(),
      },
      gestes: gestesDe(isAdmin, attente !== null, isSien, restants(points)),
      empechement,
      contrats: await countContrats(db, code),
    }
  }

  async function tenue(context: StaffContext, id: string): Promise<Preparee> {
    const [row] = await findTenus(context.db, context.client.code, id)
    if (!row) throw new AppError('NotFound')
    if (!isPreparee(row)) throw new AppError('Conflict', textes.dejaOuvert)
    return row
  }

  async function hold(tx: Transaction, context: StaffContext, id: string): Promise<Preparee> {
    const row = await holdClient(tx, id, context.client.code)
    if (!row) throw new AppError('NotFound')
    if (!isPreparee(row)) throw new AppError('Conflict', textes.dejaOuvert)
    return row
  }

  return {
    lire: async (context: StaffContext, id: string) =>
      lire(context.db, context, await tenue(context, id)),

    async faire(asked: StaffContext, id: string, geste: GesteOuverture) {
      const context = await accords.present(asked)
      return write(context.db, quiDe(context, { messages: messages as Messages }), async (e) => {
        const { visiteur, now } = context
        const row = await hold(e, context, id)
        const sujet = sujetDe(row.code)
        if (!visiteur.roles.includes('Admin'))
          throw new AppError('BadRequest', textes.administrateurs)
        if (geste === 'demander' || geste === 'accorder') {
          const reste = restants((await lire(e, context, row)).points)
          if (reste > 0) throw new AppError('BadRequest', textes.pasPret(reste))
          await accords.requirePreuve(e, context)
        }
        const ligne = {
          objet: OBJET_CLIENTS,
          cible: row.code,
          a: 'auteur',
          clientCode: row.code,
        } as const
        if (geste === 'demander') {
          await demander(e, context, sujet)
          const gens = await accords.listAdministrateurs(e, row.code)
          const par = `${visiteur.prenom} ${visiteur.nom}`
          const avis = gens
            .filter(({ compteId }) => compteId !== visiteur.compteId)
            .flatMap(({ clientCode, email, prenom }) => {
              const chez = findClient(clientCode)
              const quoi = textes.quoi(row.libelle)
              return chez ? [notice(chez, accordAttendu, { email, prenom }, { quoi, par })] : []
            })
          await note(e, { ...ligne, action: 'ouverture-demandee', messages: avis })
        } else if (geste === 'accorder') {
          const attente = await findAttente(e, sujet)
          const refus =
            attente &&
            (await accords.refusDeux(
              e,
              { demandeur: attente.demandeParId, second: visiteur.compteId },
              now,
            ))
          if (refus) throw new AppError('BadRequest', refus, { geste: refus })
          await decider(e, context, sujet, true)
          const change = await saveClient(
            e,
            row.code,
            { preparation: null, ouvertLe: now, modifieLe: now },
            null,
          )
          await tell(e, change, { ...ligne, action: 'ouverture' })
          return unchanged(e, null)
        } else {
          await decider(e, context, sujet, false)
          await note(e, {
            ...ligne,
            action: `ouverture-${geste === 'refuser' ? 'refusee' : 'annulee'}`,
          })
        }
        return unchanged(e, await lire(e, context, row))
      })
    },

    /** The same way out as every mail: it proves more than that a server answers. */
    async essayer(context: StaffContext, id: string): Promise<{ a: string }> {
      const { email, prenom } = context.visiteur
      await write(context.db, quiDe(context), async (e) => {
        const row = await hold(e, context, id)
        const chez = findClient(row.code)
        if (!chez) throw new AppError('NotFound')
        const cle = crypto.randomUUID()
        const lien = lienRecu(sealer, chez.adressePublique, { client: row.code, cle }, context.now)
        await messages.enqueue(e, notice(chez, essaiClient, { email, prenom }, { lien }))
        const change = await notePreparation(e, row.code, {
          ...row.preparation,
          essai: {
            cle,
            url: chez.adressePublique,
            envoyeLe: context.now.toISOString(),
            recuLe: null,
          },
        })
        return tell(e, change, {
          action: 'ouverture-essai',
          objet: OBJET_CLIENTS,
          cible: row.code,
          clientCode: row.code,
          a: 'auteur',
        })
      })
      return { a: email }
    },

    /** Who follows the link of the last trial says that it came. False: another one was sent since. */
    recevoir: (db: Executor, client: Client, cle: string, now: Date): Promise<boolean> =>
      write(db, { client, now, auteur: null }, async (e) => {
        const row = await holdClient(e, client.code)
        const essai = row?.preparation?.essai
        if (!row?.preparation || essai?.cle !== cle) return unchanged(e, false)
        if (essai.recuLe) return unchanged(e, true)
        const change = await notePreparation(e, client.code, {
          ...row.preparation,
          essai: { ...essai, recuLe: now.toISOString() },
        })
        await tell(e, change, {
          action: 'ouverture-essai-recu',
          objet: OBJET_CLIENTS,
          cible: client.code,
          a: null,
        })
        return unchanged(e, true)
      }),

    voir: async (context: StaffContext, id: string) => {
      const { code } = await tenue(context, id)
      return { url: lienVue(sealer, urlDe(code), code, context.now) }
    },
  }
}

export type OuvertureService = ReturnType<typeof createOuverture>

function gestesDe(
  isAdmin: boolean,
  isDemandee: boolean,
  isSien: boolean,
  reste: number,
): GesteOuverture[] {
  if (!isAdmin) return []
  if (!isDemandee) return reste === 0 ? ['demander'] : []
  if (isSien) return ['annuler']
  return reste === 0 ? ['accorder', 'refuser'] : ['refuser']
}
