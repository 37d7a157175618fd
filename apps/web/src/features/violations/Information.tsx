import type { InformationViolation } from '@espace-adherent/contract/violations'
import { formatInstant } from '@espace-adherent/domain/calendrier'
import { type GesteInformation, libellesEtatInformation } from '@espace-adherent/domain/violations'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { EmptyState, Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, PetitTableau } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Personnes } from './Personnes.tsx'
import { informationQuery, useGeste } from './queries.ts'
import { textes } from './textes.ts'
import css from './violations.module.css'

type Ouvert = { ligne: InformationViolation; quoi: GesteInformation | 'personnes' }

/** Whom each breach touched, the clock of the authority, and telling people with a second person's consent. */
export function Information() {
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  const actions: Colonne<InformationViolation> = {
    nom: 'actions',
    libelle: textes.actions,
    rendu: (ligne) => (
      <span className={css.boutons}>
        <Button
          size="sm"
          aria-label={textes.voirQuoi(ligne.titre)}
          onClick={() => setOuvert({ ligne, quoi: 'personnes' })}
        >
          {textes.voir}
        </Button>
        {ligne.gestes.map((geste) => (
          <Button key={geste} size="sm" onClick={() => setOuvert({ ligne, quoi: geste })}>
            {textes.gestes[geste]}
          </Button>
        ))}
      </span>
    ),
  }
  return (
    <Card title={textes.titre} className={css.tableaux}>
      <p className={css.aide}>{textes.aide}</p>
      <Lecture query={useQuery(informationQuery)} attente={['8rem']}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={textes.aucune}>{textes.aucuneTexte}</EmptyState>
          ) : (
            <PetitTableau colonnes={[...colonnes, actions]} lignes={rows} cle={({ id }) => id} />
          )
        }
      </Lecture>
      {ouvert?.quoi === 'personnes' && (
        <Personnes ligne={ouvert.ligne} onClose={() => setOuvert(null)} />
      )}
      {ouvert && ouvert.quoi !== 'personnes' && (
        <Question ligne={ouvert.ligne} geste={ouvert.quoi} onClose={() => setOuvert(null)} />
      )}
    </Card>
  )
}

const colonnes: readonly Colonne<InformationViolation>[] = [
  { nom: 'titre', libelle: textes.violation, rendu: ({ titre }) => titre },
  {
    nom: 'cnil',
    libelle: textes.cnil,
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
    rendu: ({ personnes, disparues }) => textes.combien(personnes, disparues),
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    rendu: ({ etat, informees }) => (
      <>
        {libellesEtatInformation[etat]}
        {informees > 0 && <span className={css.discret}>{textes.informees(informees)}</span>}
      </>
    ),
  },
]

type QuestionProps = { ligne: InformationViolation; geste: GesteInformation; onClose: () => void }

function Question({ ligne, geste, onClose }: QuestionProps) {
  const faire = useGeste()
  const { id, revision, personnes } = ligne
  return (
    <Dialog
      title={`${textes.gestes[geste]}\u00a0: ${ligne.titre}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.fermer}</Button>
          <Button
            variant="primary"
            busy={faire.isPending}
            onClick={() => faire.mutate({ id, revision, geste, personnes }, { onSuccess: onClose })}
          >
            {textes.gestes[geste]}
          </Button>
        </>
      }
    >
      <p>{textes.confirmer[geste](personnes)}</p>
      {faire.error && (
        <Notice tone="danger" title={textes.echec} alert>
          {Object.values(faire.error.champs ?? {}).join(' ') || faire.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
