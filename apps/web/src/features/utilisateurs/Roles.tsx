import { type DossierUtilisateur, rolesPersonnel } from '@espace-adherent/contract/utilisateurs'
import { canAgirSur, canDonner, libellesRole, type Role } from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { useState } from 'react'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { useRoles } from './queries.ts'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { dossier: mots } = textes

type RolePersonnel = (typeof rolesPersonnel)[number]
const isPersonnel = (role: Role): role is RolePersonnel =>
  (rolesPersonnel as readonly Role[]).includes(role)

/** Those that whoever is signed in may give or take: the server refuses the others. */
export function useRolesDonnables() {
  const { roles, droits } = useCurrentUser()
  const choix = rolesPersonnel
    .filter((role) => canDonner(roles, role, droits))
    .map((valeur) => ({ valeur, libelle: libellesRole[valeur] }))
  return { choix, aide: choix.length < rolesPersonnel.length ? mots.rolesDonnables : '' }
}

/** What somebody may do here; those of contracts stay as they are. */
export function Roles({ dossier }: { dossier: DossierUtilisateur }) {
  const moi = useCurrentUser()
  const enregistrer = useRoles()
  const [choisis, setChoisis] = useState<readonly RolePersonnel[]>(
    dossier.roles.filter(isPersonnel),
  )
  const canUpdate = useDroit()({ domaine: 'utilisateurs', action: 'update' })
  const { choix, aide } = useRolesDonnables()
  const isPermis = canAgirSur(moi.roles, dossier.roles, moi.droits) && choix.length > 0
  if (!canUpdate || !isPermis || moi.userName === dossier.userName) return null
  const roles = [...dossier.roles.filter((role) => !isPersonnel(role)), ...choisis]
  const isModifie = roles.toSorted().join() !== dossier.roles.toSorted().join()
  return (
    <section className={css.dossier}>
      <CheckboxGroup
        label={mots.roles}
        hint={`${mots.rolesAide} ${aide}`}
        layout="stack"
        choix={choix}
        error={enregistrer.error?.champs.roles}
        value={choisis}
        onChange={setChoisis}
      />
      {enregistrer.error && !enregistrer.error.champs.roles && (
        <Notice tone="danger" title={textes.echec} alert>
          {enregistrer.error.message}
        </Notice>
      )}
      {isModifie && (
        <div>
          <Button
            size="sm"
            variant="primary"
            busy={enregistrer.isPending}
            onClick={() => enregistrer.mutate({ id: dossier.id, avant: dossier.roles, roles })}
          >
            {mots.enregistrerRoles}
          </Button>
        </div>
      )}
    </section>
  )
}
