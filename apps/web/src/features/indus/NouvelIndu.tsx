import { indusResource, lignesInduResource } from '@espace-adherent/contract/indus'
import type { Row } from '@espace-adherent/contract/resources'
import { dateAParis, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { libellesMotifIndu, motifsIndu } from '@espace-adherent/domain/indus'
import { parseMontant, saisieMontant } from '@espace-adherent/domain/montants'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { MontantField } from '@espace-adherent/ui/montants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useGesteSuivi } from '../suivis/index.ts'
import css from './indus.module.css'
import { textes } from './textes.ts'

const mots = textes.staff
type Ligne = Row<typeof lignesInduResource>
/** What was typed for each line that is chosen, by its number. */
type Choisies = Readonly<Record<number, string>>

/** A contract, its lines, what of each was paid by mistake, and why: then the letter leaves. */
export function NouvelIndu({ onClose }: { onClose: () => void }) {
  const [numero, setNumero] = useState('')
  const [cherche, setCherche] = useState<string | null>(null)
  return (
    <Card title={mots.nouveau}>
      <div className="stack gap-16">
        <TextField
          label={mots.numero}
          layout="stack"
          required
          value={numero}
          onChange={setNumero}
        />
        <div className="cluster gap-12">
          <Button onClick={() => setCherche(numero.trim() || null)}>{mots.chercher}</Button>
          <Button onClick={onClose}>{textes.annuler}</Button>
        </div>
        {cherche && <Constat key={cherche} numeroContrat={cherche} onClose={onClose} />}
      </div>
    </Card>
  )
}

function Constat({ numeroContrat, onClose }: { numeroContrat: string; onClose: () => void }) {
  const query = useQuery(listQuery(lignesInduResource, { numeroContrat }, { lifetime: 0 }))
  return (
    <Lecture query={query} attente={['12rem']}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p>{mots.aucune}</p>
        ) : (
          <Saisie lignes={rows} numeroContrat={numeroContrat} onClose={onClose} />
        )
      }
    </Lecture>
  )
}

type SaisieProps = { lignes: Ligne[]; numeroContrat: string; onClose: () => void }

function Saisie({ lignes, numeroContrat, onClose }: SaisieProps) {
  const aujourdhui = dateAParis(new Date())
  const [choisies, setChoisies] = useState<Choisies>({})
  const [motif, setMotif] = useState('')
  const [explication, setExplication] = useState('')
  const [constateLe, setConstateLe] = useState(formatDate(aujourdhui))
  const { mutate, isPending, error } = useGesteSuivi(indusResource)
  const fautes = (error as HttpError | null)?.champs ?? {}
  const demandees = Object.entries(choisies).map(([id, montant]) => ({
    ligneId: Number(id),
    montant: parseMontant(montant) ?? 0,
  }))
  const choisi = motifsIndu.find((un) => un === motif)
  const jour = parseDate(constateLe)
  const envoyer = () =>
    choisi &&
    jour &&
    mutate(
      {
        geste: 'demander',
        numeroContrat,
        motif: choisi,
        explication,
        constateLe: jour,
        lignes: demandees,
      },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: mots.envoyee })
          onClose()
        },
      },
    )
  return (
    <>
      <Lignes lignes={lignes} choisies={choisies} onChange={setChoisies} error={fautes.lignes} />
      <SelectField
        label={mots.motif}
        layout="stack"
        required
        value={motif}
        onChange={setMotif}
        choix={motifsIndu.map((valeur) => ({ valeur, libelle: libellesMotifIndu[valeur] }))}
      />
      <TextAreaField
        label={mots.explication}
        layout="stack"
        required
        rows={4}
        hint={mots.explicationAide}
        error={fautes.explication}
        value={explication}
        onChange={setExplication}
      />
      <DateField
        label={mots.constateLe}
        layout="stack"
        required
        max={aujourdhui}
        error={fautes.constateLe}
        value={constateLe}
        onChange={setConstateLe}
      />
      <p role="status">{mots.total(demandees.reduce((total, un) => total + un.montant, 0))}</p>
      <div>
        <Button variant="primary" busy={isPending} onClick={envoyer}>
          {mots.envoyer}
        </Button>
      </div>
    </>
  )
}

type LignesProps = {
  lignes: Ligne[]
  choisies: Choisies
  onChange: (choisies: Choisies) => void
  error: string | undefined
}

const Lignes = ({ lignes, choisies, onChange, error }: LignesProps) => (
  <fieldset className={css.lignes}>
    <legend>{textes.lignes}</legend>
    {lignes.map(({ id, libelle, personne, payeLe, verse, dejaDemande }, rang) => (
      <div key={id}>
        <CheckboxField
          label={mots.ligne(libelle, personne, formatDate(payeLe), verse)}
          error={rang === 0 ? error : undefined}
          value={id in choisies}
          onChange={(isChosen) => {
            const { [id]: _, ...autres } = choisies
            onChange(isChosen ? { ...autres, [id]: saisieMontant(verse - dejaDemande) } : autres)
          }}
        />
        {id in choisies && (
          <MontantField
            label={mots.montantDe(libelle)}
            value={choisies[id] ?? ''}
            onChange={(montant) => onChange({ ...choisies, [id]: montant })}
          />
        )}
      </div>
    ))}
  </fieldset>
)
