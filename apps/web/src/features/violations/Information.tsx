import {
  type InformationViolation,
  informationViolationsResource,
} from '@espace-adherent/contract/violations'
import { formatInstant } from '@espace-adherent/domain/calendrier'
import { libellesEtatInformation } from '@espace-adherent/domain/violations'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useState } from 'react'
import { Accords, Precision } from '../accords/index.ts'
import { Personnes } from './Personnes.tsx'
import { textes } from './textes.ts'

const colonnes: readonly Colonne<InformationViolation>[] = [
  { nom: 'titre', libelle: textes.violation, rendu: ({ titre }) => titre },
  {
    nom: 'cnil',
    libelle: textes.cnil,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ cnilAvant, isEnRetard }) => {
      if (cnilAvant === null) return <StateBadge tone="success">{textes.cnilFaite}</StateBadge>
      const moment = formatInstant(new Date(cnilAvant))
      return isEnRetard ? (
        <StateBadge tone="danger">{textes.cnilRetard(moment)}</StateBadge>
      ) : (
        <StateBadge tone="warning">{textes.cnilAvant(moment)}</StateBadge>
      )
    },
  },
  {
    nom: 'touchees',
    libelle: textes.touchees,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ personnes, disparues }) => textes.combien(personnes, disparues),
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ etat, informees }) => (
      <>
        <span className="nowrap">{libellesEtatInformation[etat]}</span>
        {informees > 0 && <Precision>{textes.informees(informees)}</Precision>}
      </>
    ),
  },
]

/** Whom each breach touched, the clock of the authority, and telling people with a second person's consent. */
export function Information() {
  const [vue, setVue] = useState<InformationViolation | null>(null)
  return (
    <>
      <Accords
        resource={informationViolationsResource}
        colonnes={colonnes}
        mots={textes}
        compte="personnes"
        autres={(ligne) => (
          <Button size="sm" aria-label={textes.voirQuoi(ligne.titre)} onClick={() => setVue(ligne)}>
            {textes.voir}
          </Button>
        )}
      />
      {vue && <Personnes ligne={vue} onClose={() => setVue(null)} />}
    </>
  )
}
