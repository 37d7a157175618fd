import type { SyntheseRemboursements } from '@espace-adherent/contract/remboursements'
import { verse } from '@espace-adherent/domain/remboursements'
import { Montant } from '@espace-adherent/ui/montants'
import type { ReactNode } from 'react'
import { enTout } from './Confidentiels.tsx'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

const { totaux: mots } = textes

type TotauxProps = {
  total: number
  totaux: SyntheseRemboursements['totaux']
  confidentiels: SyntheseRemboursements['confidentiels']
  actions: ReactNode
}

/** Of everything that the filters select, shown or not. */
export const Totaux = ({ total, totaux, confidentiels, actions }: TotauxProps) => (
  <div className={css.bandeau}>
    <p>{mots.actes(total)}</p>
    <dl className={css.totaux}>
      <div>
        <dt>{mots.depense}</dt>
        <dd>
          <Montant cents={totaux.depense} />
        </dd>
      </div>
      <div>
        <dt>{mots.rembourse}</dt>
        <dd>
          <Montant cents={verse(totaux)} />
        </dd>
        {totaux.attente > 0 && <dd className={css.enAttente}>{mots.attente(totaux.attente)}</dd>}
        {confidentiels.length > 0 && (
          <dd className={css.enAttente}>
            {textes.confidentiels.enPlusCourt(enTout(confidentiels))}
          </dd>
        )}
      </div>
      <div>
        <dt>{mots.reste}</dt>
        <dd>
          <Montant cents={totaux.reste} />
        </dd>
      </div>
    </dl>
    <div className={css.sorties}>{actions}</div>
  </div>
)
