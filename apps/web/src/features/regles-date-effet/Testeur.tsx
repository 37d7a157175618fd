import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { reglesDateEffetGestion } from '@espace-adherent/contract/gestions'
import {
  dateAParis,
  dateProche,
  formatDate,
  formatPlage,
  isDateAutorisee,
  moisDe,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import { circonstancesRegle } from '@espace-adherent/domain/regles-date-effet/circonstances.ts'
import { expliquerRegle } from '@espace-adherent/domain/regles-date-effet/expliquer.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import { useApercu } from '../gestion/index.ts'
import type { Place, Regle } from './brouillon.ts'
import { CalendrierEssai } from './CalendrierEssai.tsx'
import { Essais, Garder } from './Essais.tsx'
import css from './regles.module.css'
import { textes } from './textes.ts'

type TesteurProps = { ligne: LigneGestion; valeurs: Record<string, unknown> }

/** What the rule would offer that day on that contract, and what it says of one date. */
export function Testeur({ ligne, valeurs }: TesteurProps) {
  const place = ligne as unknown as Place
  const ecrite = valeurs.regle as Regle
  const connues = circonstancesRegle(place.acte)
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
        nomOffre={place.nomOffre}
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
            {date !== null && (
              <Garder
                place={place}
                essai={{ ...essai, date, attendu: isDateAutorisee(date, plages) }}
              />
            )}
          </div>
        </div>
      )}
      <Essais place={place} ecrite={ecrite} />
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

type Dates = { nomOffre: string; dateDebut: string; dateFin: string | null }
type ContratProps = { nomOffre: string; onFound: (contrat: Dates) => void }

function Contrat({ nomOffre, onFound }: ContratProps) {
  const [numeroContrat, setNumero] = useState('')
  const contrat = useApercu<Dates>(reglesDateEffetGestion as unknown as Gestion)
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
