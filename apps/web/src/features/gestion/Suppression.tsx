import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { formatCompte } from '@espace-adherent/domain/montants'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx'
import { useQuery } from '@tanstack/react-query'
import { titreDe } from './afficher.tsx'
import css from './gestion.module.css'
import { usagesQuery, useActe } from './queries.ts'
import { textes } from './textes.ts'

const { suppression: mots } = textes

type SuppressionProps = {
  gestion: Gestion
  ligne: LigneGestion
  onDeleted: () => void
  onClose: () => void
}

/** Asks first, or says what still stands on the row. */
export function Suppression({ gestion, ligne, onDeleted, onClose }: SuppressionProps) {
  const supprimer = useActe(gestion, 'delete')
  const { data: usages } = useQuery(usagesQuery(gestion, ligne.id))
  const dits = gestion.versions?.isOrigine ? textes.retour : mots
  const title = dits.titre(titreDe(gestion, ligne))
  if (usages === undefined)
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">{mots.recherche}</p>
      </Dialog>
    )
  if (usages.length > 0)
    return (
      <Dialog
        title={mots.utilisee}
        onClose={onClose}
        actions={<Button onClick={onClose}>{mots.fermer}</Button>}
      >
        <p>{mots.utiliseeTexte}</p>
        <ul className={css.usages}>
          {usages.map(({ libelle, nombre }) => (
            <li key={libelle}>
              {libelle}
              <span className="tabular">{formatCompte(nombre)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={title}
      isDanger
      confirmLabel={dits.confirmer}
      onConfirm={async () => {
        await supprimer.mutateAsync({ id: ligne.id, revision: ligne.revision })
        onDeleted()
      }}
      onClose={onClose}
    >
      <p>{gestion.versions?.mode === 'brouillon' ? mots.avecVersions : dits.texte}</p>
    </ConfirmDialog>
  )
}
