import type { Cotisations } from '@espace-adherent/contract/cotisations'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import type { ReactNode } from 'react'
import css from './cotisations.module.css'
import { textes } from './textes.ts'

/** The year in four figures; what was rejected only when something was. The next instalment is of any year. */
export function Chiffres({ cotisations: { prochaine, totaux } }: { cotisations: Cotisations }) {
  return (
    <Card>
      <dl className={css.chiffres}>
        <Chiffre libelle={textes.paye} detail={textes.sur(totaux.appele)}>
          <Montant cents={totaux.paye} />
        </Chiffre>
        <Chiffre libelle={textes.aVenir}>
          <Montant cents={totaux.aVenir} />
        </Chiffre>
        {totaux.rejete > 0 && (
          <Chiffre libelle={textes.rejete} isAlerte>
            <Montant cents={totaux.rejete} />
          </Chiffre>
        )}
        <Chiffre
          libelle={textes.prochaine}
          detail={prochaine && textes.prochaineLe(formatDate(prochaine.dateEcheance))}
        >
          {prochaine ? <Montant cents={prochaine.montant} /> : textes.aucuneProchaine}
        </Chiffre>
      </dl>
    </Card>
  )
}

type ChiffreProps = {
  libelle: string
  detail?: string | null
  isAlerte?: boolean
  children: ReactNode
}

const Chiffre = ({ libelle, detail, isAlerte = false, children }: ChiffreProps) => (
  <div>
    <dt className="note">{libelle}</dt>
    <dd className={css.chiffre} data-alerte={isAlerte || undefined}>
      {children}
    </dd>
    {detail && <dd className="note tabular">{detail}</dd>}
  </div>
)
