import { declarationFactureActe } from '@espace-adherent/contract/sinistres'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jour, texte } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, PersonneField, type VueDe } from '../actes/index.ts'
import { Estimation } from './Estimation.tsx'
import { SoinsField } from './SoinsField.tsx'
import { textes } from './textes.ts'

type Vue = VueDe<typeof declarationFactureActe>

const Qui = ({ form, regles, faits: { personnes, dateDebut } }: Vue) =>
  champs(form, {
    numPers: (champ) => <PersonneField {...champ} personnes={personnes} />,
    professionnel: texte(textes.professionnel, {
      hint: textes.professionnelAide,
      autoComplete: 'off',
    }),
    dateSoins: jour(textes.dateSoins, { min: dateDebut, max: regles.jour }),
  })

const Soins = ({ form }: Vue) => champs(form, { soins: (champ) => <SoinsField {...champ} /> })

const Pieces = () => <p>{textes.pieces}</p>

/** Care whose bill no professional has sent by itself. */
export default demarche(
  declarationFactureActe,
  { qui: Qui, soins: Soins, pieces: Pieces },
  { Cote: Estimation },
)
