import {
  DERNIERES_MAX,
  type FichePersonne,
  type personneResource,
  type Query,
} from '@espace-adherent/contract'
import {
  dateAParis,
  hasDroit,
  isDansPortee,
  isMembre,
  maskTelephone,
  peutLirePiece,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { type Demandes360, porteeDe } from '../demandes/index.ts'
import { agentDe, findLien } from '../deport.ts'
import { libelleActe } from '../remboursements/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import {
  findContratsDe360,
  findDernieresCotisations,
  findDerniersSoins,
  findFamille,
} from './personne.repository.ts'
import { findUtilisateur } from './utilisateurs.repository.ts'

export type PersonneDeps = { sealer: Sealer; dernieresDemandes: Demandes360 }

/** One member, whole: told to them before it is given, and each part to whoever has the right to it. */
export const createPersonneSource = ({ sealer, dernieresDemandes }: PersonneDeps) => ({
  async list(
    context: StaffContext,
    { id }: Query<typeof personneResource>,
  ): Promise<FichePersonne[]> {
    const { db, client, visiteur, now } = context
    const { code: clientCode, droits } = client
    const row = await findUtilisateur(db, clientCode, id)
    // Colleagues are looked up among accounts: here stand members.
    if (!row || !isMembre(row.roles)) throw new AppError('NotFound')
    const { personneId, prenom, nom } = row
    const sien = { clientCode, personneId: personneId ?? '' }
    const portee = porteeDe(context)
    const tous = personneId === null ? [] : await findContratsDe360(db, sien)
    const contrats = tous.filter(({ qualite }) => isDansPortee(portee, qualite))
    // Somebody whom their role stops short of does not exist for them.
    if (portee !== 'Both' && contrats.length === 0) throw new AppError('NotFound')
    if (id !== visiteur.compteId) await ouvrirDossier(context, id, 'compte', id)
    const numeros = contrats.map(({ numero }) => numero)
    const souscrits = contrats
      .filter(({ qualite }) => qualite === 'adherent')
      .map(({ numero }) => numero)
    const lien = await findLien(db, agentDe(context), { compteId: id, personneId })
    const isMedical = peutLirePiece(true, {
      roles: visiteur.roles,
      isSienne: false,
      isVueParPersonnel: false,
      isConcerne: lien !== null,
    })
    const [famille, demandes, cotisations, soins] = await Promise.all([
      numeros.length === 0 ? [] : findFamille(db, sien, numeros),
      dernieresDemandes(db, id, { limite: DERNIERES_MAX, portee }),
      souscrits.length === 0
        ? []
        : findDernieresCotisations(db, clientCode, souscrits, {
            jour: dateAParis(now),
            limite: DERNIERES_MAX,
          }),
      isMedical && numeros.length > 0 ? findDerniersSoins(db, sien, numeros, DERNIERES_MAX) : [],
    ])
    const canContact = hasDroit(visiteur.roles, { domaine: 'utilisateurs', action: 'read' }, droits)
    return [
      {
        id,
        prenom,
        nom,
        contacts: canContact
          ? {
              email: row.userName,
              telephone:
                row.telephone === null
                  ? null
                  : maskTelephone(sealer.unseal(row.telephone, sealed.compteTelephone(id))),
            }
          : null,
        contrats,
        famille: famille.toSorted((une, autre) => une.prenom.localeCompare(autre.prenom, 'fr')),
        demandes,
        cotisations,
        soins: isMedical
          ? soins.map(({ codeActe, ...soin }) => ({ ...soin, libelle: libelleActe(codeActe) }))
          : null,
      },
    ]
  },
})
