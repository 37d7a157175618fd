import {
  type Absence,
  absencesResource,
  type Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import type { Data } from '@espace-adherent/contract/resources'
import {
  addDays,
  formatDate,
  formatDateLongue,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../../platform/brouillons/useSaisieGardee.ts'
import type { HttpError } from '../../../platform/http/error.ts'
import { update } from '../../../platform/query/act.ts'
import { LigneALigne, type LigneDifferente } from '../../gestion/index.ts'
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
  const [saisie, garder, oublier] = useSaisieGardee(cleBrouillon('absence', null), {
    qui: '',
    jusquAu: formatDate(addDays(aujourdhui(), 7)),
    remplacantId: '',
  })
  const { qui, jusquAu, remplacantId } = saisie
  const [isTente, setTente] = useState(false)
  const ecrire = useMutation({
    ...update(absencesResource),
    onSettled: () => Promise.all([reread(client), rereadEquipe(client)]),
  })
  const erreur = ecrire.error as HttpError | null
  const champs: Partial<Record<string, string>> = erreur?.champs ?? {}
  const actuelle = (erreur?.versions?.actuelle ?? null) as Absence | null
  const [voulu, setVoulu] = useState<Voulu | null>(null)
  const envoyer = (suite: Voulu) => {
    setVoulu(suite)
    ecrire.mutate(suite, {
      onSuccess: () => {
        garder({ ...saisie, qui: '' })
        oublier()
      },
    })
  }
  const jour = parseDate(jusquAu)
  const save = () => {
    setTente(true)
    if (qui === '' || jour === null) return
    const avant = vueDe(connues.find(({ compteId }) => compteId === qui))
    envoyer({ compteId: qui, jusquAu: jour, remplacantId: remplacantId || null, avant })
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
      {voulu && actuelle && (
        <LigneALigne
          titre={mots.change(actuelle.nom)}
          differences={differencesDe(voulu, actuelle, collegues)}
          isBusy={ecrire.isPending}
          onSave={(choix) => envoyer(trancher(voulu, actuelle, choix))}
          onKeep={ecrire.reset}
        />
      )}
      {connues.length > 0 && (
        <ul className={css.absents}>
          {connues.map((absence) => (
            <li key={absence.compteId}>
              <span>{dire(absence)}</span>
              <Button
                size="sm"
                disabled={ecrire.isPending}
                onClick={() => {
                  const { compteId } = absence
                  envoyer({ compteId, jusquAu: null, remplacantId: null, avant: vueDe(absence) })
                }}
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
        onChange={(qui) => garder({ ...saisie, qui })}
      />
      <DateField
        label={mots.jusquAu}
        layout="stack"
        hint={null}
        required
        min={aujourdhui()}
        error={champs.jusquAu ?? (isTente && jour === null ? textes.dateRequise : undefined)}
        value={jusquAu}
        onChange={(jusquAu) => garder({ ...saisie, jusquAu })}
      />
      <SelectField
        label={mots.remplacant}
        hint={mots.remplacantAide}
        layout="stack"
        placeholder={mots.aLaFile}
        error={champs.remplacantId}
        choix={choix.filter(({ valeur }) => valeur !== qui)}
        value={remplacantId}
        onChange={(remplacantId) => garder({ ...saisie, remplacantId })}
      />
    </Dialog>
  )
}

type Voulu = Data<typeof absencesResource>

const vueDe = (absence: Absence | null | undefined): Voulu['avant'] =>
  absence?.jusquAu
    ? { jusquAu: absence.jusquAu, remplacantId: absence.remplacant?.id ?? null }
    : null

/** What a colleague has written of it meanwhile, beside what one wanted. */
function differencesDe(
  voulu: Voulu,
  actuelle: Absence,
  collegues: Reperes['collegues'],
): LigneDifferente[] {
  const nomDe = (id: string | null) => collegues.find((one) => one.id === id)?.nom ?? mots.aLaFile
  const jour = (le: string | null) => (le ? formatDateLongue(le) : mots.deRetour)
  const lignes = [
    {
      nom: 'jusquAu',
      libelle: mots.jusquAu,
      votre: jour(voulu.jusquAu),
      actuelle: jour(actuelle.jusquAu),
    },
    {
      nom: 'remplacantId',
      libelle: mots.remplacant,
      votre: nomDe(voulu.remplacantId),
      actuelle: actuelle.remplacant?.nom ?? mots.aLaFile,
    },
  ]
  return lignes
    .filter((ligne) => ligne.votre !== ligne.actuelle)
    .map((ligne) => ({ ...ligne, propose: 'votre' }))
}

const trancher = (
  { compteId, jusquAu, remplacantId }: Voulu,
  actuelle: Absence,
  choix: Readonly<Record<string, 'votre' | 'actuelle'>>,
): Voulu => ({
  compteId,
  jusquAu: choix.jusquAu === 'actuelle' ? actuelle.jusquAu : jusquAu,
  remplacantId:
    choix.remplacantId === 'actuelle' ? (actuelle.remplacant?.id ?? null) : remplacantId,
  avant: vueDe(actuelle),
})

const dire = ({ nom, jusquAu, remplacant }: Absence) =>
  mots.absent(nom, formatDateLongue(jusquAu ?? ''), remplacant?.nom ?? null)
