import type { RegleAdministree } from '@espace-adherent/contract/regles-date-effet'
import {
  dateAParis,
  dateProche,
  formatDate,
  formatPlage,
  isDateAutorisee,
  moisDe,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import { type Circonstance, expliquerRegle } from '@espace-adherent/domain/regles-date-effet'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import type { Regle } from './brouillon.ts'
import { CalendrierEssai } from './CalendrierEssai.tsx'
import { Garder } from './Garder.tsx'
import { useContrat } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

type TesteurProps = {
  regle: RegleAdministree
  ecrite: Regle
  connues: { circonstances: readonly Circonstance[]; dateMotif: string | null }
  canKeep: boolean
}

/** What the rule would offer that day on that contract, and what it says of one date. */
export function Testeur({ regle, ecrite, connues, canKeep }: TesteurProps) {
  const aujourdhui = dateAParis(new Date())
  const [saisie, setSaisie] = useState(() => ({
    jour: formatDate(aujourdhui),
    dateDebut: formatDate(`${Number(aujourdhui.slice(0, 4)) - 3}-01-01`),
    dateFin: '',
    dateMotif: formatDate(aujourdhui),
    faits: Object.fromEntries(
      connues.circonstances.map(({ champ, valeurs }) => [champ, Object.keys(valeurs)[0] ?? '']),
    ) as Record<string, string>,
  }))
  const [date, setDate] = useState<string | null>(null)
  const [mois, setMois] = useState<string | null>(null)
  const put = (suite: Partial<typeof saisie>) => {
    setSaisie({ ...saisie, ...suite })
    setMois(null)
  }
  const [jour, dateDebut] = [parseDate(saisie.jour), parseDate(saisie.dateDebut)]
  const essai = jour &&
    dateDebut && {
      jour,
      dateDebut,
      dateFin: parseDate(saisie.dateFin),
      dateMotif: connues.dateMotif === null ? null : parseDate(saisie.dateMotif),
      faits: saisie.faits,
    }
  const explications = essai
    ? expliquerRegle(
        ecrite,
        {
          aujourdhui: essai.jour,
          contrat: { dateDebut: essai.dateDebut, dateFin: essai.dateFin },
          dateMotifRadiation: essai.dateMotif,
        },
        essai.faits,
        connues.circonstances,
        date,
      )
    : []
  const plages = explications.flatMap(({ plage }) => plage ?? [])
  const depart = essai && (dateProche(essai.jour, plages) ?? essai.jour)
  return (
    <div className={css.partie}>
      <p className={css.discret}>{textes.testLead}</p>
      <Contrat
        nomOffre={regle.nomOffre}
        onFound={(contrat) =>
          put({
            dateDebut: formatDate(contrat.dateDebut),
            dateFin: contrat.dateFin === null ? '' : formatDate(contrat.dateFin),
          })
        }
      />
      <div className={css.deux}>
        <DateField
          label={textes.jour}
          layout="stack"
          required
          value={saisie.jour}
          onChange={(valeur) => put({ jour: valeur })}
        />
        <DateField
          label={textes.dateDebut}
          layout="stack"
          required
          value={saisie.dateDebut}
          onChange={(valeur) => put({ dateDebut: valeur })}
        />
        <DateField
          label={textes.dateFin}
          layout="stack"
          hint={textes.ouverte}
          value={saisie.dateFin}
          onChange={(valeur) => put({ dateFin: valeur })}
        />
        {connues.dateMotif !== null && (
          <DateField
            label={connues.dateMotif}
            layout="stack"
            value={saisie.dateMotif}
            onChange={(valeur) => put({ dateMotif: valeur })}
          />
        )}
        {connues.circonstances.map(({ champ, libelle, valeurs }) => (
          <SelectField
            key={champ}
            label={libelle}
            layout="stack"
            choix={Object.entries(valeurs).map(([valeur, nom]) => ({ valeur, libelle: nom }))}
            value={saisie.faits[champ] ?? ''}
            onChange={(valeur) => put({ faits: { ...saisie.faits, [champ]: valeur } })}
          />
        ))}
      </div>
      {essai && depart && (
        <div className={css.essai}>
          <CalendrierEssai
            mois={mois ?? moisDe(depart)}
            date={date}
            isAutorisee={(une) => isDateAutorisee(une, plages)}
            onMois={setMois}
            onDate={setDate}
          />
          <div className={css.partie}>
            {plages.length === 0 ? (
              <Notice tone="warning" title={textes.aucunePlage} />
            ) : (
              <div>
                <p className="name">{textes.plages}</p>
                <ul className={css.puces}>
                  {plages.map((plage, rang) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: ranges are known by their place.
                    <li key={rang}>{formatPlage(plage)}</li>
                  ))}
                </ul>
              </div>
            )}
            {date === null ? (
              <p className={css.discret}>{textes.choisirDate}</p>
            ) : (
              <Verdict date={date} explications={explications} />
            )}
            {date !== null && canKeep && (
              <Garder
                acte={regle.acte}
                nomOffre={regle.nomOffre}
                essai={{ ...essai, date, attendu: isDateAutorisee(date, plages) }}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type VerdictProps = { date: string; explications: ReturnType<typeof expliquerRegle> }

function Verdict({ date, explications }: VerdictProps) {
  const isAutorisee = explications.some((une) => une.isAutorisee)
  return (
    <div role="status">
      <Notice
        tone={isAutorisee ? 'success' : 'danger'}
        title={(isAutorisee ? textes.verdictOui : textes.verdictNon)(formatDate(date))}
      >
        <ul className={css.puces}>
          {explications.map(({ libelle, isAutorisee: permet, raisons }, rang) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ranges are known by their place.
            <li key={rang}>
              <strong>{libelle || textes.periode(rang + 1)}</strong>{' '}
              {permet ? textes.permisPar : textes.refusePar}
              {!permet && raisons.length > 0 && (
                <ul>
                  {raisons.map((raison) => (
                    <li key={raison}>{raison}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

type ContratProps = {
  nomOffre: string
  onFound: (contrat: { dateDebut: string; dateFin: string | null }) => void
}

function Contrat({ nomOffre, onFound }: ContratProps) {
  const [numeroContrat, setNumero] = useState('')
  const contrat = useContrat()
  const autre = contrat.data && nomOffre !== '' && contrat.data.nomOffre !== nomOffre
  return (
    <form
      className={css.ajout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        contrat.mutate({ numeroContrat }, { onSuccess: onFound })
      }}
    >
      <TextField
        label={textes.contrat}
        hint={
          autre && contrat.data
            ? textes.contratAutreOffre(contrat.data.nomOffre)
            : textes.contratAide
        }
        layout="stack"
        autoComplete="off"
        maxLength={40}
        value={numeroContrat}
        error={contrat.error?.champs.numeroContrat ?? contrat.error?.message}
        onChange={setNumero}
      />
      <Button type="submit" busy={contrat.isPending} disabled={numeroContrat.trim() === ''}>
        {textes.reprendreContrat}
      </Button>
    </form>
  )
}
