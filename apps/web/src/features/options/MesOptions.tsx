import {
  optionAffiliationResource,
  type Renfort,
  type RenfortDetenu,
  radiationRenfortResource,
} from '@espace-adherent/contract/options/renforts.ts'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import type { ReactNode } from 'react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './options.module.css'
import { textes } from './textes.ts'

/** What the contract holds besides its offer. */
export function RenfortsDetenus() {
  const liens = useLiens()
  const { isActif } = useContrats().courant
  return (
    <LectureLignes
      query={useLecture(radiationRenfortResource)}
      vide={
        <Card title={textes.detenus}>
          <EmptyState title={textes.aucunDetenu} />
        </Card>
      }
    >
      {(renforts) => (
        <Card title={textes.detenus}>
          <Liste
            renforts={renforts}
            precision={depuis}
            action={(renfort) => renfort.dateFin === null && isActif && <Retirer {...renfort} />}
          />
          {renforts.length > 1 && (
            <p className={css.total}>
              {textes.total}
              <strong>
                <Montant cents={renforts.reduce((somme, r) => somme + r.montantMensuel, 0)} />{' '}
                <span className="note">{textes.parMois}</span>
              </strong>
            </p>
          )}
          {isActif && renforts.filter(({ dateFin }) => dateFin === null).length > 1 && (
            <p className="mt-20">
              <ButtonLink size="sm" href={liens.demarche('radiation-renfort')}>
                {textes.retirerPlusieurs}
              </ButtonLink>
            </p>
          )}
        </Card>
      )}
    </LectureLignes>
  )
}

/** What exists for its offer, and that it does not hold. */
export const RenfortsProposes = () => (
  <LectureLignes
    query={useLecture(optionAffiliationResource)}
    vide={
      <Card title={textes.proposes}>
        <EmptyState title={textes.aucunPropose} />
      </Card>
    }
  >
    {(renforts) => (
      <Card title={textes.proposes}>
        <p className={css.intro}>{textes.proposesTexte}</p>
        <Liste
          renforts={renforts}
          precision={({ prevuLe }) => prevuLe && textes.prevuLe(formatDate(prevuLe))}
          action={(renfort) => renfort.prevuLe === null && <Ajouter {...renfort} />}
        />
      </Card>
    )}
  </LectureLignes>
)

function depuis({ dateDebut, dateFin }: RenfortDetenu): string {
  const isACommencer = dateDebut > dateAParis(new Date())
  const debut = (isACommencer ? textes.aPartirDu : textes.depuis)(formatDate(dateDebut))
  return dateFin ? `${debut}, ${textes.jusquau(formatDate(dateFin))}` : debut
}

const Ajouter = ({ code, libelle }: Renfort) => (
  <ButtonLink
    size="sm"
    href={useLiens().demarche('option-affiliation', { renfort: code })}
    aria-label={textes.ajouterCe(libelle)}
  >
    {textes.ajouter}
  </ButtonLink>
)

const Retirer = ({ code, libelle }: Renfort) => (
  <ButtonLink
    size="sm"
    href={useLiens().demarche('option-radiation', { renfort: code })}
    aria-label={textes.retirerCe(libelle)}
  >
    {textes.retirer}
  </ButtonLink>
)

const Precision = ({ children }: { children: ReactNode }) =>
  children ? <p className={`${css.description} tabular`}>{children}</p> : null

type ListeProps<R extends Renfort> = {
  renforts: readonly R[]
  action: (renfort: R) => ReactNode
  precision?: (renfort: R) => ReactNode
}

const Liste = <R extends Renfort>({ renforts, precision, action }: ListeProps<R>) => (
  <ul className={css.renforts}>
    {renforts.map((renfort) => (
      <li key={renfort.code}>
        <div>
          <p className="bold">{renfort.libelle}</p>
          <p className={css.description}>{renfort.description}</p>
          <Precision>{precision?.(renfort)}</Precision>
          <p className={css.action}>{action(renfort)}</p>
        </div>
        <p className={css.prix}>
          <Montant cents={renfort.montantMensuel} />
          <span className="note">{textes.parMois}</span>
        </p>
      </li>
    ))}
  </ul>
)
