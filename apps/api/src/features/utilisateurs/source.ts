import {
  type AssureContrat,
  type comptesMembresResource,
  type Data,
  type DossierUtilisateur,
  type gesteUtilisateurResource,
  type Query,
  UTILISATEURS_MAX,
  type Utilisateur,
  type utilisateursResource,
} from '@espace-adherent/contract'
import { isMemeTitulaire, sansAccents } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { Accords } from '../accords/index.ts'
import type { Comptes } from '../comptes/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { recordEvenement } from '../historique/index.ts'
import { normaliseIdentifiant } from '../identity/index.ts'
import { rolesADeux } from './accord-roles.ts'
import { type DossierDeps, readDossier, toUtilisateur } from './dossier.ts'
import { createGestes, type GestesDeps } from './gestes.ts'
import { changeRoles, refuseRoles } from './roles.ts'
import { textes } from './textes.ts'
import { type Cherche, findAssures, findUtilisateurs } from './utilisateurs.repository.ts'

const MOTS_MAX = 5

type Nouveau = { email: string; nom: string; prenom: string; roles: Utilisateur['roles'] }

export type UtilisateursDeps = DossierDeps &
  GestesDeps & {
    accords: Accords
    comptes: Pick<Comptes, 'inviteByMail' | 'inviteMembre' | 'relanceActivation'>
  }

export function createUtilisateursSources(deps: UtilisateursDeps) {
  const gestes = createGestes(deps)
  return {
    utilisateurs: {
      async list({ db, client }: StaffContext, { q }: Query<typeof utilisateursResource>) {
        const rows = await findUtilisateurs(db, client.code, lire(q ?? ''), UTILISATEURS_MAX + 1)
        return {
          items: rows.slice(0, UTILISATEURS_MAX).map(toUtilisateur),
          total: rows.length,
        }
      },

      /** Somebody who is to work here: they choose their password by the link that they are sent. */
      async create(asked: StaffContext, data: unknown): Promise<Utilisateur> {
        const context = await deps.accords.present(asked)
        return context.db.transaction(async (tx) => {
          const { client, visiteur } = context
          const nouveau = data as Nouveau
          const isSoi = isMemeTitulaire(visiteur, nouveau)
          refuseRoles(context, { avant: [], apres: nouveau.roles, isSoi })
          const { roles, suite } = await rolesADeux(tx, context, deps.accords, {
            avant: [],
            voulus: nouveau.roles,
          })
          if (!(await deps.comptes.inviteByMail(tx, client, { ...nouveau, roles })))
            throw new AppError('BadRequest', undefined, { email: textes.adressePrise })
          const userName = normaliseIdentifiant(nouveau.email)
          const [made] = await findUtilisateurs(
            tx,
            client.code,
            { par: 'identifiant', userName },
            1,
          )
          if (!made) throw new Error('An account was made, and is not there')
          await suite(made)
          return toUtilisateur(made)
        })
      },

      update: async (context: StaffContext, data: Data<typeof utilisateursResource>) =>
        changeRoles(deps.accords, await deps.accords.present(context), data),
    },

    dossierUtilisateur: {
      list: async (context: StaffContext, { id }: { id: string }) => [
        await readDossier(deps, context, id),
      ],
    },

    comptesMembres: {
      async list(
        { db, client, visiteur, now }: StaffContext,
        { contrat }: Query<typeof comptesMembresResource>,
      ): Promise<AssureContrat[]> {
        const numero = contrat.replaceAll(/\s/g, '').toUpperCase()
        const assures = await findAssures(db, client.code, numero)
        // Those who have no account yet have no line either: it is the contract's.
        const ligne = { clientCode: client.code, compteId: null, auteurId: visiteur.compteId }
        if (assures.length > 0)
          await recordEvenement(db, {
            ...ligne,
            action: 'consultation',
            objet: 'contrat',
            cible: numero,
            le: now,
          })
        return assures
      },

      create: (context: StaffContext, sent: Data<typeof comptesMembresResource>) =>
        context.db.transaction(async (tx) => {
          const { client, visiteur } = context
          const { numeroContrat, personneId } = sent
          // The address that the link goes to is theirs to type: not for whoever is close to them.
          await refuseConcerne(tx, agentDe(context), { contrats: [numeroContrat], personneId })
          const compteId = await deps.comptes.inviteMembre(tx, client, sent, visiteur.compteId)
          const assures = await findAssures(tx, client.code, sent.numeroContrat)
          const made = assures.find((assure) => assure.compteId === compteId)
          if (!made) throw new Error('An account was made, and is not there')
          return made
        }),
    },

    gesteUtilisateur: {
      async update(
        context: StaffContext,
        voulu: Data<typeof gesteUtilisateurResource>,
      ): Promise<DossierUtilisateur> {
        await gestes.faire(context, voulu)
        return readDossier(deps, context, voulu.id)
      },
    },
  }
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
