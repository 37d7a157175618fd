import {
  declarationFactureActe,
  type FaitsDeclarationFacture,
  type SaisieDeclarationFacture,
} from '@espace-adherent/contract/sinistres'
import { DateField } from '@espace-adherent/ui/dates'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, PersonneField, type VueProps } from '../actes/index.ts'
import { Estimation } from './Estimation.tsx'
import { SoinsField } from './SoinsField.tsx'
import { textes } from './textes.ts'

type Vue = VueProps<SaisieDeclarationFacture, FaitsDeclarationFacture>

const Qui = ({ form, regles: { jour }, faits: { personnes, dateDebut } }: Vue) => (
  <>
    <Champ form={form} name="numPers">
      {(champ) => <PersonneField {...champ} personnes={personnes} />}
    </Champ>
    <Champ form={form} name="professionnel">
      {(champ) => (
        <TextField
          {...champ}
          label={textes.professionnel}
          hint={textes.professionnelAide}
          required
          autoComplete="off"
        />
      )}
    </Champ>
    <Champ form={form} name="dateSoins">
      {(champ) => (
        <DateField {...champ} label={textes.dateSoins} required min={dateDebut} max={jour} />
      )}
    </Champ>
  </>
)

const Soins = ({ form }: Vue) => (
  <Champ form={form} name="soins">
    {(champ) => <SoinsField {...champ} />}
  </Champ>
)

const Pieces = () => <p>{textes.pieces}</p>

/** Care whose bill no professional has sent by itself. */
export const factureDefinition = {
  ...demarche(
    declarationFactureActe,
    { qui: Qui, soins: Soins, pieces: Pieces },
    ({ contrat, faits: { personnes } }) => ({
      numeroContrat: contrat.numeroContratIndividuel,
      // Nobody is asked to choose among one.
      numPers: personnes.length === 1 ? (personnes[0]?.numPers ?? '') : '',
    }),
  ),
  Cote: Estimation,
}
