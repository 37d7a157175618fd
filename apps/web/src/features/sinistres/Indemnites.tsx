import type { IndemniteVersee } from '@espace-adherent/contract/sinistres'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { ListeActions } from '@espace-adherent/ui/listes/ListeActions.tsx'
import { BoutonPourquoi, etapesDe } from '../remboursements/index.ts'
import { textes } from './textes.ts'

const { indemnites: mots } = textes

/** What was paid for a claim, each payment with why it is what it is. */
export function Indemnites({ indemnites }: { indemnites: readonly IndemniteVersee[] }) {
  if (indemnites.length === 0) return null
  return (
    <>
      <h3>{mots.titre}</h3>
      <ListeActions
        lignes={indemnites.map(({ nature, du, au, montant, regleLe, explication }) => {
          const titre = mots.ligne(mots.natures[nature], formatDate(du), formatDate(au))
          return {
            cle: du,
            titre,
            detail: mots.montant(formatMontant(montant), regleLe && formatDate(regleLe)),
            action: (
              <BoutonPourquoi
                libelle={textes.estimation.pourquoi}
                nom={mots.pourquoiPeriode(formatDate(du), formatDate(au))}
                sujet={titre}
              >
                <p>{explication.duree}</p>
                {etapesDe(explication.calcul).map((etape) => (
                  <p key={etape}>{etape}</p>
                ))}
                <p>
                  <strong>{mots.total(formatMontant(montant))}</strong>
                </p>
              </BoutonPourquoi>
            ),
          }
        })}
      />
    </>
  )
}
