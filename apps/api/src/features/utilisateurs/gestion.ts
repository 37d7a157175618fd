import { MINUTES_VUE, utilisateursGestion } from '@espace-adherent/contract'
import {
  isBackOffice,
  isMembre,
  isMemeTitulaire,
  messageNom,
  sansAccents,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { type Ecriture, shutCompte, unchanged, unshutCompte } from '../../noyau/index.ts'
import { AppError, refuseFautes } from '../../platform/http/index.ts'
import { type Accords, textesAccord } from '../accords/index.ts'
import type { ClesAcces } from '../cles-acces/index.ts'
import type { Comptes } from '../comptes/index.ts'
import type { StaffContext } from '../context.ts'
import { gere, lueDe, type Outils } from '../gestion/index.ts'
import type { Action } from '../historique/index.ts'
import { type Identity, normaliseIdentifiant } from '../identity/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import type { Securite } from '../securite/index.ts'
import { droitsTenus, rolesADeux } from './accord-roles.ts'
import { type DossierDeps, readDossier } from './dossier.ts'
import { findEmpechement, isADecider } from './empechement.ts'
import { hasProtection } from './protection.ts'
import { changeRoles, keepAdministrateur, refuseRoles } from './roles.ts'
import { textes } from './textes.ts'
import {
  type Cherche,
  type CompteRow,
  findParIdentifiant,
  lockAdministrateurs,
  lockUtilisateur,
  utilisateurs,
} from './utilisateurs.repository.ts'

const MINUTE = 60_000
const MOTS_MAX = 5

export type UtilisateursOutils = Outils &
  DossierDeps & {
    accords: Accords
    identity: Pick<Identity, 'listSessions' | 'closeAll' | 'closeOne' | 'unlock' | 'showAs'>
    comptes: Pick<Comptes, 'inviteByMail' | 'relanceActivation'>
    securite: Pick<Securite, 'application' | 'leverProtection'>
    clesAcces: Pick<ClesAcces, 'hasAny' | 'removeAll'>
  }

const refuse = (message: string): never => {
  throw new AppError('BadRequest', message)
}

/** The line of what was done, which its member may read. */
const dite = (action: Action, { id }: CompteRow, motif?: string | null) => ({
  action,
  cible: id,
  a: { compte: id },
  ...(motif && { detail: { motif } }),
})

/** Accounts, kept by the core: staff find them, and do what they may. */
export const utilisateursTenus = gere(utilisateursGestion, {
  ...lueDe(utilisateursGestion, (clientCode, { q = '', id }) =>
    utilisateurs(clientCode, id === undefined ? lire(q) : { par: 'id', id: uuidDe(id) }),
  ),
  dossier: (context, outils: UtilisateursOutils, id) => readDossier(outils, context, uuidDe(id)),

  async tient(e: Ecriture<Qui>, id: string, context: StaffContext, _: UtilisateursOutils) {
    const { client, visiteur } = context
    if (id === visiteur.compteId) refuse(textes.soiMeme)
    // Always before the account: two who dismiss each other wait for one another here.
    await lockAdministrateurs(e, client.code)
    const row = await lockUtilisateur(e, client.code, uuidDe(id))
    // Neither an account with more rights than theirs, nor that of somebody close to them.
    const empechement = row && (await findEmpechement(e, context, row))
    if (empechement) throw new AppError('Forbidden', empechement)
    return row
  },

  gestes: {
    inviter: {
      async apres(asked, { accords }: UtilisateursOutils) {
        const context = await accords.present(asked)
        return async (e, saisie, _, { comptes }) => {
          const { client, visiteur } = context
          const nouveau = {
            ...saisie,
            email: emailDe(saisie.email),
            roles: saisie.roles as CompteRow['roles'],
          }
          refuseNoms(nouveau)
          if (nouveau.roles.length === 0)
            throw new AppError('BadRequest', undefined, { roles: textes.sansRole })
          const isSoi = isMemeTitulaire(visiteur, nouveau)
          const voulus = { avant: [], voulus: nouveau.roles }
          const choisis = await droitsTenus(e, client, voulus)
          refuseRoles(context, { avant: [], apres: nouveau.roles, isSoi, choisis })
          const { roles, suite } = await rolesADeux(e, context, accords, { ...voulus, choisis })
          if (!(await comptes.inviteByMail(e, client, { ...nouveau, roles })))
            throw new AppError('BadRequest', undefined, { email: textes.adressePrise })
          const userName = normaliseIdentifiant(nouveau.email)
          const made = await findParIdentifiant(e, client.code, userName)
          if (!made) throw new Error('An account was made, and is not there')
          await suite(made)
          return { id: made.id, nouvelle: unchanged(e, undefined) }
        }
      },
    },
    changerRoles: {
      async apres(asked, { accords }) {
        const context = await accords.present(asked)
        return async (e, row, { roles }) => ({
          nouvelle: await changeRoles(e, context, accords, row, roles as CompteRow['roles']),
        })
      },
    },
    relancer: async (e, row, _, { client }, { comptes }) => {
      await comptes.relanceActivation(e, client, row.id)
      return { nouvelle: dite('activation-renvoyee', row) }
    },
    verrouiller: async (e, row, { motif }, { client, now }, { identity }) => {
      if (row.roles.includes('Admin')) await keepAdministrateur(e, client.code, row.id)
      const changes = [await shutCompte(e, row.id, now)]
      await identity.closeAll(row.id, e)
      return { changes, nouvelle: dite('compte-verrouille', row, motif) }
    },
    deverrouiller: async (e, row, _, { client }, { identity }) => {
      const changes = [await unshutCompte(e, row.id)]
      await identity.unlock(client.code, row.userName, e)
      return { changes, nouvelle: dite('compte-deverrouille', row) }
    },
    fermerSessions: async (e, row, _, __, { identity }) => {
      await identity.closeAll(row.id, e)
      return { nouvelle: dite('sessions-fermees', row) }
    },
    fermerSession: async (e, row, { session }, _, { identity }) => {
      if (!(await identity.closeOne(e, row.id, session))) refuse(textes.sansSession)
      return { nouvelle: dite('sessions-fermees', row) }
    },
    leverProtection: {
      demande: async (e, row, { motif }, { visiteur }, outils) => {
        if (!isADecider(visiteur, row)) refuse(textesAccord.empechements.demandeur)
        if (!(await hasProtection(outils, e, row))) refuse(textes.sansProtection)
        return { nouvelle: dite('amf-reinitialisation-demandee', row, motif) }
      },
      fait: async (e, row, { demandeParId }, context, outils) => {
        const { client, visiteur, now } = context
        const { accords, securite, clesAcces, identity } = outils
        // Of staff it is a way in: it takes those whom nobody made a minute ago.
        if (isBackOffice(row.roles)) {
          const deux = { demandeur: demandeParId, second: visiteur.compteId }
          const refus = await accords.refusDeux(e, deux, now)
          if (refus) refuse(refus)
          // Staff who lost the device of their passkey would be let in by nothing else.
          await clesAcces.removeAll(e, row.id)
        }
        const change = await securite.leverProtection(e, client, row.id)
        await identity.closeAll(row.id, e)
        return { changes: change ? [change] : [], nouvelle: dite('amf-reinitialisee', row) }
      },
      refus: async (_, row) => ({ nouvelle: dite('amf-reinitialisation-refusee', row) }),
    },
    voirComme: async (e, row, { motif }, { visiteur, now }, { identity }) => {
      if (!isMembre(row.roles) || isBackOffice(row.roles)) refuse(textes.pasMembre)
      const jusqua = new Date(now.getTime() + MINUTES_VUE * MINUTE)
      await identity.showAs(e, visiteur, { compteId: row.id, jusqua })
      return { nouvelle: dite('vu-comme', row, motif) }
    },
  },
})

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const PERSONNE = '00000000-0000-0000-0000-000000000000'
/** What is no key of an account is nobody's. */
const uuidDe = (id: string) => (UUID.test(id) ? id : PERSONNE)

const emailDe = (saisi: string): string => {
  const { data } = z.email().max(254).safeParse(saisi)
  if (data === undefined) throw new AppError('BadRequest', undefined, { email: textes.adresse })
  return data
}

function refuseNoms({ nom, prenom }: { nom: string; prenom: string }): void {
  refuseFautes({ nom: messageNom('Le nom')(nom), prenom: messageNom('Le prénom')(prenom) })
}

/** A number of the social security is nobody's name: it is not looked for, and stays in no address. */
function lire(q: string): Cherche {
  if (q === '') return { par: 'personnel' }
  const chiffres = q.replaceAll(/[\s.-]/g, '')
  if (/^\d{13}(?:\d{2})?$|^[12]\d{4}(?:2[AB]|\d{2})\d{6}(?:\d{2})?$/i.test(chiffres))
    throw new AppError('BadRequest', undefined, { q: textes.numeroSecu })
  if (q.includes('@')) return { par: 'identifiant', userName: normaliseIdentifiant(q) }
  if (/^\d+$/.test(chiffres)) return { par: 'contrat', numero: chiffres }
  const mots = sansAccents(q).toLowerCase().split(/\s+/).slice(0, MOTS_MAX)
  return { par: 'nom', mots }
}
