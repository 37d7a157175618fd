import {
  type DossierUtilisateur,
  rolesPersonnel,
  type Utilisateur,
  type utilisateursGestion,
} from '@espace-adherent/contract'
import {
  APPAREIL_INCONNU,
  canDonner,
  demandeSecondFacteur,
  hasDroit,
  isBackOffice,
  isMembre,
  maskTelephone,
  rolesPropres,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { findAttente } from '../accords/a-deux/index.ts'
import type { Accords } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import type { Identity } from '../identity/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { findEmpechement, isADecider } from './empechement.ts'
import { hasProtection, leveeDe, type ProtectionDeps } from './protection.ts'
import {
  type CompteRow,
  countCles,
  findAppels,
  findContratsDe,
  findDerniereConnexion,
  findUtilisateur,
} from './utilisateurs.repository.ts'

export type DossierDeps = ProtectionDeps & {
  accords: Pick<Accords, 'lire'>
  sealer: Sealer
  identity: Pick<Identity, 'listSessions'>
}

export const toUtilisateur = ({
  id,
  revision,
  userName,
  nom,
  prenom,
  roles,
  isActif,
  verrouilleLe,
  isAmf,
}: CompteRow): Utilisateur => ({
  id,
  revision,
  userName,
  nom,
  prenom,
  roles,
  etat: verrouilleLe ? 'verrouille' : isActif ? 'actif' : 'en-attente',
  isAmf,
})

/** Opened by staff: its member reads so in « qui a consulté mon dossier ». */
export async function readDossier(
  deps: DossierDeps,
  context: StaffContext,
  id: string,
): Promise<DossierUtilisateur> {
  const { db, client, visiteur } = context
  const row = await findUtilisateur(db, client.code, id)
  if (!row) throw new AppError('NotFound')
  if (id !== visiteur.compteId) await ouvrirDossier(context, id, 'compte', id)
  const [contrats, derniere, cles, sessions, attente, appels] = await Promise.all([
    row.personneId === null ? [] : findContratsDe(db, client.code, row.personneId),
    findDerniereConnexion(db, id),
    countCles(db, id),
    deps.identity.listSessions(id),
    findAttente(db, leveeDe(context, id)),
    findAppels(db, id),
  ])
  const empechement = await findEmpechement(db, context, row)
  const droit = { domaine: 'utilisateurs', action: 'update' } as const
  const canUpdate = hasDroit(visiteur.roles, droit, client.droits)
  const reinitialisation = attente && {
    motif: attente.motif ?? '',
    par: attente.par,
    le: attente.demandeLe.toISOString(),
    isParMoi: attente.demandeParId === visiteur.compteId,
    isDecidable:
      canUpdate &&
      empechement === null &&
      (attente.demandeParId === visiteur.compteId || isADecider(visiteur, row)),
  }
  return {
    ...toUtilisateur(row),
    isCodeDemande: demandeSecondFacteur(row, client.config),
    creeLe: row.creeLe.toISOString(),
    verrouilleLe: row.verrouilleLe?.toISOString() ?? null,
    derniereConnexion: derniere?.toISOString() ?? null,
    telephone:
      row.telephone === null
        ? null
        : maskTelephone(deps.sealer.unseal(row.telephone, sealed.compteTelephone(id))),
    appels: { isAccepte: appels.telephone, le: appels.telephoneLe?.toISOString() ?? null },
    nombreCles: cles,
    hasApplication: await deps.securite.application.isActive(db, id),
    contrats,
    sessions: sessions.map((session) => ({
      id: session.id,
      appareil: session.appareil ?? APPAREIL_INCONNU,
      ouverteLe: session.ouverteLe.toISOString(),
      vueLe: session.vueLe.toISOString(),
    })),
    reinitialisation,
    empechement,
    accord: await deps.accords.lire(db, context, {
      clientCode: client.code,
      objet: 'compte',
      cible: id,
    }),
    gestes:
      empechement === null && canUpdate
        ? await gestesDe(deps, context, row, {
            hasAttente: attente !== null,
            hasSessions: sessions.length > 0,
          })
        : [],
  }
}

type NomGeste = keyof NonNullable<typeof utilisateursGestion.gestes> & string

/** What may be done with it today, by whoever looks: the screen offers nothing else. Its state says the rest. */
async function gestesDe(
  deps: DossierDeps,
  { db, client, visiteur }: StaffContext,
  row: CompteRow,
  { hasAttente, hasSessions }: { hasAttente: boolean; hasSessions: boolean },
): Promise<NomGeste[]> {
  const { roles } = row
  const isProtege = !hasAttente && isADecider(visiteur, row) && (await hasProtection(deps, db, row))
  const possibles: [NomGeste, boolean][] = [
    [
      'changerRoles',
      [...rolesPersonnel, ...rolesPropres(client.droits)].some((role) =>
        canDonner(visiteur.roles, role, client.droits),
      ),
    ],
    ['relancer', true],
    ['verrouiller', true],
    ['deverrouiller', true],
    ['fermerSessions', hasSessions],
    ['fermerSession', hasSessions],
    ['leverProtection', isProtege],
    ['voirComme', isMembre(roles) && !isBackOffice(roles)],
  ]
  return possibles.flatMap(([geste, isPossible]) => (isPossible ? [geste] : []))
}
