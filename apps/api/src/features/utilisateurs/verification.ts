import type { Data, Verification, verificationResource } from '@espace-adherent/contract'
import {
  ACCES_MEDICAL,
  type Action,
  canAgirSur,
  type DroitsChoisis,
  hasDroit,
  isBackOffice,
  isDansPortee,
  isMembre,
  type Lien,
  peutLirePiece,
  porteeDuDroit,
  type Role,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { countVues } from '../demandes/index.ts'
import { findLien } from '../deport.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { rolesDAujourdhui } from './acces-medical.ts'
import { findContratsDe360, findFamille } from './personne.repository.ts'
import { textes } from './textes.ts'
import { type CompteRow, findUtilisateur } from './utilisateurs.repository.ts'

/** As many relatives as a card has room for. */
const PROCHES_MAX = 3

/** As what somebody signs in, and what their insurer decided of roles. */
type Comme = { roles: readonly Role[]; choisis: DroitsChoisis | null }
/** One thing that they may do, or may not, before this member. */
type Fait = { cle: string; isPermis: boolean; texte: string }

/**
 * What somebody of the staff may see and do before a member, by what the routes themselves ask: the same rights, the
 * same scope in the same statement, the same déport, the same medical secrecy.
 */
export const verificationSource = {
  async update(
    context: StaffContext,
    { agent: agentId, membre: membreId, brouillon }: Data<typeof verificationResource>,
  ): Promise<Verification> {
    const { db, client, now, visiteur } = context
    const [agent, membre] = await Promise.all([
      findUtilisateur(db, client.code, agentId),
      findUtilisateur(db, client.code, membreId),
    ])
    if (!agent || !isBackOffice(agent.roles) || !membre || !isMembre(membre.roles))
      throw new AppError('NotFound')
    // What is said of their requests is read in their file.
    if (membre.id !== visiteur.compteId)
      await ouvrirDossier(context, membre.id, 'compte', membre.id)
    const { id: compteId, personneId } = membre
    const lien = await findLien(db, { compteId: agentId, now }, { compteId, personneId })
    const avant: Comme = { roles: rolesDAujourdhui(agent, now), choisis: client.droits }
    const apres = brouillon ? avecBrouillon(avant, brouillon) : avant
    const dits = await faitsDe(context, apres, membre, lien)
    const connus = brouillon ? await faitsDe(context, avant, membre, lien) : dits
    const isConnu = ({ cle, texte }: Fait) =>
      connus.some((fait) => fait.cle === cle && fait.texte === texte)
    return {
      phrases: dits.map((fait) => ({
        isPermis: fait.isPermis,
        texte: fait.texte,
        isNouveau: !isConnu(fait),
      })),
    }
  },
}

/** With that role as it is being changed; who does not have it is looked at as if it were their only one. */
function avecBrouillon(
  { roles, choisis }: Comme,
  { role, droits, portees }: NonNullable<Data<typeof verificationResource>['brouillon']>,
): Comme {
  return {
    roles: roles.includes(role)
      ? roles
      : [...roles.filter((autre) => isMembre([autre]) || autre === ACCES_MEDICAL), role],
    choisis: { ...choisis, [role]: { ...choisis?.[role], ...droits, portees } },
  }
}

async function faitsDe(
  { db, client }: StaffContext,
  { roles, choisis }: Comme,
  membre: CompteRow,
  lien: Lien | null,
): Promise<Fait[]> {
  const { prenom, personneId } = membre
  const portee = (action: Action) => porteeDuDroit(roles, { domaine: 'demandes', action }, choisis)
  const [lit, traite] = [portee('read'), portee('update')]
  const sien = { clientCode: client.code, personneId: personneId ?? '' }
  const contrats = personneId === null ? [] : await findContratsDe360(db, sien)
  const vues = async (compteId: string, une: ReturnType<typeof portee>) =>
    une === null ? { toutes: 0, vues: 0 } : countVues(db, client.code, compteId, une)
  const isFiche =
    lit !== null && (lit === 'Both' || contrats.some(({ qualite }) => isDansPortee(lit, qualite)))
  const dit = (cle: string, isPermis: boolean, [oui, non]: readonly [string, string]): Fait => ({
    cle,
    isPermis,
    texte: isPermis ? oui : non,
  })
  const { verification: mots } = textes
  const siennes = await vues(membre.id, lit)
  const traitees = await vues(membre.id, traite)
  const isSansDemande = siennes.toutes === 0
  const faits = [
    isSansDemande || siennes.vues === siennes.toutes || siennes.vues === 0
      ? dit('lit', isSansDemande ? isFiche : siennes.vues > 0, mots.lit(prenom))
      : dit('lit', true, [mots.litEnPartie(prenom, siennes), '']),
    lien
      ? dit('traite', false, ['', mots.deport[lien]])
      : dit(
          'traite',
          traite !== null && (traitees.toutes === 0 ? isFiche : traitees.vues > 0),
          mots.traite,
        ),
  ]
  const numeros = contrats.map(({ numero }) => numero)
  const famille = numeros.length === 0 ? [] : await findFamille(db, sien, numeros)
  for (const proche of famille.slice(0, PROCHES_MAX)) {
    if (proche.compteId === null) continue
    const leurs = await vues(proche.compteId, lit)
    const voit =
      leurs.toutes === 0
        ? lit !== null && (lit === 'Both' || isDansPortee(lit, proche.qualite))
        : leurs.vues > 0
    faits.push(dit(`proche ${proche.personneId}`, voit, mots.proche(proche.prenom)))
  }
  const utilisateurs = (action: Action) =>
    hasDroit(roles, { domaine: 'utilisateurs', action }, choisis)
  faits.push(
    dit('fiche', isFiche, mots.fiche),
    dit('contacts', isFiche && utilisateurs('read'), mots.contacts),
    dit(
      'compte',
      lien === null &&
        utilisateurs('update') &&
        utilisateurs('read') &&
        canAgirSur(roles, membre.roles, choisis),
      mots.compte,
    ),
    dit(
      'medical',
      isFiche &&
        peutLirePiece(true, {
          roles,
          isSienne: false,
          isVueParPersonnel: false,
          isConcerne: lien !== null,
        }),
      mots.medical,
    ),
  )
  return faits
}
