import type { rolesPersonnel, Utilisateur } from '@espace-adherent/contract/utilisateurs'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { useInviter } from './queries.ts'
import { useRolesDonnables } from './Roles.tsx'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { creation: mots } = textes

type InviterProps = { onClose: () => void; onInvited: (invite: Utilisateur) => void }

const CHAMPS = [
  ['prenom', mots.prenom],
  ['nom', mots.nom],
  ['email', mots.email],
] as const

/** Somebody who is to work here. */
export function Inviter({ onClose, onInvited }: InviterProps) {
  const [saisie, setSaisie] = useState({ prenom: '', nom: '', email: '' })
  const { choix, aide } = useRolesDonnables()
  const [roles, setRoles] = useState<readonly (typeof rolesPersonnel)[number][]>(
    choix.some(({ valeur }) => valeur === 'BackEndUser') ? ['BackEndUser'] : [],
  )
  const inviter = useInviter()
  const { champs = {} } = inviter.error ?? {}
  return (
    <Dialog
      title={mots.titre}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          busy={inviter.isPending}
          onClick={() =>
            inviter.mutate(
              { ...saisie, email: saisie.email.trim(), roles: [...roles] },
              { onSuccess: onInvited },
            )
          }
        >
          {mots.envoyer}
        </Button>
      }
    >
      <div className={css.dossier}>
        <p>{mots.texte}</p>
        {inviter.error && (
          <Notice tone="danger" title={mots.echec} alert>
            {inviter.error.message}
          </Notice>
        )}
        {CHAMPS.map(([nom, label]) => (
          <TextField
            key={nom}
            label={label}
            layout="stack"
            required
            autoComplete="off"
            error={champs[nom]}
            value={saisie[nom]}
            onChange={(texte) => setSaisie({ ...saisie, [nom]: texte })}
          />
        ))}
        <CheckboxGroup
          label={mots.roles}
          layout="stack"
          required
          hint={aide || undefined}
          choix={choix}
          error={champs.roles}
          value={roles}
          onChange={setRoles}
        />
      </div>
    </Dialog>
  )
}
