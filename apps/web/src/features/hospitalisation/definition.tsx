import {
  type FaitsPec,
  pecHospiActe,
  type SaisiePec,
} from '@espace-adherent/contract/hospitalisation'
import { addDays } from '@espace-adherent/domain/calendrier'
import { libellesMotif, libellesService } from '@espace-adherent/domain/hospitalisation'
import { garderChiffres } from '@espace-adherent/domain/validation'
import { CheckboxField, RadioGroup, SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, PersonneField, type VueProps } from '../actes/index.ts'
import { EtablissementField } from './EtablissementField.tsx'
import { textes } from './textes.ts'

type Vue = VueProps<SaisiePec, FaitsPec>

const choixDe = (libelles: Readonly<Record<string, string>>) =>
  Object.entries(libelles).map(([valeur, libelle]) => ({ valeur, libelle }))
const chiffres = garderChiffres(2)

const Qui = ({ form, faits: { personnes, etablissements } }: Vue) => (
  <>
    <Champ form={form} name="numPers">
      {(champ) => <PersonneField {...champ} personnes={personnes} />}
    </Champ>
    <Champ form={form} name="finess">
      {(champ) => <EtablissementField {...champ} etablissements={etablissements} />}
    </Champ>
  </>
)

const Quand = ({ form, regles: { jour } }: Vue) => (
  <>
    <Champ form={form} name="service">
      {(champ) => (
        <SelectField {...champ} label={textes.service} required choix={choixDe(libellesService)} />
      )}
    </Champ>
    <Champ form={form} name="motif">
      {(champ) => (
        <SelectField
          {...champ}
          label={textes.motif}
          hint={textes.motifAide}
          required
          choix={choixDe(libellesMotif)}
        />
      )}
    </Champ>
    <Champ form={form} name="dateEntree">
      {(champ) => <DateField {...champ} label={textes.entree} required min={addDays(jour, -15)} />}
    </Champ>
    <Champ form={form} name="nuits">
      {(champ) => (
        <TextField
          {...champ}
          label={textes.nuits}
          hint={textes.nuitsAide}
          required
          figures
          inputMode="numeric"
          mask={chiffres}
        />
      )}
    </Champ>
  </>
)

const Chambre = ({ form }: Vue) => (
  <>
    {form.watch('nuits') !== '0' && (
      <Champ form={form} name="chambreParticuliere">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.chambre}
            required
            choix={[
              { valeur: true, libelle: textes.particuliere },
              { valeur: false, libelle: textes.double },
            ]}
          />
        )}
      </Champ>
    )}
    <Champ form={form} name="parentAccompagnant">
      {(champ) => <CheckboxField {...champ} label={textes.accompagnant} />}
    </Champ>
  </>
)

/** A stay in hospital, before it begins. */
export const pecDefinition = demarche(
  pecHospiActe,
  { qui: Qui, quand: Quand, chambre: Chambre },
  ({ contrat, faits: { personnes } }) => ({
    numeroContrat: contrat.numeroContratIndividuel,
    // Nobody is asked to choose among one.
    numPers: personnes.length === 1 ? (personnes[0]?.numPers ?? '') : '',
  }),
)
