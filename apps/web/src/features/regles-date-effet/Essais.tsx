import type { EssaiGarde } from '@espace-adherent/contract/regles-date-effet'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { isEssaiReussi } from '@espace-adherent/domain/regles-date-effet'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { IconTrash } from '@tabler/icons-react'
import type { Regle } from './brouillon.ts'
import { useSupprimerEssai } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

type EssaisProps = { essais: readonly EssaiGarde[]; ecrite: Regle; canDelete: boolean }

/** Kept trials, tried on the rule as it stands in the editor. */
export function Essais({ essais, ecrite, canDelete }: EssaisProps) {
  const supprimer = useSupprimerEssai()
  if (essais.length === 0)
    return <EmptyState title={textes.aucunEssai}>{textes.aucunEssaiTexte}</EmptyState>
  return (
    <div className={css.partie}>
      <p className={css.discret}>{textes.essaisLead}</p>
      <ul aria-label={textes.essais}>
        {essais.map(({ id, revision, libelle, nomOffre, essai }) => {
          const isReussi = isEssaiReussi(ecrite, essai)
          return (
            <li key={id} className={css.garde}>
              <span className="name">{libelle}</span>
              <StateBadge tone={isReussi ? 'success' : 'danger'}>
                {isReussi ? textes.reussi : textes.rompu}
              </StateBadge>
              <span className={css.discret}>
                {nomOffre && `${nomOffre} · `}
                {textes.essaiPhrase(formatDate(essai.jour), formatDate(essai.date), essai.attendu)}
              </span>
              {canDelete && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={textes.supprimerEssai(libelle)}
                  onClick={() => supprimer.mutate({ id, revision })}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
