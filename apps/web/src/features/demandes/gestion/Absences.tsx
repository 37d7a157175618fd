import {
  type Absence,
  absencesResource,
  type Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import {
  addDays,
  formatDate,
  formatDateLongue,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../../platform/http/error.ts'
import { update } from '../../../platform/query/act.ts'
import { aujourdhui } from './moments.ts'
import { absencesQuery, reread, rereadEquipe } from './queries.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

const { absences: mots } = textes

type AbsencesProps = { collegues: Reperes['collegues']; onClose: () => void }

/** Who is away until when, and who goes on with what they had. */
export function Absences({ collegues, onClose }: AbsencesProps) {
  const client = useQueryClient()
  const connues = useQuery(absencesQuery).data?.rows ?? []
  const [qui, setQui] = useState('')
  const [jusquAu, setJusquAu] = useState(formatDate(addDays(aujourdhui(), 7)))
  const [remplacantId, setRemplacant] = useState('')
  const [isTente, setTente] = useState(false)
  const ecrire = useMutation({
    ...update(absencesResource),
    onSuccess: () => Promise.all([reread(client), rereadEquipe(client)]),
  })
  const champs: Partial<Record<string, string>> = (ecrire.error as HttpError | null)?.champs ?? {}
  const jour = parseDate(jusquAu)
  const save = () => {
    setTente(true)
    if (qui === '' || jour === null) return
    ecrire.mutate(
      { compteId: qui, jusquAu: jour, remplacantId: remplacantId || null },
      { onSuccess: () => setQui('') },
    )
  }
  const choix = collegues.map(({ id, nom }) => ({ valeur: id, libelle: nom }))
  return (
    <Dialog
      title={mots.titre}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.fermer}</Button>
          <Button variant="primary" busy={ecrire.isPending} onClick={save}>
            {mots.enregistrer}
          </Button>
        </>
      }
    >
      <p>{mots.texte}</p>
      {connues.length > 0 && (
        <ul className={css.absents}>
          {connues.map((absence) => (
            <li key={absence.compteId}>
              <span>{dire(absence)}</span>
              <Button
                size="sm"
                disabled={ecrire.isPending}
                onClick={() =>
                  ecrire.mutate({ compteId: absence.compteId, jusquAu: null, remplacantId: null })
                }
              >
                {mots.deRetour}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={mots.qui}
        layout="stack"
        required
        error={isTente && qui === '' ? textes.collegueRequis : undefined}
        choix={choix}
        value={qui}
        onChange={setQui}
      />
      <DateField
        label={mots.jusquAu}
        layout="stack"
        hint={null}
        required
        min={aujourdhui()}
        error={champs.jusquAu ?? (isTente && jour === null ? textes.dateRequise : undefined)}
        value={jusquAu}
        onChange={setJusquAu}
      />
      <SelectField
        label={mots.remplacant}
        hint={mots.remplacantAide}
        layout="stack"
        placeholder={mots.aLaFile}
        error={champs.remplacantId}
        choix={choix.filter(({ valeur }) => valeur !== qui)}
        value={remplacantId}
        onChange={setRemplacant}
      />
    </Dialog>
  )
}

const dire = ({ nom, jusquAu, remplacant }: Absence) =>
  mots.absent(nom, formatDateLongue(jusquAu ?? ''), remplacant?.nom ?? null)
