import {
  canauxEnvoi,
  libellesCanalEnvoi,
  limitesEnvoi,
  variablesEnvoi,
} from '@espace-adherent/domain/envois'
import { categoriesMots } from '@espace-adherent/domain/mots/contenu.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxGroup, RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import css from './envois.module.css'
import { audiencesQuery } from './queries.ts'
import { heuresPossibles, type Saisie } from './saisie.ts'
import { textes } from './textes.ts'

type Props = {
  saisie: Saisie
  erreurs: Readonly<Record<string, string>>
  disabled: boolean
  lienAudiences: string
  onChange: (suite: Partial<Saisie>) => void
}

const choixDe = <V extends string>(valeurs: readonly V[], libelles: Readonly<Record<V, string>>) =>
  valeurs.map((valeur) => ({ valeur, libelle: libelles[valeur] }))

const pages = Object.entries(textes.pages).map(([valeur, libelle]) => ({ valeur, libelle }))

/** The four questions of a notification: to whom, what, by which ways, when. */
export function Formulaire({ saisie, erreurs, disabled, lienAudiences, onChange }: Props) {
  const audiences = useQuery(audiencesQuery)
  const champ = <N extends keyof Saisie>(nom: N) => ({
    name: nom,
    layout: 'stack' as const,
    disabled,
    error: erreurs[nom],
    value: saisie[nom],
    onChange: (valeur: Saisie[N]) => onChange({ [nom]: valeur } as Partial<Saisie>),
  })
  return (
    <>
      <Card title={textes.qui}>
        <SelectField
          {...champ('audienceId')}
          label={textes.audience}
          required
          hint={textes.audienceAide}
          choix={(audiences.data ?? []).map(({ id, nom }) => ({ valeur: id, libelle: nom }))}
        />
        <p className="mt-12">
          {audiences.data?.length === 0 && `${textes.sansAudience} `}
          <a href={lienAudiences}>{textes.voirAudiences}</a>
        </p>
      </Card>
      <Card title={textes.message}>
        <div className={css.champs}>
          <TextField
            {...champ('titre')}
            label={textes.champTitre}
            required
            autoComplete="off"
            maxLength={limitesEnvoi.titre}
          />
          <TextAreaField
            {...champ('texte')}
            label={textes.texte}
            required
            hint={textes.texteAide}
            rows={6}
            maxLength={4000}
          />
          {!disabled && (
            <fieldset className={css.variables}>
              <legend>{textes.variables}</legend>
              {(Object.keys(variablesEnvoi) as (keyof typeof variablesEnvoi)[]).map((nom) => (
                <Button
                  key={nom}
                  size="sm"
                  onClick={() => onChange({ texte: `${saisie.texte}((${nom}))` })}
                >
                  {textes.nomsVariables[nom]}
                </Button>
              ))}
            </fieldset>
          )}
          <div className={css.deux}>
            <TextField
              {...champ('bouton')}
              label={textes.bouton}
              hint={textes.boutonAide}
              autoComplete="off"
              maxLength={limitesEnvoi.bouton}
            />
            <SelectField
              {...champ('lien')}
              label={textes.lien}
              placeholder={textes.sansLien}
              choix={pages}
            />
          </div>
        </div>
      </Card>
      <Card title={textes.ou}>
        <div className={css.champs}>
          <RadioGroup
            {...champ('categorie')}
            label={textes.categorie}
            required
            choix={choixDe(categoriesMots, textes.categories)}
          />
          <CheckboxGroup
            {...champ('canaux')}
            label={textes.canaux}
            required
            hint={textes.canauxAide}
            choix={choixDe(canauxEnvoi, libellesCanalEnvoi)}
            onChange={(canaux) => onChange({ canaux: [...canaux] })}
          />
        </div>
      </Card>
      <Card title={textes.quand}>
        <div className={css.champs}>
          <RadioGroup
            {...champ('quand')}
            label={textes.depart}
            required
            choix={choixDe(['approbation', 'date'] as const, textes.quandChoix)}
          />
          {saisie.quand === 'date' && (
            <div className={css.deux}>
              <DateField {...champ('jour')} label={textes.jour} required error={erreurs.departLe} />
              <SelectField
                {...champ('heure')}
                label={textes.heure}
                required
                choix={heuresPossibles}
              />
            </div>
          )}
          <p className="note">{textes.heures}</p>
        </div>
      </Card>
    </>
  )
}
