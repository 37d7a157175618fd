import { libelleRoles } from '@espace-adherent/domain/roles'
import { type ActionItem, ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { IconChevronDown, IconFingerprint, IconLogout } from '@tabler/icons-react'
import { portail } from '../../platform/portail/settings.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useLogout } from '../../platform/session/logout.ts'
import { ouvrirClesAcces } from '../cles-acces/index.ts'
import css from './identity.module.css'
import { textes } from './textes.ts'

type Personne = { prenom: string; nom: string }

const nomComplet = ({ prenom, nom }: Personne) => `${prenom} ${nom}`.trim()

/** « CM » for Camille Martin. */
const initiales = ({ prenom, nom }: Personne) =>
  `${[...prenom][0] ?? ''}${[...nom][0] ?? ''}`.toUpperCase()

/** With the insurer's own identity provider, how one signs in is settled there. */
const clesAcces: ActionItem = {
  label: textes.clesAcces,
  icon: <IconFingerprint size={18} stroke={1.75} aria-hidden="true" />,
  onSelect: ouvrirClesAcces,
}

/** Who is signed in, and the way out. `items` are the area's own destinations. */
export function AccountMenu({ items = [] }: { items?: readonly ActionItem[] }) {
  const user = useCurrentUser()
  const logout = useLogout()
  const nom = nomComplet(user)
  return (
    <ActionMenu
      head={
        <>
          <strong className={css.headName}>{nom}</strong>
          <span>{libelleRoles(user.roles, user.droits)}</span>
        </>
      }
      items={[
        ...items,
        ...(portail().client.oidcExternalProvider ? [] : [clesAcces]),
        {
          label: textes.seDeconnecter,
          icon: <IconLogout size={18} stroke={1.75} aria-hidden="true" />,
          onSelect: () => void logout(),
        },
      ]}
      trigger={
        <button type="button" className={css.account}>
          <span className={css.avatar} aria-hidden="true">
            {initiales(user)}
          </span>
          <span className="visually-hidden">{textes.monCompte}</span>
          <span className={css.accountName}>{nom}</span>
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  )
}
