import {
  adresseActe,
  type FaitsAdresse,
  type SaisieDemenagementActe,
} from '@espace-adherent/contract/adresse'
import { codePostalResource } from '@espace-adherent/contract/referentiel'
import { saisieDepuisAdresse } from '@espace-adherent/domain/adresse'
import { AdresseFields, type FindLocalites } from '@espace-adherent/ui/adresse'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import { DateEffetField } from '@espace-adherent/ui/dates'
import { Champ } from '@espace-adherent/ui/forms'
import { TelephoneField } from '@espace-adherent/ui/telephone'
import { readRows } from '../../platform/query/list.ts'
import { demarche, type VueProps } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { textes } from './textes.ts'

type Props = VueProps<SaisieDemenagementActe, FaitsAdresse>

const findLocalites: FindLocalites = async (codePostal) =>
  (await readRows(codePostalResource, { codePostal })).rows

function Adresse({ form, faits }: Props) {
  const choix = {
    pays: useChoix('pays'),
    naturesVoie: useChoix('nature-voie'),
    btq: useChoix('complement-numero'),
  }
  return (
    <>
      <AdresseFields form={form} choix={choix} findLocalites={findLocalites} />
      <Champ form={form} name="telephone">
        {(champ) => <TelephoneField {...champ} hint={textes.telephoneActuel(faits.telephone)} />}
      </Champ>
    </>
  )
}

const Foyer = ({ form, regles, faits: { foyer, plages } }: Props) => (
  <>
    {foyer.length === 0 ? (
      <p>{textes.seul}</p>
    ) : (
      <Champ form={form} name="personnes">
        {(champ) => (
          <CheckboxGroup
            {...champ}
            onChange={(ids) => champ.onChange([...ids])}
            label={textes.foyer}
            hint={textes.foyerAide}
            choix={foyer.map(({ id, nom, hasCompte }) => ({
              valeur: id,
              libelle: hasCompte ? textes.previent(nom) : nom,
            }))}
          />
        )}
      </Champ>
    )}
    <Champ form={form} name="dateEffet">
      {(champ) => (
        <DateEffetField
          {...champ}
          label={textes.depuis}
          plages={plages as Parameters<typeof DateEffetField>[0]['plages']}
          aujourdhui={regles.jour}
          required
        />
      )}
    </Champ>
  </>
)

/** Today's address to start from: people who move keep more of it than one thinks. */
export const adresseDefinition = demarche(
  adresseActe,
  { adresse: Adresse, foyer: Foyer },
  ({ contrat, faits: { adresse, foyer } }) => ({
    ...(adresse && saisieDepuisAdresse(adresse)),
    personnes: foyer.map(({ id }) => id),
    numeroContrat: contrat.numeroContratIndividuel,
  }),
)
