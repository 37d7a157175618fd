import {
  declarationSinistreActe,
  type FaitsDeclarationSinistre,
  type SaisieDeclarationSinistre,
} from '@espace-adherent/contract/sinistres'
import { parseDate } from '@espace-adherent/domain/calendrier'
import {
  type GenreSinistre,
  genreSinistre,
  hasCirconstances,
  hasEmployeur,
  hasFin,
} from '@espace-adherent/domain/sinistres'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, PersonneField, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

type Vue = VueProps<SaisieDeclarationSinistre, FaitsDeclarationSinistre>

const Quoi = ({ form, faits: { personnes, types } }: Vue) => (
  <>
    <Champ form={form} name="numPers">
      {(champ) => <PersonneField {...champ} personnes={personnes} />}
    </Champ>
    <Champ form={form} name="typeSinistre">
      {(champ) => (
        <SelectField
          {...champ}
          label={textes.type}
          required
          choix={types.map(({ code, libelle }) => ({ valeur: code, libelle }))}
        />
      )}
    </Champ>
  </>
)

const libellesDate: Partial<Record<GenreSinistre, string>> = {
  arret: textes.dateArret,
  hospitalisation: textes.dateEntree,
  deces: textes.dateDeces,
}

function Quand({ form, regles: { jour }, faits: { dateDebut } }: Vue) {
  const genre = genreSinistre(form.watch('typeSinistre'))
  return (
    <>
      <Champ form={form} name="dateDebut">
        {(champ) => (
          <DateField
            {...champ}
            label={libellesDate[genre] ?? textes.date}
            required
            min={dateDebut}
            max={jour}
          />
        )}
      </Champ>
      {hasFin(genre) && (
        <Champ form={form} name="dateFin">
          {(champ) => (
            <DateField
              {...champ}
              label={textes.dateFin}
              min={parseDate(form.watch('dateDebut')) ?? undefined}
            />
          )}
        </Champ>
      )}
      {hasEmployeur(genre) && (
        <Champ form={form} name="employeur">
          {(champ) => (
            <TextField {...champ} label={textes.employeur} required autoComplete="organization" />
          )}
        </Champ>
      )}
      {hasCirconstances(genre) && (
        <Champ form={form} name="circonstances">
          {(champ) => (
            <TextAreaField
              {...champ}
              label={textes.circonstances}
              hint={textes.circonstancesAide}
              required
            />
          )}
        </Champ>
      )}
    </>
  )
}

const Pieces = () => <p>{textes.pieces}</p>

/** What happened to somebody whom a provident contract covers. */
export const sinistreDefinition = demarche(
  declarationSinistreActe,
  { quoi: Quoi, quand: Quand, pieces: Pieces },
  ({ contrat, faits: { personnes } }) => ({
    numeroContrat: contrat.numeroContratIndividuel,
    // Nobody is asked to choose among one.
    numPers: personnes.length === 1 ? (personnes[0]?.numPers ?? '') : '',
  }),
)
