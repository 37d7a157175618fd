import {
  conservationResource,
  type Conservation as Ligne,
  passagesResource,
} from '@espace-adherent/contract/conservation'
import type { Row } from '@espace-adherent/contract/resources'
import { formatDate, formatInstant } from '@espace-adherent/domain/calendrier'
import { dureesConservation } from '@espace-adherent/domain/conservation'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture, LectureLignes } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { Sorties } from '../sorties/index.tsx'
import css from './conservation.module.css'
import { Duree } from './Duree.tsx'
import { textes } from './textes.ts'

/** How long each kind is kept, what would go today, and what went. */
export const Conservation = () => (
  <div className="stack gap-20 single">
    <Durees />
    <Passages />
  </div>
)

function Durees() {
  const peutModifier = useDroit()({ domaine: 'parametrage', action: 'update' })
  const [ouverte, setOuverte] = useState<Ligne | null>(null)
  const modifier: Colonne<Ligne> = {
    nom: 'action',
    libelle: textes.action,
    isSecondaire: true,
    rendu: (ligne) => {
      const { min, max, libelle } = dureesConservation[ligne.genre]
      return (
        min < max && (
          <Button
            size="sm"
            aria-label={textes.modifierQuoi(libelle)}
            onClick={() => setOuverte(ligne)}
          >
            {textes.modifier}
          </Button>
        )
      )
    },
  }
  return (
    <Card
      title={textes.durees}
      actions={<Sorties resource={conservationResource} />}
      className={css.tableaux}
    >
      <p className="muted mb-12">
        {textes.dureesAide} {textes.retenusAide}
      </p>
      <LectureLignes
        query={useQuery(listQuery(conservationResource, {}, { lifetime: 0 }))}
        attente={['24rem']}
      >
        {(lignes) => (
          <PetitTableau
            colonnes={[...colonnes, ...(peutModifier ? [modifier] : [])]}
            lignes={lignes}
            cle={({ genre }) => genre}
          />
        )}
      </LectureLignes>
      {ouverte && <Duree ligne={ouverte} onClose={() => setOuverte(null)} />}
    </Card>
  )
}

const colonnes: readonly Colonne<Ligne>[] = [
  {
    nom: 'donnees',
    libelle: textes.donnees,
    rendu: ({ genre }) => (
      <>
        {dureesConservation[genre].libelle}
        <span className="note block">{dureesConservation[genre].source}</span>
      </>
    ),
  },
  {
    nom: 'depart',
    libelle: textes.depart,
    isSecondaire: true,
    rendu: ({ genre }) => dureesConservation[genre].depart,
  },
  { nom: 'duree', libelle: textes.duree, rendu: ({ mois }) => textes.mois(mois) },
  {
    nom: 'aSupprimer',
    libelle: textes.aSupprimer,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ genre, aSupprimer }) => {
      const dit = textes.combien(aSupprimer, dureesConservation[genre].unite)
      return aSupprimer > 0 ? <StateBadge tone="warning">{dit}</StateBadge> : dit
    },
  },
  {
    nom: 'retenus',
    libelle: textes.retenus,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ genre, retenus }) => textes.combien(retenus, dureesConservation[genre].unite),
  },
]

type Passage = Row<typeof passagesResource>

function Passages() {
  return (
    <Card
      title={textes.passages}
      actions={<Sorties resource={passagesResource} />}
      className={css.tableaux}
    >
      <Lecture
        query={useQuery(listQuery(passagesResource, {}, { lifetime: 0 }))}
        attente={['8rem']}
      >
        {({ rows: passages }) =>
          passages.length === 0 ? (
            <EmptyState title={textes.aucunPassage}>{textes.aucunPassageTexte}</EmptyState>
          ) : (
            <>
              <p className="muted mb-12">{textes.passagesAide}</p>
              <PetitTableau colonnes={colonnesPassages} lignes={passages} cle={({ id }) => id} />
            </>
          )
        }
      </Lecture>
    </Card>
  )
}

const colonnesPassages: readonly Colonne<Passage>[] = [
  { nom: 'le', libelle: textes.le, rendu: ({ le }) => formatInstant(new Date(le)) },
  {
    nom: 'quoi',
    libelle: textes.quoi,
    isSecondaire: true,
    rendu: ({ genre }) => (genre ? dureesConservation[genre].libelle : textes.passage),
  },
  { nom: 'nombre', libelle: textes.nombre, isNombre: true, rendu: ({ nombre }) => nombre },
  {
    nom: 'limite',
    libelle: textes.limite,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ limite }) => limite && formatDate(limite),
  },
  {
    nom: 'empreinte',
    libelle: textes.empreinte,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ empreinte }) => empreinte && <code className="small anywhere">{empreinte}</code>,
  },
]
