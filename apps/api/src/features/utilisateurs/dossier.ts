import type {
  DossierUtilisateur,
  NomGesteUtilisateur,
  Utilisateur,
} from '@espace-adherent/contract'
import {
  APPAREIL_INCONNU,
  demandeSecondFacteur,
  hasDroit,
  isBackOffice,
  isMembre,
  maskTelephone,
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
  userName,
  nom,
  prenom,
  roles,
  isActif,
  verrouilleLe,
  isAmf,
}: CompteRow): Utilisateur => ({
  id,
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
  const reinitialisation = attente && {
    motif: attente.motif ?? '',
    par: attente.par,
    le: attente.demandeLe.toISOString(),
    isParMoi: attente.demandeParId === visiteur.compteId,
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
    gestes: gestesDe(context, row, {
      isEmpeche: empechement !== null,
      isDemandeParMoi: reinitialisation?.isParMoi ?? null,
      hasSessions: sessions.length > 0,
      isProtege: await hasProtection(deps, db, row),
    }),
  }
}

type Circonstances = {
  isEmpeche: boolean
  /** Of a protection that somebody asked to take off; null when nobody did. */
  isDemandeParMoi: boolean | null
  hasSessions: boolean
  isProtege: boolean
}

/** What may be done with it today, by whoever looks: the screen offers nothing else. */
function gestesDe(
  { client, visiteur }: StaffContext,
  { roles, isActif, verrouilleLe }: CompteRow,
  { isEmpeche, isDemandeParMoi, hasSessions, isProtege }: Circonstances,
): NomGesteUtilisateur[] {
  const droit = { domaine: 'utilisateurs', action: 'update' } as const
  if (isEmpeche || !hasDroit(visiteur.roles, droit, client.droits)) return []
  const isOuvert = isActif && !verrouilleLe
  const isADeux = isADecider(visiteur, { roles })
  const possibles: [NomGesteUtilisateur, boolean][] = [
    ['relancer', !isActif],
    ['verrouiller', isOuvert],
    ['deverrouiller', verrouilleLe !== null],
    ['fermer-sessions', hasSessions],
    ['fermer-session', hasSessions],
    ['demander-amf', isDemandeParMoi === null && isProtege && isADeux],
    ['approuver-amf', isDemandeParMoi === false && isADeux],
    ['refuser-amf', isDemandeParMoi !== null],
    ['voir-comme', isOuvert && isMembre(roles) && !isBackOffice(roles)],
  ]
  return possibles.flatMap(([geste, isPossible]) => (isPossible ? [geste] : []))
}
