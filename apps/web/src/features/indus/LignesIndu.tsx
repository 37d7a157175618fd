import type { LignesReclamees } from '@espace-adherent/contract/gestions'
import { lignesInduResource } from '@espace-adherent/contract/indus'
import type { Row } from '@espace-adherent/contract/resources'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { parseMontant, saisieMontant } from '@espace-adherent/domain/montants'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Field } from '@espace-adherent/ui/fields'
import { MontantField } from '@espace-adherent/ui/montants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import type { EditeurProps } from '../gestion/index.ts'
import { textes } from './textes.ts'

const mots = textes.staff
type Ligne = Row<typeof lignesInduResource>
/** What was typed for each line that is chosen, by its number. */
type Choisies = Readonly<Record<number, string>>

/** The lines of the contract that was named, and what of each was paid by mistake. */
export function LignesIndu({ value, saisie, onChange, ...field }: EditeurProps) {
  const [cherche, setCherche] = useState<string | null>(null)
  const numero = String(saisie.numeroContrat ?? '').trim()
  // Begun before, and found again as it was left.
  if (cherche === null && value !== '[]') setCherche(numero)
  const chercher = () => {
    setCherche(numero)
    onChange('[]')
  }
  return (
    <Field {...field} as="group" layout="stack">
      {() =>
        numero !== '' && cherche === numero ? (
          <Lues key={cherche} numeroContrat={cherche} value={value} onChange={onChange} />
        ) : (
          <div>
            <Button onClick={chercher}>{mots.chercher}</Button>
          </div>
        )
      }
    </Field>
  )
}

type LuesProps = Pick<EditeurProps, 'value' | 'onChange'>

function Lues({ numeroContrat, ...props }: LuesProps & { numeroContrat: string }) {
  const query = useQuery(listQuery(lignesInduResource, { numeroContrat }, { lifetime: 0 }))
  return (
    <Lecture query={query} attente={['12rem']}>
      {({ rows }) =>
        rows.length === 0 ? <p>{mots.aucune}</p> : <Choix {...props} lignes={rows} />
      }
    </Lecture>
  )
}

function Choix({ lignes, value, onChange }: LuesProps & { lignes: Ligne[] }) {
  const [choisies, setChoisies] = useState(() => choisiesDe(value))
  const demandees = demandeesDe(choisies)
  const change = (suivantes: Choisies) => {
    setChoisies(suivantes)
    onChange(JSON.stringify(demandeesDe(suivantes)))
  }
  return (
    <div className="stack gap-12">
      {lignes.map(({ id, libelle, personne, payeLe, verse, dejaDemande }) => (
        <div key={id}>
          <CheckboxField
            label={mots.ligne(libelle, personne, formatDate(payeLe), verse)}
            value={id in choisies}
            onChange={(isChosen) => {
              const { [id]: _, ...autres } = choisies
              change(isChosen ? { ...autres, [id]: saisieMontant(verse - dejaDemande) } : autres)
            }}
          />
          {id in choisies && (
            <MontantField
              label={mots.montantDe(libelle)}
              value={choisies[id] ?? ''}
              onChange={(montant) => change({ ...choisies, [id]: montant })}
            />
          )}
        </div>
      ))}
      <p role="status">{mots.total(demandees.reduce((total, un) => total + un.montant, 0))}</p>
    </div>
  )
}

const choisiesDe = (value: string): Choisies =>
  Object.fromEntries(
    (JSON.parse(value) as LignesReclamees).map(({ ligneId, montant }) => [
      ligneId,
      saisieMontant(montant),
    ]),
  )

const demandeesDe = (choisies: Choisies) =>
  Object.entries(choisies).map(([id, montant]) => ({
    ligneId: Number(id),
    montant: parseMontant(montant) ?? 0,
  }))
