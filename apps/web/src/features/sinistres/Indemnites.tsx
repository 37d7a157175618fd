import type { IndemniteVersee } from '@espace-adherent/contract/sinistres'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { Button } from '@espace-adherent/ui/actions'
import { ListeActions } from '@espace-adherent/ui/listes/ListeActions.tsx'
import { useState } from 'react'
import { Pourquoi } from '../remboursements/index.ts'
import { textes } from './textes.ts'

const { indemnites: mots } = textes

/** What was paid for a claim, each payment with why it is what it is. */
export function Indemnites({ indemnites }: { indemnites: readonly IndemniteVersee[] }) {
  const [ouverte, setOuverte] = useState<IndemniteVersee | null>(null)
  if (indemnites.length === 0) return null
  return (
    <>
      <h3>{mots.titre}</h3>
      <ListeActions
        lignes={indemnites.map((une) => ({
          cle: une.du,
          titre: mots.ligne(mots.natures[une.nature], formatDate(une.du), formatDate(une.au)),
          detail: mots.montant(formatMontant(une.montant), une.regleLe && formatDate(une.regleLe)),
          action: (
            <Button
              variant="quiet"
              aria-label={mots.pourquoiPeriode(formatDate(une.du), formatDate(une.au))}
              onClick={() => setOuverte(une)}
            >
              {textes.estimation.pourquoi}
            </Button>
          ),
        }))}
      />
      {ouverte && (
        <Pourquoi
          sujet={mots.ligne(
            mots.natures[ouverte.nature],
            formatDate(ouverte.du),
            formatDate(ouverte.au),
          )}
          onClose={() => setOuverte(null)}
        >
          <p>{ouverte.explication.duree}</p>
          {ouverte.explication.calcul.split('\u00a0; ').map((etape) => (
            <p key={etape}>{etape.charAt(0).toUpperCase() + etape.slice(1)}</p>
          ))}
          <p>
            <strong>{mots.total(formatMontant(ouverte.montant))}</strong>
          </p>
        </Pourquoi>
      )}
    </>
  )
}
