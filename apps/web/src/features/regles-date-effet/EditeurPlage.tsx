import type { Circonstance } from '@espace-adherent/domain/regles-date-effet/circonstances.ts'
import type { FautesRegle } from '@espace-adherent/domain/regles-date-effet/controler.ts'
import { Button } from '@espace-adherent/ui/actions'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  bornesSimples,
  type ContrainteRegle,
  dateEcrite,
  dateLue,
  enSimple,
  nouvelleContrainte,
  type PlageRegle,
} from './brouillon.ts'
import { Conditions } from './Conditions.tsx'
import { EditeurContrainte } from './EditeurContrainte.tsx'
import css from './regles.module.css'
import { textes } from './textes.ts'

type EditeurPlageProps = {
  plage: PlageRegle
  isSimple: boolean
  rang: number
  circonstances: readonly Circonstance[]
  fautes: FautesRegle
  disabled: boolean
  onChange: (plage: PlageRegle) => void
  onForme: (isSimple: boolean, plage: PlageRegle) => void
  /** Null: a rule keeps one range at least. */
  onRemove: (() => void) | null
}

const formes = [
  { valeur: 'phrase', libelle: textes.formes.phrase },
  { valeur: 'simple', libelle: textes.formes.simple },
] as const

/** One range: what its member reads, when it is offered, between which days. */
export function EditeurPlage(props: EditeurPlageProps) {
  const { plage, isSimple, rang, circonstances, fautes, disabled, onChange, onForme } = props
  const { quand = [], jourDuMois: _, ...reste } = plage
  const commun = { layout: 'stack', disabled } as const
  return (
    <fieldset className={css.plage}>
      <legend className={css.legende}>{textes.periode(rang + 1)}</legend>
      {fautes[`plages.${rang}`] && (
        <Notice tone="danger" title={textes.aCorriger}>
          {fautes[`plages.${rang}`]}
        </Notice>
      )}
      <TextField
        {...commun}
        label={textes.libellePeriode}
        maxLength={200}
        value={plage.libelle}
        onChange={(libelle) => onChange({ ...plage, libelle })}
      />
      {circonstances.length > 0 && (
        <Conditions
          conditions={quand}
          circonstances={circonstances}
          disabled={disabled}
          onChange={(suite) =>
            onChange({
              ...reste,
              ...(plage.jourDuMois !== undefined && { jourDuMois: plage.jourDuMois }),
              ...(suite.length > 0 && { quand: suite }),
            })
          }
        />
      )}
      <RadioGroup
        {...commun}
        label={textes.forme}
        choix={formes}
        value={isSimple ? 'simple' : 'phrase'}
        onChange={(forme) =>
          onForme(forme === 'simple', {
            ...plage,
            contraintes: forme === 'simple' ? [] : plage.contraintes,
          })
        }
      />
      {isSimple ? <DeuxDates {...props} /> : <Phrases {...props} />}
      <TextField
        {...commun}
        label={textes.choixMois}
        hint={textes.choixMoisAide}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={plage.jourDuMois === undefined ? '' : String(plage.jourDuMois)}
        onChange={(saisie) => {
          const jour = Number(saisie)
          const isJour = /^\d{1,2}$/.test(saisie) && jour >= 1 && jour <= 31
          onChange({ ...sansJour(plage), ...(isJour && { jourDuMois: jour }) })
        }}
      />
      {!disabled && props.onRemove && (
        <div className="cluster end gap-8">
          <Button
            size="sm"
            variant="quiet"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={props.onRemove}
          >
            {textes.retirerPeriode(rang + 1)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const sansJour = ({ jourDuMois: _, ...plage }: PlageRegle): PlageRegle => plage

/** The shorter form: from one day to another. */
function DeuxDates({ plage, rang, fautes, disabled, onChange }: EditeurPlageProps) {
  const { borneMin, borneMax } = bornesSimples(plage)
  const rangDe = (borne: string) =>
    plage.contraintes.findIndex(({ detail }) => detail.borne === borne)
  const champ = (borne: '>=' | '<=') => ({
    layout: 'stack' as const,
    disabled,
    hint: textes.ouverte,
    error: fautes[`plages.${rang}.contraintes.${rangDe(borne)}`],
  })
  return (
    <div className={css.deux}>
      <DateField
        {...champ('>=')}
        label={textes.du}
        value={dateEcrite(borneMin)}
        onChange={(saisie) => onChange(enSimple(plage, { borneMin: dateLue(saisie), borneMax }))}
      />
      <DateField
        {...champ('<=')}
        label={textes.au}
        value={dateEcrite(borneMax)}
        onChange={(saisie) => onChange(enSimple(plage, { borneMin, borneMax: dateLue(saisie) }))}
      />
    </div>
  )
}

const CONTRAINTES_MAX = 20

/** The richer form: sentences that add up. */
function Phrases({ plage, rang, circonstances, fautes, disabled, onChange }: EditeurPlageProps) {
  const { contraintes } = plage
  const put = (suite: ContrainteRegle[]) => onChange({ ...plage, contraintes: suite })
  return (
    <>
      <ol className="stack gap-12" aria-label={textes.contraintes(rang + 1)}>
        {contraintes.map((contrainte, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are known by their place.
          <li key={place}>
            <EditeurContrainte
              {...{ contrainte, circonstances, disabled }}
              faute={fautes[`plages.${rang}.contraintes.${place}`]}
              onChange={(suite) => put(contraintes.map((une, i) => (i === place ? suite : une)))}
              onRemove={() => put(contraintes.filter((_, i) => i !== place))}
            />
          </li>
        ))}
      </ol>
      {contraintes.length === 0 && <p className={css.discret}>{textes.libre}</p>}
      {!disabled && contraintes.length < CONTRAINTES_MAX && (
        <div>
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => put([...contraintes, nouvelleContrainte()])}
          >
            {textes.ajouterPhrase}
          </Button>
        </div>
      )}
    </>
  )
}
