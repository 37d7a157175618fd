import { adresseActe } from '@espace-adherent/contract/adresse'
import { codePostalResource } from '@espace-adherent/contract/referentiel'
import { saisieDepuisAdresse } from '@espace-adherent/domain/adresse/adresse.ts'
import { AdresseFields } from '@espace-adherent/ui/adresse/AdresseFields.tsx'
import type { FindLocalites } from '@espace-adherent/ui/adresse/useLocalites.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { plusieurs } from '@espace-adherent/ui/champs/genres.tsx'
import { TelephoneField } from '@espace-adherent/ui/telephone/TelephoneField.tsx'
import { readRows } from '../../platform/query/list.ts'
import { demarche, type VueDe } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { proposerAdresses } from './index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof adresseActe>

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
      <AdresseFields
        form={form}
        choix={choix}
        findLocalites={findLocalites}
        proposer={proposerAdresses}
      />
      {champs(form, {
        telephone: (champ) => (
          <TelephoneField {...champ} hint={textes.telephoneActuel(faits.telephone)} />
        ),
      })}
    </>
  )
}

const Foyer = ({ form, regles, plages, faits: { foyer } }: Props) => {
  const choix = foyer.map(({ id, nom, hasCompte }) => ({
    valeur: id,
    libelle: hasCompte ? textes.previent(nom) : nom,
  }))
  return (
    <>
      {foyer.length === 0 && <p>{textes.seul}</p>}
      {champs(form, {
        personnes: foyer.length > 0 && plusieurs(textes.foyer, choix, { hint: textes.foyerAide }),
        dateEffet: jourEffet(textes.depuis, plages, { aujourdhui: regles.jour }),
      })}
    </>
  )
}

/** Today's address to start from: people who move keep more of it than one thinks. */
export default demarche(
  adresseActe,
  { adresse: Adresse, foyer: Foyer },
  {
    initial: ({ faits: { adresse, foyer } }) => ({
      ...(adresse && saisieDepuisAdresse(adresse)),
      personnes: foyer.map(({ id }) => id),
    }),
  },
)
