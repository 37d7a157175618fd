import { type Simulation, simulationResource } from '@espace-adherent/contract/simulateur'
import { Gauge } from '@espace-adherent/ui/charts/Gauge.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { Conseil, Repartition } from '../remboursements/index.ts'
import type { Demande } from './saisie.ts'
import css from './simulateur.module.css'
import { textes } from './textes.ts'

export function Resultat({ demande }: { demande: Demande }) {
  const { prenom, libelle, ...question } = demande
  const query = useQuery({
    ...listQuery(simulationResource, question),
    placeholderData: keepPreviousData,
  })
  const simulation = query.isPlaceholderData ? undefined : query.data?.rows[0]
  return (
    <Card title={textes.resultat}>
      <p className="muted">{textes.resteA(prenom, libelle)}</p>
      <Lecture query={query}>
        {({ rows: [premiere] }) => premiere && <Detail {...premiere} />}
      </Lecture>
      <Annonce simulation={simulation} />
    </Card>
  )
}

function Detail({
  explication,
  plafonds,
  alternative,
  avertissement,
  renouvelableLe,
  isSelonAssureur,
  ...montants
}: Simulation) {
  return (
    <div className="stack gap-18 single">
      <p className={css.reste}>
        <Montant cents={montants.reste} />
      </p>
      <Repartition
        prix={textes.prixDemande}
        montants={montants}
        phrases={explication}
        garantie={montants.cleGarantie}
      />
      {montants.depense === 0 && (
        <Notice tone="info" title={textes.gratuit}>
          {textes.gratuitTexte}
        </Notice>
      )}
      {renouvelableLe && (
        <Notice tone="info" title={textes.renouvelable}>
          {textes.renouvelableLe(renouvelableLe)}
        </Notice>
      )}
      {avertissement && (
        <Notice tone="warning" title={textes.prixLimite}>
          {avertissement}
        </Notice>
      )}
      {alternative && (
        <Conseil>
          {textes.alternative(
            alternative.libelle,
            alternative.depense,
            alternative.reste,
            alternative.is100Sante,
          )}
        </Conseil>
      )}
      {plafonds.length > 0 && (
        <section aria-labelledby="plafonds">
          <h3 id="plafonds" className={css.titre}>
            {textes.plafonds}
          </h3>
          <ul className={css.plafonds}>
            {plafonds.map(({ nature, plafond, consomme, reste }) => (
              <li key={nature}>
                <p>
                  <strong>{textes.natures[nature]}</strong>
                  <span>{textes.consomme(nature, consomme, plafond, reste)}</span>
                </p>
                <Gauge value={consomme} max={plafond} aria-label={textes.natures[nature]} />
              </li>
            ))}
          </ul>
          {isSelonAssureur && <p className="note">{textes.selonAssureur}</p>}
        </section>
      )}
      <p className="note">{textes.note}</p>
    </div>
  )
}

/** The amount is said once it is there, and the page shows it: on a phone it stands below the form. */
function Annonce({ simulation }: { simulation: Simulation | undefined }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (simulation) place.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [simulation])
  return (
    <p ref={place} role="status" className="visually-hidden">
      {simulation ? textes.annonce(simulation.reste) : textes.attente}
    </p>
  )
}
